import type { RegisterQuery } from '#contract/guest-register/guest-register.ts'
import { type RegisterColumn, registerColumns } from '#contract/guest-register/register-column.ts'
import { registerText } from '#contract/guest-register/register-text.ts'
import { readRegister } from '#server/guest-register/read-register.ts'
import { type Cell, type Column, dayCell, dayFormat, spreadsheet } from '#server/kit/documents/spreadsheet.ts'
import type { Services } from '#server/kit/services.ts'
import { getProperty } from '#server/property/property-store.ts'

const widths: Partial<Record<RegisterColumn, number>> = {
  name: 30,
  address: 44,
  id_proof: 28,
  arrival: 24,
  departure: 24,
  bill: 20,
  age: 7,
  sex: 9,
  room: 9,
  signature: 20,
}

/** The register as Excel: a row for each person and day, with the day first. */
export const registerFile = async (services: Pick<Services, 'db' | 'clock'>, query: RegisterQuery) => {
  const { columns, days } = await readRegister(services, query)
  const { time_zone } = await getProperty(services.db)
  const header: Column[] = [
    { header: 'Date', width: 13, format: dayFormat },
    ...columns.map((column) => ({ header: registerColumns[column], width: widths[column] ?? 18 })),
  ]
  function* rows(): Iterable<Cell[]> {
    for (const { day, rows } of days)
      for (const row of rows) yield [dayCell(day), ...columns.map((column) => registerText(row, column, time_zone))]
  }
  return {
    bytes: await spreadsheet('Guest register', header, rows()),
    name: `guest-register-${query.from}-to-${query.to}.xlsx`,
  }
}
