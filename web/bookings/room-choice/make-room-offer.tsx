import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { OfferedRooms } from '#web/bookings/room-choice/offered-rooms.ts'
import { useTypesFreeEachNight } from '#web/calendar/make-room/make-room-queries.ts'
import { MakeRoomSheet, type WantedType } from '#web/calendar/make-room/make-room-sheet.tsx'
import { Wide } from '#web/kit/form/form-card.tsx'
import { useRoomTypeOptions } from '#web/room-types/room-type-queries.ts'

interface MakeRoomOfferProps {
  offered: OfferedRooms
  check_in_date: CalendarDate | null
  check_out_date: CalendarDate | null
  /** The room is free for all nights now. */
  onMade: (roomId: number) => void
  /** The desk undoes that. */
  onUndo: (roomId: number) => void
}

/** A note for each type that has a free room every night but none for all nights, with the way to make one free. */
export const MakeRoomOffer = ({ offered, check_in_date, check_out_date, onMade, onUndo }: MakeRoomOfferProps) => {
  const [wanted, setWanted] = useState<WantedType>()
  const { data: all = [] } = useRoomTypeOptions()
  const isOffered = (typeId: number) => offered.rooms.some(({ room_type_id }) => room_type_id === typeId)
  const isShort = offered.isCertain && all.some(({ value }) => !isOffered(value))
  const nights = check_in_date && check_out_date ? { check_in_date, check_out_date } : undefined
  const { data: types = [] } = useTypesFreeEachNight(isShort ? nights : undefined)
  const split = isShort ? types.filter(({ id }) => !isOffered(id)) : []

  if (split.length === 0 && !wanted) return null
  return (
    <Wide>
      {split.map(({ id, name }) => (
        <Alert key={id} data-tone="info" p="xs" mb="xs">
          {say.noneForAllNights(name)}{' '}
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => nights && setWanted({ room_type_id: id, type_name: name, ...nights })}
          >
            Make room
          </Button>
        </Alert>
      ))}
      {wanted && (
        <MakeRoomSheet
          wanted={wanted}
          onClose={() => setWanted(undefined)}
          onMade={({ id }) => {
            setWanted(undefined)
            onMade(id)
          }}
          onUndo={({ id }) => onUndo(id)}
        />
      )}
    </Wide>
  )
}
