import { Button } from '@mantine/core'
import { IconArrowsJoin } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { UnsavedMove } from '#contract/calendar/apply-moves.ts'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import type { MakeRoom } from '#contract/calendar/make-room.ts'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { CalendarData } from '#web/calendar/data/calendar-data.ts'
import type { Geometry } from '#web/calendar/grid/geometry.ts'
import type { RoomDay } from '#web/calendar/grid/grid-types.ts'
import { CalendarMakeRoom, type WantedNights } from '#web/calendar/make-room/calendar-make-room.tsx'
import { FreedNights, type FreedRoom } from '#web/calendar/make-room/freed-nights.tsx'
import { readStaysOf } from '#web/calendar/make-room/make-room-queries.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'

interface CalendarMakeRoomOptions {
  data: CalendarData
  today: CalendarDate
  isRearranging: boolean
  /** Collects the moves in Rearrange mode: Save accepts them, Discard rejects them. */
  onPropose: (moves: UnsavedMove[]) => void
  /** Scrolls to cells and unfolds their room types. The last one is visible in any case. */
  onReveal: (cells: RoomDay[]) => void
}

/** Make room in the calendar: the proposal is shown there before it is saved. */
export const useCalendarMakeRoom = ({ data, today, isRearranging, onPropose, onReveal }: CalendarMakeRoomOptions) => {
  const [initial, setInitial] = useState<WantedNights>()
  const [freed, setFreed] = useState<FreedRoom>()
  /** Cells to scroll to when the strip of Rearrange mode is drawn, which makes the grid lower. */
  const [cells, setCells] = useState<RoomDay[]>()

  useEffect(() => {
    if (!isRearranging) setFreed(undefined)
  }, [isRearranging])

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolled once for each proposal
  useEffect(() => {
    if (cells) onReveal(cells)
  }, [cells])

  const show = async ({ moves, room }: MakeRoom, wanted: WantedNights) => {
    setInitial(undefined)
    if (!room) return
    const targets = moves.map(({ room_id, check_in_date }) => ({ room_id, day: check_in_date }))
    const shown = [...targets.toReversed(), { room_id: room.id, day: wanted.check_in_date }]
    if (moves.length === 0) {
      setCells(shown)
      return
    }
    setFreed({ ...wanted, room_id: room.id })
    try {
      const stays = await readStaysOf(moves)
      onPropose(
        moves.flatMap(({ stay, room_id }) => {
          const was = stays.find((one) => one.stay === stay)
          return was ? { was, room_id, check_in_date: was.check_in_date, check_out_date: was.check_out_date } : []
        }),
      )
      setCells(shown)
    } catch (failure) {
      toast.error(failureText(failure, say.makeRoomFailed))
    }
  }

  const open = (wanted?: Partial<WantedNights>) =>
    setInitial({ room_type_id: null, check_in_date: today, check_out_date: addDays(today, 1), ...wanted })

  return {
    open,
    /** The nights that become free, while the proposal is shown. */
    layer: (geometry: Geometry) => isRearranging && freed && <FreedNights freed={freed} geometry={geometry} />,
    button: (
      <Button variant="default" leftSection={<IconArrowsJoin size={16} />} onClick={() => open()}>
        Make room
      </Button>
    ),
    dialog: initial && (
      <CalendarMakeRoom
        roomTypes={data.room_types}
        initial={initial}
        onClose={() => setInitial(undefined)}
        onShow={(found, wanted) => void show(found, wanted)}
      />
    ),
  }
}
