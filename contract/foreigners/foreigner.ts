import { foreignerMessages as say } from '#contract/foreigners/foreigner-messages.ts'
import { formKeys } from '#contract/foreigners/form-keys.ts'
import { listQuery } from '#contract/kit/paging.ts'
import { RecordEvent } from '#contract/kit/record-event.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { requiredText, text } from '#contract/kit/text.ts'
import { CalendarDate, FilterDay, Instant, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import { daysInOrder } from '#contract/kit/time/days-in-order.ts'
import { Version } from '#contract/kit/version.ts'
import { z } from '#contract/kit/z.ts'

/** Of an anonymised guest nothing is to be filed any more. */
export const ForeignerStatus = z.enum([
  'to_file',
  'overdue',
  'filed',
  'departure_to_file',
  'departure_filed',
  'to_correct',
  'anonymised',
])
export type ForeignerStatus = z.output<typeof ForeignerStatus>

/** Why what was filed is no longer right: the guest or the departure was changed afterwards. */
const ForeignerCorrection = z.enum(['now_indian', 'not_left', 'left_at_another_time'])

/** Rule: within 24 hours of the arrival, and of the departure. */
export const hoursToFile = 24
/** The desk is told when so many hours are left. */
export const hoursOfWarning = 4

/** A foreign national in the house, now or before. The slug is the occupant's. */
export const Foreigner = z.object({
  slug: Slug,
  guest: Slug,
  name: z.string(),
  nationality: z.string(),
  passport_no: z.string(),
  booking: Slug,
  booking_number: z.string(),
  /** Empty if the room is no longer booked. */
  rooms: z.string(),
  arrival_date: CalendarDate,
  /** Null if only the date is known. */
  arrived_at: Instant.nullable(),
  /** Null while the person is in the house. */
  departure_date: CalendarDate.nullable(),
  left_at: Instant.nullable(),
  status: ForeignerStatus,
  correction: ForeignerCorrection.nullable(),
  /** Until then the arrival, or for those who are filed and left the departure, is to be filed. */
  due_at: Instant.nullable(),
  application_number: z.string(),
  filed_at: Instant.nullable(),
  filed_by: z.string().nullable(),
  departure_number: z.string(),
  departure_filed_at: Instant.nullable(),
  departure_filed_by: z.string().nullable(),
  onward_address: z.string(),
  /** The labels of required fields that are empty. */
  missing: z.array(z.string()),
  /** Of what was filed; 0 while nothing is. */
  version: z.int().min(0),
})
export type Foreigner = z.output<typeof Foreigner>

export const CopyField = z.object({
  key: z.enum(formKeys),
  portal_name: z.string(),
  section: z.string(),
  label: z.string(),
  /** As the portal takes it. */
  value: z.string(),
  /** What a code means, such as United Kingdom for GBR; empty if the value says it. */
  meaning: z.string(),
  /** Required by the portal and empty. */
  is_missing: z.boolean(),
  /** The list of the portal has no such value: a country, a visa type or a purpose. */
  is_unlisted: z.boolean(),
})
export type CopyField = z.output<typeof CopyField>

/** A field of the form that has another value now than when the arrival was filed. */
export const ChangedField = z.object({ label: z.string(), filed: z.string(), now: z.string() })
export type ChangedField = z.output<typeof ChangedField>

export const ForeignerDetails = Foreigner.extend({
  fields: z.array(CopyField),
  changed: z.array(ChangedField),
  has_photo: z.boolean(),
  /** Proposed as the onward address. */
  going_to: z.string(),
  /** Who filed, corrected and removed what, newest first. */
  history: z.array(RecordEvent),
})
export type ForeignerDetails = z.output<typeof ForeignerDetails>

export const ForeignerQuery = listQuery('name', 'arrival', 'due')
  .extend({
    status: ForeignerStatus.optional(),
    /** By the day of arrival. */
    from: FilterDay.optional(),
    to: FilterDay.optional(),
  })
  .refine(...daysInOrder('from', 'to'))
export type ForeignerQuery = z.output<typeof ForeignerQuery>

/** The register of a period, one year at most; without days the last 365. */
export const ForeignerRegisterQuery = z
  .object({ from: FilterDay.optional(), to: FilterDay.optional() })
  .refine(...daysInOrder('from', 'to'))
  .refine(({ from, to }) => from === undefined || to === undefined || nightsBetween(from, to) < 366, {
    message: say.tooLong,
    path: ['to'],
  })
export type ForeignerRegisterQuery = z.output<typeof ForeignerRegisterQuery>

/** The arrival is filed, or what was recorded of it is corrected. */
export const ForeignerFiled = z.object({
  application_number: requiredText(50, say.numberRequired),
  filed_at: Instant,
  /** Required fields of the form are empty here, but not in the portal. */
  confirm_missing: z.boolean().default(false),
  version: Version,
})
export type ForeignerFiled = z.output<typeof ForeignerFiled>

/** The portal may give a departure no number of its own. */
export const DepartureFiled = z.object({
  departure_number: text(50).default(''),
  departure_filed_at: Instant,
  onward_address: text(300).default(''),
  version: Version,
})
export type DepartureFiled = z.output<typeof DepartureFiled>

export const ForeignerUndo = z.object({ what: z.enum(['arrival', 'departure']), version: Version })
export type ForeignerUndo = z.output<typeof ForeignerUndo>

const minute = 60_000

/** `21 h 10 min left`, or how long it is overdue. */
export const timeLeft = (dueAt: string, now: Date) => {
  const left = Date.parse(dueAt) - now.getTime()
  const minutes = Math.floor(Math.abs(left) / minute)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const span = hours >= 48 ? `${Math.floor(hours / 24)} days` : `${hours} h ${String(rest).padStart(2, '0')} min`
  return left >= 0 ? `${span} left` : `${span} overdue`
}
