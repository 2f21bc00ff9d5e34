import type { CalendarBlock, CalendarStay } from '#contract/calendar/calendar.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { lastDayOf } from '#web/calendar/bars/shown-stay.ts'
import { grouped } from '#web/kit/list/grouped.ts'

/** A stay with the day on which its bar ends. */
export interface ShownStay {
  stay: CalendarStay
  until: CalendarDate
}

export interface StayIndex {
  staysOfRoom: ReadonlyMap<number, ShownStay[]>
  blocksOfRoom: ReadonlyMap<number, CalendarBlock[]>
  /** Guests who change rooms: the stay they leave, and the one they enter on the same day. */
  roomChanges: { from: CalendarStay; to: CalendarStay }[]
}

/** Everything that the grid looks up while it scrolls. */
export const indexStays = (
  { stays, blocks }: { stays: CalendarStay[]; blocks: CalendarBlock[] },
  today: CalendarDate,
): StayIndex => {
  const leaving = new Map(
    stays.filter(({ moves_on }) => moves_on).map((stay) => [changeKey(stay, 'check_out_date'), stay]),
  )
  return {
    staysOfRoom: new Map(
      grouped(
        stays.map((stay) => ({ stay, until: lastDayOf(stay, today) })),
        ({ stay }) => stay.room_id,
      ),
    ),
    blocksOfRoom: new Map(grouped(blocks, ({ room_id }) => room_id)),
    roomChanges: stays.flatMap((to) => {
      const from = to.moved_in && leaving.get(changeKey(to, 'check_in_date'))
      return from ? [{ from, to }] : []
    }),
  }
}

const changeKey = (stay: CalendarStay, day: 'check_in_date' | 'check_out_date') =>
  `${stay.booking} ${stay.line} ${stay[day]}`

/** The stay or block that holds the room on the night of a day. */
export const onNight = ({ staysOfRoom, blocksOfRoom }: StayIndex, roomId: number, day: CalendarDate) => {
  const stays = staysOfRoom.get(roomId) ?? []
  // An overstay reaches into the nights of the next guest, who is found first.
  const shown = stays
    .filter(({ stay, until }) => stay.check_in_date <= day && day < until)
    .sort((one, other) => other.stay.check_in_date.localeCompare(one.stay.check_in_date))[0]
  if (shown) return { kind: 'stay' as const, ...shown }
  const block = blocksOfRoom.get(roomId)?.find((one) => one.check_in_date <= day && day < one.check_out_date)
  return block && { kind: 'block' as const, block }
}
