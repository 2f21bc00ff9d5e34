import { Problem } from '#contract/kit/problem.ts'

/** The row with this id. A missing one throws a Problem, as a call for one record does. */
export const rowWithId = <Row extends { id: number }>(rows: Row[], id: number, missing: string) => {
  const row = rows.find((one) => one.id === id)
  if (!row) throw new Problem(404, 'not_found', missing)
  return row
}
