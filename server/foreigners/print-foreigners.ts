import type { CopyField, ForeignerRegisterQuery } from '#contract/foreigners/foreigner.ts'
import { foreignerMessages as say } from '#contract/foreigners/foreigner-messages.ts'
import { type FormKey, formKeys } from '#contract/foreigners/form-keys.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { localTimeIn } from '#contract/kit/time/local-time.ts'
import type { ForeignerRow } from '#server/foreigners/foreigner-rows-store.ts'
import { listArrivals } from '#server/foreigners/foreigner-store.ts'
import type { PrintedForeigners } from '#server/foreigners/foreigners-pdf.ts'
import { getFormHotel } from '#server/foreigners/form-store.ts'
import { type CheckedSheet, checkedSheetsOf } from '#server/foreigners/read-foreigners.ts'
import { registerPeriod } from '#server/foreigners/register-period.ts'
import { print } from '#server/kit/documents/print.ts'
import type { Services } from '#server/kit/services.ts'

/** People read the register: purposes and other codes are printed in words, countries as codes. */
const inWords = new Set<FormKey>(['purpose', 'visa_type', 'employed_in_india', 'special_category'])

const valuesOf = (fields: CopyField[]) => {
  const known = new Map(fields.map(({ key, value, meaning }) => [key, inWords.has(key) ? meaning || value : value]))
  return Object.fromEntries(formKeys.map((key) => [key, known.get(key) ?? ''])) as Record<FormKey, string>
}

/** Like the dates of the form. */
const slashed = (day: CalendarDate) => day.split('-').reverse().join('/')

/** What the register says is no longer right of a filed person. */
const corrected = ({ correction }: ForeignerRow) => (correction ? say.correctionNotes[correction] : '')

const changedText = ({ changed }: CheckedSheet) =>
  changed.length === 0 ? '' : `${say.changedHeading}: ${changed.map(({ label }) => label).join('; ')}`

const personOf = (zone: string) => {
  const at = (instant: string) => {
    const [day = '', time = ''] = localTimeIn(zone, new Date(instant)).split(' ')
    return `${slashed(day)} ${time.slice(0, 5)}`
  }
  const filed = (sheet: CheckedSheet) => {
    const { application_number, filed_at } = sheet.row
    if (!filed_at) return 'Not filed'
    return [application_number, at(filed_at), corrected(sheet.row), changedText(sheet)].filter(Boolean).join('\n')
  }
  return (sheet: CheckedSheet) => {
    const { row } = sheet
    return {
      values: valuesOf(sheet.fields),
      name: row.name,
      nationality: row.nationality,
      rooms: row.rooms,
      departure: row.left_at ? at(row.left_at) : row.departure_date ? slashed(row.departure_date) : '',
      onward_address: row.onward_address,
      filed: filed(sheet),
      departure_filed: row.departure_filed_at
        ? [row.departure_number, at(row.departure_filed_at)].filter(Boolean).join(', ')
        : '',
    }
  }
}

export const printForeigners = async ({ db, clock }: Pick<Services, 'db' | 'clock'>, query: ForeignerRegisterQuery) => {
  const { from, to } = await registerPeriod(db, clock, query)
  const hotel = await getFormHotel(db)
  const sheets = await checkedSheetsOf(db, await listArrivals(db, { from, to }, clock.now()))
  const register: PrintedForeigners = {
    hotel: { name: hotel.name, address: hotel.address },
    from,
    to,
    people: sheets.map(personOf(hotel.time_zone)),
  }
  return { bytes: await print('foreigners', register), name: `foreigners-${from}-to-${to}.pdf` }
}
