import type { FieldMessages, Problem } from '#contract/kit/problem.ts'
import { cellKey } from '#contract/rates/rate.ts'
import { rateMessages as say } from '#contract/rates/rate-messages.ts'
import type { Db } from '#server/db/connect.ts'
import { readAuthors, type StoredRate } from '#server/rates/changes/rate-change-store.ts'

/** Refuses a change because of cells that somebody else has changed, and names each of them with the person. */
export const refuseCells = async (
  db: Db,
  changed: StoredRate[],
  problem: (who: string, cells: FieldMessages) => Problem,
) => {
  if (changed.length === 0) return
  const authors = await readAuthors(db, [...new Set(changed.map(({ change_id }) => change_id))])
  const fields = changed.map((rate): [string, string[]] => {
    const who = authors.get(rate.change_id) ?? ''
    return [cellKey(rate), [say.cellChanged(who, rate.price)]]
  })
  throw problem([...new Set(authors.values())].join(' and '), Object.fromEntries(fields))
}
