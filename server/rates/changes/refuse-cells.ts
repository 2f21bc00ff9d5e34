import type { FieldMessages, Problem } from '#contract/kit/problem.ts'
import { whoChangedText } from '#contract/rates/cell-change-text.ts'
import { cellKey } from '#contract/rates/rate.ts'
import type { Db } from '#server/db/connect.ts'
import type { StoredRate } from '#server/rates/changes/rate-change-store.ts'
import { readLastChanges } from '#server/rates/changes/rate-history-store.ts'

/** Refuses a change because of cells that somebody else has changed, and names each of them with the person. */
export const refuseCells = async (
  db: Db,
  changed: StoredRate[],
  problem: (who: string, cells: FieldMessages) => Problem,
) => {
  if (changed.length === 0) return
  const last = await readLastChanges(db, changed)
  const fields = changed.map((rate): [string, string[]] => {
    const key = cellKey(rate)
    const { who, before } = last.get(key) ?? { who: 'Somebody', before: rate }
    return [key, [whoChangedText(who, before, rate)]]
  })
  const people = new Set([...last.values()].map(({ who }) => who))
  throw problem([...people].join(' and '), Object.fromEntries(fields))
}
