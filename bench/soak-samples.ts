import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

export interface Sample {
  memory_mb: number
  handles: number
  connections: number
}

/** Memory, files and connections of the app now, from /proc on Linux. */
export const takeSample = async (pid: number, db: Db): Promise<Sample> => {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')
  const handles = await readdir(`/proc/${pid}/fd`)
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity where application_name = 'sarai' and pid <> pg_backend_pid()`.execute(db)
  return {
    memory_mb: Math.round(Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1]) / 1024),
    handles: handles.length,
    connections: rows[0]?.count ?? 0,
  }
}

const median = (values: number[]) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** Compares the second quarter, when everything has warmed up, with the last one, in which a leak would show. */
export const soakVerdict = (samples: Sample[]) => {
  const quarter = Math.floor(samples.length / 4)
  const compare = (what: keyof Sample) => {
    const [early, late] = [samples.slice(quarter, 2 * quarter), samples.slice(-quarter)].map((part) =>
      median(part.map((sample) => sample[what])),
    )
    return { early: early ?? 0, late: late ?? 0, most: Math.max(...samples.map((sample) => sample[what])) }
  }
  const kinds = { memory_mb: compare('memory_mb'), handles: compare('handles'), connections: compare('connections') }
  return { ...kinds, isFlat: Object.values(kinds).every(({ early, late }) => late <= early * 1.2 + 5) }
}
