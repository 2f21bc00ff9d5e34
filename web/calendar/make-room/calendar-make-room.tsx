import { Button, Group, Select, Text } from '@mantine/core'
import { useState } from 'react'
import { wrongNights } from '#contract/bookings/booking-draft.ts'
import type { CalendarRoomType } from '#contract/calendar/calendar.ts'
import type { MakeRoom } from '#contract/calendar/make-room.ts'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import classes from '#web/calendar/make-room/make-room.module.css'
import { useMakeRoom } from '#web/calendar/make-room/make-room-queries.ts'
import { Proposal } from '#web/calendar/make-room/proposal.tsx'
import { DayInput } from '#web/kit/fields/day-input.tsx'
import { Dialog } from '#web/kit/page/dialog.tsx'

export interface WantedNights {
  room_type_id: number | null
  check_in_date: CalendarDate
  check_out_date: CalendarDate
}

interface CalendarMakeRoomProps {
  roomTypes: CalendarRoomType[]
  initial: WantedNights
  onClose: () => void
  /** Shows the moves in the calendar, where they are saved or discarded. */
  onShow: (found: MakeRoom, wanted: WantedNights) => void
}

/** Asks for a type and nights, and proposes the moves that free a room for them. */
export const CalendarMakeRoom = ({ roomTypes, initial, onClose, onShow }: CalendarMakeRoomProps) => {
  const [typeId, setTypeId] = useState<number | null>(initial.room_type_id)
  const [from, setFrom] = useState<CalendarDate | null>(initial.check_in_date)
  const [to, setTo] = useState<CalendarDate | null>(initial.check_out_date)
  const type = roomTypes.find(({ id }) => id === typeId)
  const wrong = from && to ? wrongNights(from, to) : undefined
  const wanted =
    type && from && to && !wrong ? { room_type_id: type.id, check_in_date: from, check_out_date: to } : undefined
  const proposal = useMakeRoom(wanted)
  const found = wanted && proposal.data

  return (
    <Dialog title="Make room" onClose={onClose}>
      <Text c="dimmed" fz="sm">
        Moves bookings that have not arrived and are not pinned, so that one room is free for all nights.
      </Text>
      <div className={classes.fields}>
        <Select<number>
          className={classes.wide}
          label="Room type"
          placeholder="Choose a room type"
          data={roomTypes.map(({ id, name }) => ({ value: id, label: name }))}
          value={typeId}
          onChange={setTypeId}
          data-autofocus
        />
        <DayInput
          label="Check-in"
          value={from}
          onChange={(day) => {
            setFrom(day)
            if (day && to && to <= day) setTo(addDays(day, 1))
          }}
        />
        <DayInput label="Check-out" value={to} onChange={setTo} error={wrong} />
      </div>
      {type && wanted && <Proposal proposal={proposal} typeName={type.name} />}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={!found?.room || proposal.isFetching} onClick={() => found && wanted && onShow(found, wanted)}>
          Show in the calendar
        </Button>
      </Group>
    </Dialog>
  )
}
