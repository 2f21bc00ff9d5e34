import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

/** Every row of every table as text, with the queue of jobs and the planner's samples. */
const dumpTables = async (db: Db) => {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    union all select 'pg_catalog', 'pg_stats'`.execute(db)
  return Promise.all(
    tables.map(async ({ schema, name }) => {
      const { rows } = await sql<{ line: string }>`
        select row::text as line from ${sql.id(schema, name)} row`.execute(db)
      return { name: `${schema}.${name}`, text: rows.map(({ line }) => line).join('\n') }
    }),
  )
}

const readFiles = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => ({
        name,
        text: `${name} ${(await readFile(join(parentPath, name))).toString('latin1')}`,
      })),
  )
}

/** Each of the texts that is somewhere in the database or in the files, with the tables and files that hold it. */
export const findAnywhere = async (db: Db, folder: string, wanted: string[]) => {
  const places = [...(await dumpTables(db)), ...(await readFiles(folder))]
  return wanted.flatMap((text) => {
    const found = places.filter((place) => place.text.toLowerCase().includes(text.toLowerCase()))
    return found.length > 0 ? [`${text}: ${found.map(({ name }) => name).join(', ')}`] : []
  })
}
