import type { AuditAction } from '#contract/audit/audit.ts'
import { formatRupees, paise } from '#contract/kit/money.ts'
import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'

export type Change = Record<string, unknown>

/** A stay as the audit trail has it, with the number of its room. */
export interface Room extends Change {
  room_number: string
}

/** The changed values of a stay, and what they were. */
export interface ChangedStay extends Room {
  was: Room
}

/** Nights of a stay that were added, changed or deleted: their prices by date. */
export interface NightChange {
  action: AuditAction
  room_number: string
  /** The reason of a correction of past nights. */
  reason: string | null
  before: Record<CalendarDate, { rent: number }> | null
  after: Record<CalendarDate, { rent: number }> | null
}

interface StayChanges {
  before: Change | null
  after: Change | null
  added: Room[]
  removed: Room[]
  changed: ChangedStay[]
}

export type Fields = Record<string, [label: string, show: (value: unknown) => string]>

export const asDay = (value: unknown) => formatDay(value as CalendarDate)
export const asMoney = (value: unknown) => formatRupees(paise(Number(value)))

export const changesIn = (fields: Fields, before: Change, after: Change) =>
  Object.entries(fields).flatMap(([field, [label, show]]) =>
    field in after && after[field] !== before[field] ? `${label} ${show(before[field])} → ${show(after[field])}` : [],
  )

/** A stay that ends earlier because its guests move to this room on that day. */
const movedFrom = ({ changed }: StayChanges, room: Room) =>
  changed.find((stay) => stay.line === room.line && stay.check_out_date === room.check_in_date)

/** A stay that goes on because its guests no longer move to this room. */
const joinedWith = ({ changed }: StayChanges, room: Room) =>
  changed.find((stay) => stay.line === room.line && stay.was.check_out_date === room.check_in_date)

/** Other rooms, added rooms, removed rooms and room moves. */
export const roomChanges = (entry: StayChanges) => [
  ...entry.changed
    .filter((stay) => stay.room_number !== stay.was.room_number)
    .map((stay) => `room ${stay.was.room_number} → room ${stay.room_number}`),
  ...entry.added.map((room) => {
    const from = movedFrom(entry, room)
    if (from) return `room ${from.room_number} → room ${room.room_number} from ${asDay(room.check_in_date)}`
    return `room ${room.room_number} added (${asDay(room.check_in_date)} to ${asDay(room.check_out_date)})`
  }),
  ...entry.removed.map((room) => {
    const to = joinedWith(entry, room)
    if (to) return `room ${room.room_number} → room ${to.room_number} from ${asDay(room.check_in_date)}`
    return `room ${room.room_number} removed`
  }),
]

const dates: Fields = { check_in_date: ['check-in', asDay], check_out_date: ['check-out', asDay] }
const people: Fields = {
  number_of_adults: ['adults', String],
  number_of_children: ['children', String],
  number_of_infants: ['infants', String],
}

/** Dates and people of rooms, without those that only follow the booking's. */
export const dateChanges = (entry: StayChanges) =>
  entry.changed.flatMap((stay) => {
    const isMove =
      entry.added.some((room) => movedFrom(entry, room) === stay) ||
      entry.removed.some((room) => joinedWith(entry, room) === stay && room.check_out_date === stay.check_out_date)
    const followsBooking = (field: string) => {
      if (field in people) return entry.after !== null && field in entry.after
      return entry.before?.[field] === stay.was[field] && entry.after?.[field] === stay[field]
    }
    const own = Object.fromEntries(
      Object.entries({ ...(!isMove && dates), ...people }).filter(([field]) => !followsBooking(field)),
    )
    const parts = changesIn(own, stay.was, stay).map((change) => `room ${stay.room_number} ${change}`)
    return stay.departed_on ? [`room ${stay.room_number} checked out`, ...parts] : parts
  })

/** New rents: in one sentence if all changed nights of a room had the same rent before and have the same now. */
export const rentChanges = (nights: NightChange[]) =>
  nights.flatMap(({ action, room_number, reason, before, after }) => {
    if (action === 'delete') {
      return reason
        ? [
            `room ${room_number} without ${Object.keys(before ?? {})
              .sort()
              .map(formatDay)
              .join(', ')}`,
          ]
        : []
    }
    if (action !== 'update' || !before || !after) return []
    const changes = Object.keys(after)
      .sort()
      .map((date) => ({ date, change: `${asMoney(before[date]?.rent)} → ${asMoney(after[date]?.rent)}` }))
      .filter(({ date }) => before[date]?.rent !== after[date]?.rent)
    const [first] = changes
    if (!first) return []
    if (!reason && changes.every(({ change }) => change === first.change))
      return [`room ${room_number} rent ${first.change}`]
    return changes.map(({ date, change }) => `room ${room_number} rent of ${formatDay(date)} ${change}`)
  })

/** Rents that nights have in a room that was added, if they had another rent in the room before. */
export const newRents = ({ added, nights }: Pick<StayChanges, 'added'> & { nights: NightChange[] }) => {
  const deleted = nights.filter(({ action }) => action === 'delete')
  const before: NightChange['before'] = Object.assign({}, ...deleted.map((change) => change.before))
  return added.flatMap(({ room_number, rents }) => {
    const after = Object.entries((rents ?? {}) as Record<CalendarDate, number>)
      .filter(([date]) => before?.[date])
      .map(([date, rent]) => [date, { rent }] as const)
    return rentChanges([{ action: 'update', room_number, reason: null, before, after: Object.fromEntries(after) }])
  })
}
