import { CancellationFee, policyFields } from '#contract/bookings/cancellation/cancellation-policy.ts'
import { requiredText, text } from '#contract/kit/text.ts'
import { CalendarDate, FilterDay } from '#contract/kit/time/calendar-date.ts'
import { timeOfDay } from '#contract/kit/time/time-of-day.ts'
import { Version } from '#contract/kit/version.ts'
import { wholeNumber } from '#contract/kit/whole-number.ts'
import { z } from '#contract/kit/z.ts'
import { occupancyFields } from '#contract/rates/occupancy-pricing.ts'
import { isGstin } from '#contract/settings/gstin.ts'
import { stateCode, stateNames } from '#contract/settings/indian-states.ts'
import { settingsMessages as say } from '#contract/settings/settings-messages.ts'
import { upiId } from '#contract/settings/upi.ts'

const credits = wholeNumber(say.wrongCredits).min(0, say.wrongCredits).max(99, say.wrongCredits)

const housekeepingFields = {
  dirty_after_check_out: z.boolean().optional(),
  dirty_each_morning: z.boolean().optional(),
  ready_means_inspected: z.boolean().optional(),
  departure_credits: credits.optional(),
  stay_credits: credits.optional(),
}

const retention = wholeNumber(say.wrongRetention).min(365, say.wrongRetention).max(7300, say.wrongRetention)

const isTimeZone = (timeZone: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) !== undefined
  } catch {
    return false
  }
}

const TimeOfDay = timeOfDay(say.wrongTime)
/** Vouchers have these prefixes. */
const taken = ['RV', 'RF']
const Prefix = z
  .string()
  .regex(/^[A-Z]{1,3}$/, say.wrongPrefix)
  .refine((prefix) => !taken.includes(prefix), say.takenPrefix)
export const Gstin = z
  .string()
  .trim()
  .toUpperCase()
  .refine((gstin) => gstin === '' || isGstin(gstin), say.wrongGstin)

const City = text(50).refine((city) => city === '' || city.length >= 3, say.wrongCity)
const PinCode = z
  .string()
  .trim()
  .regex(/^([1-9]\d{5})?$/, say.wrongPinCode)

const fields = z.object({
  name: requiredText(100, say.nameRequired),
  address: text(500),
  /** City and PIN code are also part of the address; e-invoices name them by themselves. Left out, they stay as they are. */
  city: City.optional(),
  pin_code: PinCode.optional(),
  state: z.enum(['', ...stateNames], 'Choose a state'),
  phone: text(40),
  email: z.union([z.literal(''), z.email(say.wrongEmail).max(254)], say.wrongEmail),
  gstin: Gstin,
  time_zone: z.string().max(60).refine(isTimeZone, say.wrongTimeZone),
  check_in_time: TimeOfDay,
  check_out_time: TimeOfDay,
  day_starts_at: z.string().regex(/^(0\d|1[01]):[0-5]\d$/, say.wrongDayStart),
  upi_id: z
    .string()
    .trim()
    .refine((id) => id === '' || upiId.test(id), say.wrongUpi),
  invoice_prefix: Prefix,
  credit_note_prefix: Prefix,
  /** Rent and food plan are one supply: together they decide the slab of a room-night. */
  composite_supply: z.boolean(),
  /** Documents from this day on are registered as e-invoices. Null switches it off; left out, it stays as it is. */
  e_invoice_since: FilterDay.nullable().optional(),
  /** The cancellation policy. A field that is left out stays as it is. */
  cancellation_fee: policyFields.cancellation_fee.optional(),
  cancellation_free_days: policyFields.cancellation_free_days.optional(),
  cancellation_percent: policyFields.cancellation_percent.optional(),
  /** Occupancy pricing: both or neither. Null switches it off; left out, it stays as it is. */
  occupancy_above_percent: occupancyFields.occupancy_above_percent.nullable().optional(),
  occupancy_raise_percent: occupancyFields.occupancy_raise_percent.nullable().optional(),
  /** Housekeeping. A field that is left out stays as it is. */
  ...housekeepingFields,
  /** Registers. A field that is left out stays as it is. */
  register_retention_days: retention.optional(),
  house_rules: text(4000).optional(),
  privacy_notice: text(4000).optional(),
  /** Form III asks for it. Left out, it stays as it is. */
  district: text(100).optional(),
})

/** A save sends the version that it was made from, so that it can't silently undo a colleague's change. */
export const SettingsDraft = fields.extend({ version: Version }).superRefine((settings, context) => {
  const complain = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], input: settings, message })
  if (settings.invoice_prefix === settings.credit_note_prefix) complain('credit_note_prefix', say.samePrefix)
  const { occupancy_above_percent: above, occupancy_raise_percent: raise } = settings
  if ((above ?? null) === null && raise != null) complain('occupancy_above_percent', say.abovePercentMissing)
  if ((raise ?? null) === null && above != null) complain('occupancy_raise_percent', say.raisePercentMissing)
  if ((above === undefined) !== (raise === undefined)) complain('occupancy_raise_percent', say.raisePercentMissing)
  if (settings.gstin === '' && settings.e_invoice_since) complain('e_invoice_since', say.eInvoicesWithoutGstin)
  if (settings.gstin === '') return
  if (settings.state === '') complain('state', say.gstinWithoutState)
  else if (stateCode(settings.state) !== settings.gstin.slice(0, 2)) complain('state', say.gstinOfOtherState)
})
export type SettingsDraft = z.infer<typeof SettingsDraft>

export const Settings = z.object({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  pin_code: z.string(),
  state: z.string(),
  phone: z.string(),
  email: z.string(),
  gstin: z.string(),
  time_zone: z.string(),
  check_in_time: z.string(),
  check_out_time: z.string(),
  day_starts_at: z.string(),
  upi_id: z.string(),
  invoice_prefix: z.string(),
  credit_note_prefix: z.string(),
  composite_supply: z.boolean(),
  /** Null if e-invoicing does not apply to the hotel. */
  e_invoice_since: CalendarDate.nullable(),
  cancellation_fee: CancellationFee,
  cancellation_free_days: z.int(),
  cancellation_percent: z.int(),
  /** Null if occupancy pricing is off. */
  occupancy_above_percent: z.int().nullable(),
  occupancy_raise_percent: z.int().nullable(),
  /** A room becomes dirty when its guests leave it, and on each morning of a stay. */
  dirty_after_check_out: z.boolean(),
  dirty_each_morning: z.boolean(),
  /** A clean room must be inspected before it is ready for guests. */
  ready_means_inspected: z.boolean(),
  /** How much work a cleaning is after a departure and during a stay; rooms are assigned evenly by these. */
  departure_credits: z.int(),
  stay_credits: z.int(),
  /** For how many days after a departure the guest register has a person. */
  register_retention_days: z.int(),
  /** Printed on the registration card, above the signature. */
  house_rules: z.string(),
  privacy_notice: z.string(),
  district: z.string(),
  version: z.int(),
  /** The URL of the logo; null without one. */
  logo: z.string().nullable(),
})
export type Settings = z.infer<typeof Settings>
