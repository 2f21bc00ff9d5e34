import type { GuestDraft, GuestField } from '#contract/guests/guest.ts'
import { guestMessages as say } from '#contract/guests/guest-messages.ts'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'

type FieldSentences = Partial<Record<GuestField, string>>
type Day = CalendarDate | null

// Dates are text such as 2026-11-15, so that text order is date order.
const isBefore = (day: Day, other: Day) => day !== null && other !== null && day < other

const pastDays = [
  'birth_date',
  'anniversary_date',
  'passport_date_of_issue',
  'visa_date_of_issue',
  'date_of_arrival_in_india',
] as const
const laterDays = ['passport_date_of_expiry', 'visa_valid_till'] as const

/** Impossible dates. A field shows its first error. */
export const guestDateErrors = (guest: GuestDraft, today: CalendarDate) => {
  const errors: FieldSentences = {}
  const forbid = (isWrong: boolean, field: GuestField, message: string) => {
    if (isWrong) errors[field] ??= message
  }
  for (const field of pastDays) {
    forbid(isBefore(today, guest[field]), field, say.inFuture)
    forbid(field !== 'birth_date' && isBefore(guest[field], guest.birth_date), field, say.afterBirth)
  }
  for (const field of [...pastDays, ...laterDays]) forbid(isBefore(guest[field], '1900-01-01'), field, say.notSoOld)
  const arrival = guest.date_of_arrival_in_india
  const { passport_date_of_issue, passport_date_of_expiry, visa_date_of_issue, visa_valid_till } = guest
  const isAfter = (day: Day, other: Day) => day === null || other === null || day > other
  forbid(!isAfter(passport_date_of_expiry, passport_date_of_issue), 'passport_date_of_expiry', say.passportExpiry)
  forbid(isBefore(passport_date_of_expiry, arrival), 'passport_date_of_expiry', say.passportExpired)
  forbid(!isAfter(visa_valid_till, visa_date_of_issue), 'visa_valid_till', say.visaValidity)
  forbid(isBefore(visa_valid_till, arrival), 'visa_valid_till', say.visaExpired)
  return errors
}

/** Dates that are allowed but unusual. They can be saved. */
export const guestWarnings = (guest: GuestDraft, today: CalendarDate) => {
  const warnings: FieldSentences = {}
  const warn = (isOdd: boolean, field: GuestField, message: string) => {
    if (isOdd) warnings[field] ??= message
  }
  const { date_of_arrival_in_india: arrival, duration_of_stay_in_india: stay } = guest
  const { passport_date_of_expiry: passportEnd, visa_valid_till: visaEnd } = guest
  warn(isBefore(arrival, guest.passport_date_of_issue), 'passport_date_of_issue', say.passportNewer)
  warn(isBefore(arrival, guest.visa_date_of_issue), 'visa_date_of_issue', say.visaNewer)
  warn(isBefore(passportEnd, today), 'passport_date_of_expiry', say.passportOver)
  warn(isBefore(visaEnd, today), 'visa_valid_till', say.visaOver)
  if (arrival === null) return warnings
  warn(isBefore(passportEnd, addDays(arrival, 183)), 'passport_date_of_expiry', say.passportRunsOut)
  warn(stay !== null && isBefore(visaEnd, addDays(arrival, stay - 1)), 'visa_valid_till', say.visaTooShort)
  return warnings
}
