import type { FieldMessages } from '#contract/kit/problem.ts'
import { cellKey, type RateCell } from '#contract/rates/rate.ts'
import { rateMessages as say } from '#contract/rates/rate-messages.ts'

/** A cell that is not saved yet, or that a colleague changed meanwhile. */
export type CellMark = { kind: 'saving' | 'unsaved' | 'changed'; message: string }

interface UnsavedCells {
  cells: RateCell[]
  refusal?: { fields: FieldMessages }
}

/** The marks of changes that are not saved yet, and of the cells for which an undo was refused. */
export const marksOf = (edits: UnsavedCells[], refusedCells: FieldMessages) => {
  const marks = new Map<string, CellMark>()
  for (const [key, [message]] of Object.entries(refusedCells)) {
    if (message) marks.set(key, { kind: 'changed', message })
  }
  for (const { cells, refusal } of edits) {
    for (const cell of cells) {
      const key = cellKey(cell)
      const changed = refusal?.fields[key]?.[0]
      if (changed) marks.set(key, { kind: 'changed', message: changed })
      else marks.set(key, refusal ? { kind: 'unsaved', message: say.notSaved } : { kind: 'saving', message: '' })
    }
  }
  return marks
}
