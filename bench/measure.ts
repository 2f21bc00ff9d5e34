import type pg from 'pg'

export interface Statement {
  sql: string
  parameters: readonly unknown[]
}

/** The middle of many runs, in milliseconds. */
export const medianOf = async (runs: number, work: () => Promise<unknown>) => {
  const times: number[] = []
  for (let run = 0; run < runs + 3; run++) {
    const began = performance.now()
    await work()
    // The first runs only warm up.
    if (run >= 3) times.push(performance.now() - began)
  }
  return times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}

export const runBare = async (pool: pg.Pool, statements: Statement[]) => {
  for (const { sql, parameters } of statements) await pool.query(sql, [...parameters])
}

export const planOf = async (pool: pg.Pool, { sql, parameters }: Statement) => {
  const { rows } = await pool.query(`explain (analyze, timing off, costs off) ${sql}`, [...parameters])
  return rows.map((row) => String(row['QUERY PLAN']))
}

/** The tables that a plan reads from end to end. */
export const fullScans = (plan: string[]) =>
  plan.flatMap((line) => /Seq Scan on (\w+)/.exec(line)?.[1] ?? []).filter((table) => largeTables.has(table))

const largeTables = new Set(['booking', 'stay', 'guest', 'audit_entry'])
