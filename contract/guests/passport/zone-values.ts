import { type FieldName, type ParseResult, states } from 'mrz'
import { countryNames, nationalityOfCode } from '#contract/guests/passport/nationality-codes.ts'
import { birthDayOf, expiryDayOf, type ZoneDay } from '#contract/guests/passport/zone-dates.ts'
import { zoneMessages as say } from '#contract/guests/passport/zone-messages.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'

/** The values of a zone, by the fields of the guest form. A part that the zone does not give is missing. */
export interface ZoneValues {
  name: string
  given_name: string
  surname: string
  sex?: 'male' | 'female'
  birth_date?: CalendarDate
  /** The name of the nationality. */
  nationality?: string
  passport_no?: string
  passport_date_of_expiry?: CalendarDate
  passport_country_of_issue?: string
  visa_valid_till?: CalendarDate
  visa_country_of_issue?: string
}

export type ZoneDocument = 'passport' | 'visa' | 'card'

export const documentOf = ([first = '']: string[]): ZoneDocument => {
  if (first.startsWith('P')) return 'passport'
  return first.startsWith('V') ? 'visa' : 'card'
}

/** The values of a zone whose check digits are right. */
export const zoneValues = (zone: ParseResult, lines: string[], today: CalendarDate) => {
  const { fields } = zone
  const notes: string[] = []
  const known = <Value>(value: Value | undefined, note: string) => {
    if (value === undefined) notes.push(note)
    return value
  }
  const document = documentOf(lines)
  const code = codeIn(zone, lines, fields.nationality === undefined ? 'issuingState' : 'nationality')
  const issuer = codeIn(zone, lines, 'issuingState')
  const values: ZoneValues = {
    ...nameIn(zone, lines),
    sex: known(sexIn(fields.sex), say.noSex),
    birth_date: known(dayIn(birthDayOf(fields.birthDate, today)), say.partOfDate),
    nationality: known(nationalityOfCode.get(code), say.noNationality(code)),
  }
  if (isNameCutOff(zone, lines)) notes.push(say.longName)
  if (document === 'card') notes.push(say.card)
  if (document === 'visa') {
    values.visa_valid_till = dayIn(expiryDayOf(fields.expirationDate, today))
    values.visa_country_of_issue = known(countryOf(issuer), say.noCountry(issuer))
    notes.push(say.visa)
  }
  if (document === 'passport') {
    values.passport_no = fields.documentNumber ?? undefined
    values.passport_date_of_expiry = dayIn(expiryDayOf(fields.expirationDate, today))
    values.passport_country_of_issue = known(countryOf(issuer), say.noCountry(issuer))
  }
  return { values, notes }
}

const dayIn = (day: ZoneDay) => (day === 'wrong' ? undefined : day)

const sexIn = (sex: string | null | undefined) => (sex === 'male' || sex === 'female' ? sex : undefined)

/** The text of a field with its fillers, also of a field that the library does not accept, such as the code UTO. */
const rawText = (zone: ParseResult, lines: string[], field: FieldName) => {
  const [range] = zone.details.find((detail) => detail.field === field)?.ranges ?? []
  return range ? (lines[range.line]?.slice(range.start, range.end) ?? '') : ''
}

const codeIn = (zone: ParseResult, lines: string[], field: 'nationality' | 'issuingState') =>
  zone.fields[field] ?? rawText(zone, lines, field).replace(/<+$/, '')

const countryOf = (code: string) => countryNames.get(code) ?? states[code]?.replace(/ \(.*$|\[.*$/, '')

/** ANNA MARIA reads Anna Maria. The zone has no hyphens and apostrophes, so each word begins with a capital. */
const ordinaryCase = (capitals: string | null | undefined) =>
  (capitals ?? '').replace(/\S+/g, (word) => word.charAt(0) + word.slice(1).toLowerCase())

const nameIn = (zone: ParseResult, lines: string[]) => {
  const surname = ordinaryCase(zone.fields.lastName)
  // Without << there are no given names, and the library gives the surname again.
  const isAlone = rawText(zone, lines, 'lastName') === rawText(zone, lines, 'firstName') && !hasGivenNames(zone, lines)
  const given_name = isAlone ? '' : ordinaryCase(zone.fields.firstName)
  return { name: [given_name, surname].filter((part) => part !== '').join(' '), given_name, surname }
}

const hasGivenNames = (zone: ParseResult, lines: string[]) => rawText(zone, lines, 'firstName').includes('<<')

const isNameCutOff = (zone: ParseResult, lines: string[]) => !rawText(zone, lines, 'firstName').endsWith('<')
