import type { RegisterQuery, RegisterRow } from '#contract/guest-register/guest-register.ts'
import { type RegisterColumn, registerColumns } from '#contract/guest-register/register-column.ts'
import { registerText, unregisteredText } from '#contract/guest-register/register-text.ts'
import { type CalendarDate, dayIn } from '#contract/kit/time/calendar-date.ts'
import { localTimeIn } from '#contract/kit/time/local-time.ts'
import { readRegister } from '#server/guest-register/read-register.ts'
import { type Cell, type Column, dayCell, dayFormat, spreadsheet } from '#server/kit/documents/spreadsheet.ts'
import type { Services } from '#server/kit/services.ts'
import { getProperty } from '#server/property/property-store.ts'

const widths: Partial<Record<RegisterColumn, number>> = {
  name: 30,
  address: 44,
  id_proof: 28,
  bill: 20,
  age: 7,
  sex: 9,
  room: 9,
  signature: 28,
}

/** Date and time are columns of their own: of some arrivals only the date is known. */
const headersOf = (column: RegisterColumn): Column[] => {
  const header = registerColumns[column]
  if (column !== 'arrival' && column !== 'departure') return [{ header, width: widths[column] ?? 18 }]
  return [
    { header, width: 13, format: dayFormat },
    { header: `${header}: time`, width: 15, format: 'hh:mm' },
  ]
}

/** The part of the day that is over, which a spreadsheet shows as a time. */
const timeCell = (zone: string, instant: string) => {
  const [hours = 0, minutes = 0] = localTimeIn(zone, new Date(instant)).slice(11, 16).split(':').map(Number)
  return (hours * 60 + minutes) / 1440
}

const momentCells = (zone: string, date: CalendarDate | null, instant: string | null): Cell[] => {
  if (instant) return [dayCell(dayIn(zone, new Date(instant))), timeCell(zone, instant)]
  return [date && dayCell(date), null]
}

const cellsOf = (row: RegisterRow, column: RegisterColumn, zone: string, day: CalendarDate): Cell[] => {
  if (column === 'arrival') return momentCells(zone, row.arrival_date, row.arrived_at)
  if (column === 'departure') return momentCells(zone, row.departure_date, row.left_at)
  return [column === 'age' ? row.age : registerText(row, column, zone, day)]
}

/** The register as Excel: a row for each person and day, with the day first, then the rooms without names. */
export const registerFile = async (services: Pick<Services, 'db' | 'clock'>, query: RegisterQuery) => {
  const { columns, days } = await readRegister(services, query)
  const { time_zone } = await getProperty(services.db)
  const header: Column[] = [{ header: 'Date', width: 13, format: dayFormat }, ...columns.flatMap(headersOf)]
  // Among the names, or in the first column after the date.
  const noted = Math.max(
    1,
    header.findIndex((column) => column.header === registerColumns.name),
  )
  function* rows(): Iterable<Cell[]> {
    for (const { day, rows, unregistered } of days) {
      for (const row of rows) yield [dayCell(day), ...columns.flatMap((column) => cellsOf(row, column, time_zone, day))]
      for (const room of unregistered)
        yield header.map((_, index) => (index === 0 ? dayCell(day) : index === noted ? unregisteredText(room) : null))
    }
  }
  return {
    bytes: await spreadsheet('Guest register', header, rows()),
    name: `guest-register-${query.from}-to-${query.to}.xlsx`,
  }
}
