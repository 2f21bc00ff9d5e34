import type pg from 'pg'
import type { Statement } from '#bench/speed/spy.ts'

export const runBare = async (client: pg.ClientBase, statements: Statement[]) => {
  for (const { sql, parameters } of statements) await client.query(sql, [...parameters])
}

export const planOf = async (pool: pg.Pool, { sql, parameters }: Statement) => {
  const { rows } = await pool.query(`explain (analyze, timing off, costs off) ${sql}`, [...parameters])
  return rows.map((row) => String(row['QUERY PLAN']))
}

const largeTables = new Set([
  'booking',
  'stay',
  'guest',
  'guest_words',
  'guest_order',
  'order_line',
  'invoice',
  'audit_entry',
])

/** The large tables that a plan reads completely: by a sequential scan, or by an index with most rows filtered out. */
export const fullScans = (plan: string[]) => {
  let table = ''
  return plan.flatMap((line) => {
    table = / Scan (?:using \w+ )?on (\w+)/.exec(line)?.[1] ?? table
    const thrownAway = Number(/Rows Removed by Filter: (\d+)/.exec(line)?.[1] ?? 0)
    return largeTables.has(table) && (/Seq Scan on/.test(line) || thrownAway > 10_000) ? [table] : []
  })
}
