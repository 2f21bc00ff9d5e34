import { RegisterColumn, RegisterShows } from '#contract/guest-register/register-column.ts'
import { registerMessages as say } from '#contract/guest-register/register-messages.ts'
import { sexes } from '#contract/guests/guest-fields.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { CalendarDate, FilterDay, Instant, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import { daysInOrder } from '#contract/kit/time/days-in-order.ts'
import { z } from '#contract/kit/z.ts'

const Day = z.string(say.bothDates).min(1, say.bothDates).pipe(FilterDay)

const isUnique = (columns: RegisterColumn[]) => new Set(columns).size === columns.length

/** Columns in the order in which they are printed. */
export const RegisterColumns = z.array(RegisterColumn).min(1, say.noColumns).refine(isUnique, say.columnTwice)

/** `number,name,age` */
const columnsOfQuery = z.codec(z.string(), RegisterColumns, {
  decode: (text) => text.split(',') as RegisterColumn[],
  encode: (columns) => columns.join(','),
})

const days = (most: number, message: string) =>
  z
    .object({
      from: Day,
      to: Day,
      /** The template says whom and which columns, unless the query does; without one, the default template. */
      template: Slug.optional(),
      shows: RegisterShows.optional(),
      columns: columnsOfQuery.optional(),
    })
    .refine(...daysInOrder('from', 'to'))
    .refine(({ from, to }) => nightsBetween(from, to) < most, { path: ['to'], message })

export const RegisterQuery = days(31, say.tooManyDays)
export const RegisterExcelQuery = days(366, say.tooManyDaysOfExcel)
export type RegisterQuery = z.output<typeof RegisterQuery>

/** A person on the page of a day. */
export const RegisterRow = z.object({
  /** Of the person within the booking. */
  occupant: Slug,
  booking: Slug,
  /** 2627-0123: counted by financial year in the order of arrival; null until it is given, within the hour. */
  number: z.string().nullable(),
  name: z.string(),
  relation: z.string(),
  age: z.int().nullable(),
  sex: z.enum(sexes).nullable(),
  nationality: z.string(),
  phone: z.string(),
  address: z.string(),
  /** Of an Aadhaar number only the last four digits. */
  id_proof: z.string(),
  from_place: z.string(),
  proceeding_to: z.string(),
  purpose: z.string(),
  /** The room of that night; of an arrival, the first one. */
  room: z.string(),
  arrival_date: CalendarDate,
  /** Null if only the date is known. */
  arrived_at: Instant.nullable(),
  /** Null while the person is in the house. */
  departure_date: CalendarDate.nullable(),
  left_at: Instant.nullable(),
  /** The invoices of the booking. */
  bill: z.string(),
  /** When this person signed the valid registration card on the screen; null if nobody or somebody else did. */
  signed_at: Instant.nullable(),
})
export type RegisterRow = z.output<typeof RegisterRow>

/** A room with more people than are registered for it, on the page of a day. */
export const UnregisteredRoom = z.object({
  booking: Slug,
  room: z.string(),
  /** How many of them are not registered. */
  people: z.int().positive(),
})
export type UnregisteredRoom = z.output<typeof UnregisteredRoom>

export const RegisterDay = z.object({
  day: CalendarDate,
  rows: z.array(RegisterRow),
  unregistered: z.array(UnregisteredRoom),
})
export type RegisterDay = z.output<typeof RegisterDay>

export const GuestRegister = z.object({
  shows: RegisterShows,
  columns: z.array(RegisterColumn),
  days: z.array(RegisterDay),
})
export type GuestRegister = z.output<typeof GuestRegister>
