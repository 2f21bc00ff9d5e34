import type { FieldMessages } from '#contract/kit/problem.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { cellKey } from '#contract/rates/rate.ts'
import type { CellChanges } from '#contract/rates/rate-change.ts'
import { rateMessages as say } from '#contract/rates/rate-messages.ts'
import { cellAddress, type ReadSheet, type ReadWorkbook } from '#server/kit/documents/read-spreadsheet.ts'
import { changeOfStamp, nameColumns, rowNames, sheetName } from '#server/rates/excel/rates-file.ts'
import {
  type CellRead,
  readDay,
  readNights,
  readPrice,
  readRestrictions,
  shortText,
  textOf,
} from '#server/rates/excel/read-cell.ts'
import { rateProblems } from '#server/rates/rate-problems.ts'

interface Names {
  room_types: { id: number; name: string }[]
  rate_plans: { id: number; name: string }[]
}

type TypedCell = CellChanges['cells'][number]

/** The rates of an imported file, and where each of them is in it. */
export interface ImportedRates {
  cells: TypedCell[]
  /** The address in the file by the key of the cell. */
  addresses: Map<string, string>
  /** The last change that the file contains. */
  last_change: number | undefined
}

const mostNamed = 200

/** Reads the rates of a file. If any cell is wrong, all wrong cells are named and nothing is read. */
export const readRatesFile = (workbook: ReadWorkbook, names: Names): ImportedRates => {
  const sheet = workbook.sheets.get(sheetName) ?? [...workbook.sheets.values()][0]
  const wrong = new Map<string, string>()
  const report = (row: number, column: number, sentence: string) => wrong.set(cellAddress(row, column), sentence)
  if (sheet?.cutAt) report(sheet.cutAt.row, sheet.cutAt.column, say.fileTooLong)
  const days = sheet ? readDays(sheet, report) : []
  const isDay = new Set(days.map(({ column }) => column))
  const cells = new Map<string, TypedCell>()
  const addresses = new Map<string, string>()
  const seen = new Set<string>()
  for (const [index, row] of (sheet?.rows ?? []).entries()) {
    if (index === 0 || row.every((cell) => textOf(cell) === '')) continue
    const room_type_id = find(names.room_types, textOf(row[0]))
    const rate_plan_id = find(names.rate_plans, textOf(row[1]))
    const kind = kindOf(textOf(row[2]))
    if (room_type_id === undefined) report(index, 0, say.noSuchType(shortText(textOf(row[0]))))
    if (rate_plan_id === undefined) report(index, 1, say.noSuchPlan(shortText(textOf(row[1]))))
    if (kind === undefined) report(index, 2, say.noSuchValue(shortText(textOf(row[2])), Object.values(rowNames)))
    if (room_type_id === undefined || rate_plan_id === undefined || kind === undefined) continue
    const name = `${room_type_id}/${rate_plan_id}/${kind}`
    if (seen.has(name)) report(index, 0, say.rowTwice)
    seen.add(name)
    for (const [column, cell] of row.entries()) {
      if (column < nameColumns.length || textOf(cell) === '' || isDay.has(column)) continue
      if (textOf(sheet?.rows[0]?.[column] ?? null) === '') report(0, column, say.dayMissing)
    }
    for (const { column, date } of days) {
      if (sheet?.isUncalculated(index, column)) {
        report(index, column, say.notCalculated)
        continue
      }
      const read = readers[kind](row[column] ?? null, () => sheet?.isPercent(index, column) ?? false)
      if ('wrong' in read) report(index, column, read.wrong)
      else {
        const key = cellKey({ room_type_id, rate_plan_id, date })
        cells.set(key, { room_type_id, rate_plan_id, date, ...cells.get(key), ...read.value })
        if (!addresses.has(key)) addresses.set(key, cellAddress(index, column))
      }
    }
  }
  if (wrong.size > 0) throw rateProblems.wrongCells(wrong.size, fieldsOf(wrong))
  if (cells.size === 0) throw rateProblems.noRates()
  return { cells: [...cells.values()], addresses, last_change: changeOfStamp(workbook.description) }
}

type Reader = (cell: ReadSheet['rows'][number][number], isPercent: () => boolean) => CellRead<Partial<TypedCell>>

const named = <Value, Field extends string>(field: Field, read: CellRead<Value>) =>
  'wrong' in read ? read : { value: { [field]: read.value } as Record<Field, Value> }

const readers: Record<keyof typeof rowNames, Reader> = {
  price: (cell, isPercent) => named('price', readPrice(cell, cell !== null && isPercent())),
  min_nights: (cell) => named('min_nights', readNights(cell)),
  restrictions: (cell) => readRestrictions(cell),
}

/** Files that were downloaded before the row got its present name can still be imported. */
const earlierRowNames = { min_nights: 'Least nights' } as const

const kindOf = (text: string) => {
  const kinds = ['price', 'min_nights', 'restrictions'] as const
  const isEarlier = isSame(earlierRowNames.min_nights, text)
  return isEarlier ? 'min_nights' : kinds.find((kind) => isSame(rowNames[kind], text))
}

/** The days of the header row, with their columns. */
const readDays = ({ rows }: ReadSheet, report: (row: number, column: number, sentence: string) => void) => {
  const days: { column: number; date: CalendarDate }[] = []
  for (const [column, cell] of (rows[0] ?? []).entries()) {
    if (column < nameColumns.length || textOf(cell) === '') continue
    const read = readDay(cell)
    if ('wrong' in read) report(0, column, read.wrong)
    else if (days.some(({ date }) => date === read.value)) report(0, column, say.dayTwice)
    else days.push({ column, date: read.value })
  }
  return days
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

const find = (records: { id: number; name: string }[], name: string) =>
  records.find((record) => isSame(record.name, name))?.id

const fieldsOf = (wrong: Map<string, string>): FieldMessages =>
  Object.fromEntries([...wrong].slice(0, mostNamed).map(([address, sentence]) => [address, [sentence]]))
