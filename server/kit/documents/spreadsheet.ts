import type { CellStyle } from 'hucre'

export type Cell = string | number | Date | null

export interface Column {
  header: string
  width: number
  /** Formats of numbers and dates. */
  format?: string
}

export const moneyFormat = '#,##0.00'
export const dayFormat = 'dd-mmm-yyyy'
export const monthFormat = 'mmm yyyy'
export const percentFormat = '0.00%'

/** A date for a spreadsheet, which has no time zone. */
export const dayCell = (day: string) => new Date(`${day}T00:00:00Z`)

/**
 * An Excel file that is written row by row while it is sent. Texts are written as texts, so a text that looks like a
 * formula is shown and not run.
 */
export const spreadsheet = async (
  name: string,
  columns: Column[],
  rows: Iterable<Cell[]> | AsyncIterable<Cell[]>,
): Promise<AsyncIterable<Uint8Array>> => {
  const { writeXlsxStream } = await import('hucre/xlsx')
  return writeXlsxStream(await startedRows(rows), {
    name,
    columns: columns.map(({ header, width, format }) => ({ header, width, ...(format && { numFmt: format }) })),
    freezePane: { rows: 1 },
  })
}

/**
 * The same rows with the first one already read, so that a failing query gives an error and not a truncated file.
 */
const startedRows = async (rows: Iterable<Cell[]> | AsyncIterable<Cell[]>) => {
  const reader = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]()
  const first = await reader.next()
  return (async function* () {
    if (first.done) return
    yield first.value
    for (let row = await reader.next(); !row.done; row = await reader.next()) yield row.value
  })()
}

interface Span {
  /** Row 0 is the header of a sheet without rows above. */
  row: number
  column: number
  width: number
  /** A colour such as DCE9F7. */
  fill: string
}

export interface Sheet {
  name: string
  columns: (Omit<Column, 'header'> & { header: string | Date })[]
  /** The format of headers that are dates. */
  headerFormat?: string
  rows: Cell[][]
  /** Rows above the header, such as a title. */
  above?: Cell[][]
  /** Cells of a row that are merged into one, filled and framed. */
  spans?: Span[]
  frozenColumns?: number
}

const line = { style: 'thin', color: { rgb: '808080' } } as const
const frame = { top: line, right: line, bottom: line, left: line }

const cellsOf = ({ columns, headerFormat, spans = [] }: Sheet) => {
  const cells = new Map<string, { style: CellStyle }>()
  if (headerFormat) for (const column of columns.keys()) cells.set(`0,${column}`, { style: { numFmt: headerFormat } })
  for (const { row, column, width, fill } of spans) {
    const style: CellStyle = { fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: fill } }, border: frame }
    for (let place = column; place < column + width; place++) cells.set(`${row},${place}`, { style })
  }
  return cells
}

/** An Excel file of several sheets that is made in memory, for short reports. */
export const workbook = async (sheets: Sheet[], description = '') => {
  const { writeXlsx } = await import('hucre/xlsx')
  return writeXlsx({
    ...(description && { properties: { description } }),
    sheets: sheets.map((sheet) => ({
      name: sheet.name,
      columns: sheet.columns.map(({ width, format }) => ({ width, ...(format && { numFmt: format }) })),
      rows: [...(sheet.above ?? []), sheet.columns.map(({ header }) => header), ...sheet.rows],
      freezePane: { rows: 1 + (sheet.above?.length ?? 0), columns: sheet.frozenColumns ?? 0 },
      cells: cellsOf(sheet),
      merges: (sheet.spans ?? [])
        .filter(({ width }) => width > 1)
        .map(({ row, column, width }) => ({
          startRow: row,
          endRow: row,
          startCol: column,
          endCol: column + width - 1,
        })),
    })),
  })
}
