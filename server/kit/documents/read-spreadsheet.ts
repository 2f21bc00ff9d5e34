export type ReadCell = string | number | boolean | Date | null

export interface ReadSheet {
  rows: ReadCell[][]
  /** Whether a cell shows its number as a percentage: 10 % is the number 0.1. */
  isPercent: (row: number, column: number) => boolean
  /** Whether a cell has a formula whose result the file does not contain. */
  isUncalculated: (row: number, column: number) => boolean
  /** The first cell with a value beyond the rows and columns that are read. */
  cutAt: { row: number; column: number } | undefined
}

export interface ReadWorkbook {
  sheets: Map<string, ReadSheet>
  description: string
}

/** `F7` for row 6 and column 5, both counted from 0. */
export const cellAddress = (row: number, column: number): string => {
  let letters = ''
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters
  return `${letters}${row + 1}`
}

/** Reading keeps the thread busy for about 0.2 s per megabyte. */
const largestContent = 10 * 1024 * 1024

/** Reads an Excel file up to this row and column. Undefined if it is not an Excel file. */
export const readSpreadsheet = async (
  bytes: Uint8Array,
  most: { rows: number; columns: number },
): Promise<ReadWorkbook | 'too_large' | undefined> => {
  const size = unpackedSize(bytes)
  if (size === undefined) return undefined
  if (size > largestContent) return 'too_large'
  const { readXlsx } = await import('hucre/xlsx')
  try {
    // One row and column more, to notice a file that is larger.
    const range = `A1:${cellAddress(most.rows, most.columns)}`
    const { sheets, properties } = await readXlsx(bytes, { readStyles: true, range })
    const entries = sheets.map(({ name, rows, cells }): [string, ReadSheet] => {
      const isPercent = (row: number, column: number) => cells?.get(`${row},${column}`)?.style?.numFmt?.includes('%')
      const isUncalculated = (row: number, column: number) => {
        const cell = cells?.get(`${row},${column}`)
        return cell?.formula !== undefined && cell.value === null
      }
      const cutAt = firstBeyond(rows, most)
      return [name, { rows, isPercent: (row, column) => isPercent(row, column) ?? false, isUncalculated, cutAt }]
    })
    return { sheets: new Map(entries), description: properties?.description ?? '' }
  } catch {
    // Whatever the reader stumbles upon: the file is damaged or something else.
    return undefined
  }
}

const firstBeyond = (rows: ReadCell[][], most: { rows: number; columns: number }) => {
  for (const [row, cells] of rows.entries()) {
    const column = cells.findIndex((cell, index) => cell !== null && (row >= most.rows || index >= most.columns))
    if (column >= 0) return { row, column }
  }
  return undefined
}

const fileHeader = 0x04034b50
const directoryEntry = 0x02014b50
const entryLength = 46
const deflated = 8

/**
 * An Excel file is a ZIP archive, and a small one can contain gigabytes. The reader unpacks at most the size that the
 * archive's directory names, so we add these up first. Undefined if it is no archive.
 */
const unpackedSize = (bytes: Uint8Array) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < entryLength || view.getUint32(0, true) !== fileHeader) return undefined
  let sum = 0
  let entries = 0
  for (let at = 0; at + entryLength <= bytes.length; at++) {
    if (bytes[at] !== 0x50 || view.getUint32(at, true) !== directoryEntry) continue
    const [packed, unpacked] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)]
    if (view.getUint16(at + 10, true) === deflated && (packed === 0 || unpacked === 0)) return undefined
    sum += unpacked
    entries++
  }
  return entries > 0 ? sum : undefined
}
