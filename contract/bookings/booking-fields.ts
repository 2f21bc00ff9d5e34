import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { Id } from '#contract/kit/id.ts'
import { atMost, highestPayment, highestPrice, notRupees, Rupees, zero } from '#contract/kit/money.ts'
import { text } from '#contract/kit/text.ts'
import { CalendarDate, requiredDay } from '#contract/kit/time/calendar-date.ts'
import { timeOfDay } from '#contract/kit/time/time-of-day.ts'
import { wholeNumber } from '#contract/kit/whole-number.ts'
import { z } from '#contract/kit/z.ts'

// A field that is stored as it is typed is added here once. The draft, the reply, the columns that the server reads and
// writes, the history and the comparison of two clerks' changes follow from these four lists.

const people = (missing: string | undefined, fewest: number, tooFew: string) =>
  wholeNumber(missing).min(fewest, tooFew).max(500, say.tooManyPeople)
export const amount = (missing: string, negative: string, most = highestPrice) =>
  z
    .number({ error: ({ input }) => (input === undefined ? missing : notRupees) })
    .pipe(Rupees.refine((paise) => paise >= 0, negative).refine(...atMost(most)))

/** `18:30`; an empty text is null. */
const optionalTime = z.codec(z.string(say.wrongTime).nullable(), timeOfDay(say.wrongTime).nullable(), {
  decode: (input) => input?.trim() || null,
  encode: (time) => time,
})

const longestRemarks = 500

/**
 * The fields in a draft. The details (remarks, expected arrival, pinned, source, company) may be left out: a new booking
 * has their defaults then, and an edit leaves them unchanged, so that an older client does not delete them.
 */
export const draftFields = {
  check_in_date: requiredDay(say.checkInRequired),
  check_out_date: requiredDay(say.checkOutRequired),
  number_of_adults: people(say.adultsRequired, 1, say.oneAdult),
  number_of_children: people(undefined, 0, say.notNegative).default(0),
  number_of_infants: people(undefined, 0, say.notNegative).default(0),
  food_plan_rate: amount(say.rateRequired, say.rateNegative),
  desk_remarks: text(longestRemarks).optional(),
  housekeeping_remarks: text(longestRemarks).optional(),
  expected_arrival: optionalTime.optional(),
  /** The guest asked for this very room, so automatic rearranging must not move the booking. */
  pinned: z.boolean().optional(),
  source_id: Id.nullable().optional(),
  /** The company or travel agent that the booking is for. */
  company_id: Id.nullable().optional(),
  /** The plan that the nights are priced by; null for a booking without one. */
  rate_plan_id: Id.nullable().optional(),
  /** Why the price or the dates differ from the plan. */
  rate_override_reason: text(longestRemarks).nullable().optional(),
}

type Field = keyof typeof draftFields

export const bookingFields = Object.keys(draftFields) as Field[]

type DraftValues = z.output<z.ZodObject<typeof draftFields>>

/** Only these fields of a draft. */
export const fieldsOf = (draft: DraftValues) =>
  Object.fromEntries(bookingFields.map((field) => [field, draft[field]])) as unknown as DraftValues

/** The fields in a reply, without today's limits: an old booking may exceed them. */
export const replyFields = {
  check_in_date: CalendarDate,
  check_out_date: CalendarDate,
  number_of_adults: z.int(),
  number_of_children: z.int(),
  number_of_infants: z.int(),
  food_plan_rate: Rupees,
  desk_remarks: z.string(),
  housekeeping_remarks: z.string(),
  expected_arrival: z.string().nullable(),
  pinned: z.boolean(),
  source_id: Id.nullable(),
  company_id: Id.nullable(),
  rate_plan_id: Id.nullable(),
  rate_override_reason: z.string().nullable(),
} satisfies Record<Field, z.ZodType>

/** The advance that is taken with a booking. It becomes a payment and is no field of the booking. */
export const advanceFields = {
  advance_amount: amount(say.advanceRequired, say.amountNegative, highestPayment),
  /** The name of a payment method, in any letter case. */
  advance_method: text(100).default('cash'),
  /** The source of a transfer, such as UPI or a bank. */
  advance_source: text(100).default(''),
  advance_reference: text(100).default(''),
  /** The desk has confirmed that the advance is more than the total of the bill. */
  confirm_advance: z.boolean().default(false),
  /** The clerk has confirmed cash of the legal limit or more from one person in a day or for one stay. */
  confirm_cash: z.boolean().default(false),
}

export const noAdvance = { advance_amount: 0, advance_method: 'cash', advance_source: '', advance_reference: '' }

const newOwnFields = {
  number_of_adults: 1,
  number_of_children: 0,
  number_of_infants: 0,
  food_plan_rate: 0,
  desk_remarks: '',
  housekeeping_remarks: '',
  expected_arrival: null,
  pinned: false,
  source_id: null,
  company_id: null,
  rate_plan_id: null,
  rate_override_reason: null,
} satisfies { [Name in Exclude<Field, 'check_in_date' | 'check_out_date'>]: z.input<(typeof replyFields)[Name]> }

/** The values of a new form, as they are sent. */
export const newFields = { ...newOwnFields, ...noAdvance }

/** The same in paise, for a booking that is made without the form: from a request, in the demo, in a test. */
export const newDraft = {
  ...z.object(replyFields).omit({ check_in_date: true, check_out_date: true }).decode(newOwnFields),
  ...noAdvance,
  advance_amount: zero,
  confirm_advance: true,
  confirm_cash: true,
}

interface FieldName {
  label: string
  /** The name inside a sentence, if it differs from the label in small letters. */
  inSentence?: string
  kind: 'text' | 'number' | 'day' | 'money' | 'yes_no' | 'source' | 'company' | 'rate_plan'
}

/** The labels of the fields in the history, and how their values are written. */
export const fieldNames: Record<Field, FieldName> = {
  check_in_date: { label: 'Check-in', kind: 'day' },
  check_out_date: { label: 'Check-out', kind: 'day' },
  number_of_adults: { label: 'Adults', kind: 'number' },
  number_of_children: { label: 'Children', kind: 'number' },
  number_of_infants: { label: 'Infants', kind: 'number' },
  food_plan_rate: { label: 'Food plan rate', kind: 'money' },
  desk_remarks: { label: 'Remarks for the desk', kind: 'text' },
  housekeeping_remarks: { label: 'Remarks for housekeeping', kind: 'text' },
  expected_arrival: { label: 'Expected arrival', kind: 'text' },
  pinned: { label: 'Pinned to this room', kind: 'yes_no' },
  source_id: { label: 'Source', kind: 'source' },
  company_id: { label: 'Company', kind: 'company' },
  rate_plan_id: { label: 'Rate plan', kind: 'rate_plan' },
  rate_override_reason: { label: 'Reason for the exception', kind: 'text' },
}
