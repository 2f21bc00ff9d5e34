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

/** An Excel file of several sheets that is made in memory, for short reports. */
export const workbook = async (sheets: { name: string; columns: Column[]; rows: Cell[][] }[]) => {
  const { writeXlsx } = await import('hucre/xlsx')
  return writeXlsx({
    sheets: sheets.map(({ name, columns, rows }) => ({
      name,
      columns: columns.map(({ width, format }) => ({ width, ...(format && { numFmt: format }) })),
      rows: [columns.map(({ header }) => header), ...rows],
      freezePane: { rows: 1 },
    })),
  })
}
