import { once } from 'node:events'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { columnList, quoted, readSequenceNames, readTables } from '#server/db/backup-catalogue.ts'
import type { ArchiveEntry, Manifest } from '#server/db/backup-manifest.ts'
import { earlyBackupProblem, replaceEarlyNames } from '#server/db/early-migrations.ts'
import { extendedTypes, migrateWithin, migrationNames } from '#server/db/migrate.ts'
import { StartProblem } from '#server/kit/start-problem.ts'

interface ForeignKey {
  table_name: string
  name: string
}

type TableLoad = ReturnType<typeof startTable>

/** Loads the tables of an archive, inside the caller's transaction. */
export const openLoading = async (client: pg.Client, manifest: Manifest) => {
  await makeTables(client, manifest)
  const foreignKeys = await readForeignKeys(client)
  await suspendChecks(client, manifest, foreignKeys)
  const loaded = new Map<string, number>()
  let current: TableLoad | undefined

  const finishTable = async () => {
    if (current) loaded.set(current.name, await current.finish())
    current = undefined
  }

  const tableOf = (name: string) => {
    const table = manifest.tables.find((table) => table.name === name)
    if (table && !loaded.has(name)) return table
    throw new StartProblem(`The backup is damaged: it has rows for ${JSON.stringify(name)}.`)
  }

  return {
    add: async (entry: ArchiveEntry) => {
      const name = entry.header.name.split('/')[1] ?? ''
      if (current?.name !== name) await finishTable()
      current ??= startTable(client, tableOf(name))
      await current.add(entry)
    },
    finish: async () => {
      await finishTable()
      for (const { name, rows } of manifest.tables) {
        const count = loaded.get(name) ?? 0
        if (count !== rows) throw new StartProblem(`The backup is damaged: ${name} has ${count} of ${rows} rows.`)
      }
      await setSequences(client, manifest)
      await resumeChecks(client, manifest, foreignKeys)
    },
  }
}

const startTable = (client: pg.Client, { name, columns }: { name: string; columns: string[] }) => {
  const copy = client.query(copyFrom(`copy ${quoted(name)} (${columnList(columns)}) from stdin`))
  const finished = once(copy, 'finish')
  // The server may refuse a row while we wait for the next part; the next write reports it.
  let refusal: Error | undefined
  finished.catch((error) => {
    refusal = error
  })
  return {
    name,
    add: async (entry: ArchiveEntry) => {
      for await (const chunk of entry) {
        await new Promise<void>((resolve, reject) => {
          copy.write(chunk, (error) => (error ? reject(refusal ?? error) : resolve()))
        })
      }
    },
    finish: async () => {
      copy.end()
      await finished
      return copy.rowCount
    },
  }
}

// Makes the tables as they were when the backup was made; the later migrations run on the filled tables afterwards.
const makeTables = async (client: pg.Client, manifest: Manifest) => {
  const known = migrationNames()
  const migrations = replaceEarlyNames(manifest.migrations, earlyBackupProblem)
  const unknown = migrations.find((name) => !known.includes(name))
  if (unknown)
    throw new StartProblem(`The backup was made by a newer Sarai (${manifest.sarai}): restore it with that one.`)
  await migrateWithin(client, migrations)
  for (const type of extendedTypes(migrations)) await rebuildType(client, type)
  const tables = await readTables(client)
  const matches = (wanted: { name: string; columns: string[] }) => {
    const table = tables.find((table) => table.name === wanted.name)
    return table && [...table.columns].sort().join() === [...wanted.columns].sort().join()
  }
  const stray = manifest.tables.find((table) => !matches(table))
  if (stray)
    throw new StartProblem(`The backup is damaged: its table ${JSON.stringify(stray.name)} is not one of ours.`)
  // Rows that migrations insert, such as nationalities, are in the archive too.
  await client.query(`truncate ${tables.map((table) => quoted(table.name)).join(', ')}`)
}

// Up to PostgreSQL 16 a value that was added to a type can't be used before the commit, and rows that have it follow in
// this transaction. A type that is created with all its values has no such limit.
export const rebuildType = async (client: pg.Client, type: string) => {
  const { rows: labels } = await client.query<{ label: string }>(
    'select quote_literal(enumlabel) as label from pg_enum where enumtypid = $1::regtype order by enumsortorder',
    [quoted(type)],
  )
  const { rows: columns } = await client.query<{ table_name: string; name: string }>(
    `select cls.relname::text as table_name, att.attname::text as name
     from pg_attribute att join pg_class cls on cls.oid = att.attrelid
     where att.atttypid = $1::regtype and cls.relkind = 'r' and not att.attisdropped`,
    [quoted(type)],
  )
  const old = quoted(`${type}_before_restore`)
  await client.query(`alter type ${quoted(type)} rename to ${old}`)
  await client.query(`create type ${quoted(type)} as enum (${labels.map(({ label }) => label).join(', ')})`)
  for (const { table_name, name } of columns) {
    await client.query(
      `alter table ${quoted(table_name)}
       alter ${quoted(name)} type ${quoted(type)} using ${quoted(name)}::text::${quoted(type)}`,
    )
  }
  await client.query(`drop type ${old}`)
}

const readForeignKeys = async (client: pg.Client) => {
  const { rows } = await client.query<ForeignKey>(`
    select cls.relname::text as table_name, con.conname::text as name
    from pg_constraint con join pg_class cls on cls.oid = con.conrelid
    where con.contype = 'f' and con.conparentid = 0 and not con.condeferrable
      and cls.relnamespace = current_schema()::regnamespace
  `)
  return rows
}

// Rows arrive table by table, so references are checked at the end. Triggers are off: the archive has the rows they wrote.
const suspendChecks = async (client: pg.Client, { tables }: Manifest, foreignKeys: ForeignKey[]) => {
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`)
  for (const { table_name, name } of foreignKeys) {
    await client.query(
      `alter table ${quoted(table_name)} alter constraint ${quoted(name)} deferrable initially deferred`,
    )
  }
}

const resumeChecks = async (client: pg.Client, { tables }: Manifest, foreignKeys: ForeignKey[]) => {
  await client.query('set constraints all immediate')
  for (const { table_name, name } of foreignKeys) {
    await client.query(`alter table ${quoted(table_name)} alter constraint ${quoted(name)} not deferrable`)
  }
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`)
}

const setSequences = async (client: pg.Client, { sequences }: Manifest) => {
  const known = await readSequenceNames(client)
  for (const { name, last_value, is_called } of sequences) {
    if (!known.includes(name)) throw new StartProblem(`The backup is damaged: it counts ${JSON.stringify(name)}.`)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), last_value, is_called])
  }
}
