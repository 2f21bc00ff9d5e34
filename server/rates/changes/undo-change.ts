import { insertChange, lockRates } from '#server/rates/changes/rate-change-store.ts'
import { findChange, readCellsBefore, readChangedSince } from '#server/rates/changes/rate-history-store.ts'
import { refuseCells } from '#server/rates/changes/refuse-cells.ts'
import type { ChangeCall } from '#server/rates/changes/save-rates.ts'
import { rateProblems } from '#server/rates/rate-problems.ts'

/** Sets every cell of a change back, unless one of them was changed since. */
export const undoChange = async ({ db, user }: ChangeCall, id: number) => {
  await lockRates(db)
  const change = await findChange(db, id)
  if (!change) throw rateProblems.changeMissing()
  if (change.is_undone) throw rateProblems.alreadyUndone()
  // The types or plans of its rates may be deleted, and their history with them.
  const cells = await readCellsBefore(db, id)
  if (cells.length === 0) throw rateProblems.nothingLeft()
  await refuseCells(db, await readChangedSince(db, id), rateProblems.changedSince)
  // The undo of an undo makes the first change again, and counts as one of its kind.
  const kind = change.undone_kind ?? 'undo'
  const undo = await insertChange(db, { kind, account_id: user.account_id, undoes: id }, cells)
  return { change: undo, cells: cells.length, last_change: undo }
}
