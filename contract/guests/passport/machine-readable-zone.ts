import { type FieldName, type ParseResult, parse } from 'mrz'
import { birthDayOf, expiryDayOf } from '#contract/guests/passport/zone-dates.ts'
import { zoneLines } from '#contract/guests/passport/zone-lines.ts'
import { zoneMessages as say } from '#contract/guests/passport/zone-messages.ts'
import { documentOf, type ZoneDocument, type ZoneValues, zoneValues } from '#contract/guests/passport/zone-values.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'

/** What was read, with notes on what it lacks; or why nothing was read. */
export type ZoneReading = { values: ZoneValues; notes: string[] } | { problem: string }

const parts: [digit: FieldName, part: (document: string) => string][] = [
  ['documentNumberCheckDigit', (document) => `${document} number`],
  ['birthDateCheckDigit', () => 'date of birth'],
  ['expirationDateCheckDigit', () => 'date of expiry'],
  ['personalNumberCheckDigit', () => 'personal number'],
]

/**
 * Reads the zone of a passport, a visa or an identity card (ICAO 9303). If one check digit is wrong, nothing is read:
 * a wrong character may be in any of the fields that it covers.
 */
export const readZone = (typed: string, today: CalendarDate): ZoneReading => {
  const tidy = zoneLines(typed)
  if ('problem' in tidy) return tidy
  // Takes an O for a 0 in dates and check digits, and a 0 for an O in names.
  const zone = parse(tidy.lines, { autocorrect: true })
  const document = documentOf(tidy.lines)
  const problems = problemsOf(zone, document, today)
  if (problems.length > 0) return { problem: `${problems.join(' ')} ${say.nothingFilled}` }
  return zoneValues(zone, tidy.lines, today)
}

const problemsOf = (zone: ParseResult, document: ZoneDocument, today: CalendarDate) => {
  const isWrong = (field: FieldName) => zone.details.some((detail) => detail.field === field && !detail.valid)
  // A visa has neither a personal number nor a check digit over the whole zone.
  const digits = parts.filter(([digit]) => document !== 'visa' || digit !== 'personalNumberCheckDigit')
  const problems = digits
    .filter(([digit]) => isWrong(digit))
    .map(([, part]) => say.wrongDigit(part(document), document))
  if (problems.length === 0 && document !== 'visa' && isWrong('compositeCheckDigit')) {
    problems.push(say.wrongLastDigit(document))
  }
  if (problems.length > 0) return problems
  const { birthDate, expirationDate } = zone.fields
  if (birthDayOf(birthDate, today) === 'wrong') problems.push(say.notDate('date of birth', document))
  if (expiryDayOf(expirationDate, today) === 'wrong') problems.push(say.notDate('date of expiry', document))
  if (!zone.fields.lastName && !zone.fields.firstName) problems.push(say.noName(document))
  return problems
}
