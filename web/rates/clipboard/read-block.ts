import type { CellChanges } from '#contract/rates/rate-change.ts'
import { rateMessages as say } from '#contract/rates/rate-messages.ts'
import { type Block, cellsIn, type Sheet } from '#web/rates/selection/selection.ts'
import { readTyped } from '#web/rates/typing/read-typed.ts'

/** The lines and cells of a text that was copied from a spreadsheet. */
const linesOf = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'))

type Pasted = { cells: CellChanges['cells']; isCut: boolean } | { problem: string }

/**
 * The cells that a pasted text sets. It begins at the top left of the selection and is repeated where the selection
 * is a multiple of it. An empty cell leaves the price as it is.
 */
export const readBlock = (text: string, sheet: Sheet, selected: Block): Pasted => {
  const lines = linesOf(text)
  const height = lines.length
  const width = Math.max(...lines.map((line) => line.length))
  const rows = selected.bottom - selected.top + 1
  const columns = selected.right - selected.left + 1
  const bottom = selected.top + (rows % height === 0 ? rows : height) - 1
  const right = selected.left + (columns % width === 0 ? columns : width) - 1
  const isCut = bottom >= sheet.rows.length || right >= sheet.days

  const block = {
    ...selected,
    bottom: Math.min(bottom, sheet.rows.length - 1),
    right: Math.min(right, sheet.days - 1),
  }
  const shownWidth = block.right - block.left + 1
  const cells: CellChanges['cells'] = []
  for (const [index, cell] of cellsIn(sheet, block).entries()) {
    const line = Math.floor(index / shownWidth) % height
    const column = (index % shownWidth) % width
    const typed = lines[line]?.[column]?.trim() ?? ''
    if (typed === '') continue
    const read = readTyped(typed)
    if ('problem' in read) return { problem: say.pasteUnreadable(line + 1, column + 1, read.problem) }
    cells.push({ ...cell, ...read.values })
  }
  return cells.length === 0 ? { problem: say.nothingToPaste } : { cells, isCut }
}
