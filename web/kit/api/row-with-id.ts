import { Problem } from '#contract/kit/problem.ts'

/** The row with this id; a missing one is a refusal, as from a call that gets one record. */
export const rowWithId = <Row extends { id: number }>(rows: Row[], id: number, missing: string) => {
  const row = rows.find((one) => one.id === id)
  if (!row) throw new Problem(404, 'not_found', missing)
  return row
}
