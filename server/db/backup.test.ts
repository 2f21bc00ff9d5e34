import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, gzipSync } from 'node:zlib'
import pg from 'pg'
import { extract, type Header, pack } from 'tar-stream'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { backup } from '#server/db/backup.ts'
import { readSequenceNames, readTables } from '#server/db/backup-catalogue.ts'
import { restore } from '#server/db/restore.ts'
import { openDatabase } from '#server/db/testing/open-database.ts'
import { StartProblem } from '#server/kit/start-problem.ts'

const silence = () => {}

const makeFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sarai-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const someHotel = `
  insert into account (slug, email, name, role, role_id, password_hash) values ('a', 'a@b.c', E'Tab\\there, line\\nthere', 'admin', (select id from role where is_owner), 'x');
  insert into session values ('\\x00ff10', 1, true, now(), now());
  insert into room_type (slug, name, description, max_adults, max_children, max_infants, price_per_night)
    select 'type-' || n, 'Type ' || n, repeat('long ', n), 2, 1, 1, n * 100 from generate_series(1, 300) n;
  delete from room_type where slug = 'type-300';
  insert into room (slug, room_number, room_type_id, description)
    select 'room-' || id, id, id, case when id % 2 = 0 then '\\N' else 'नमस्ते ₹' end from room_type;
`

/** A hotel with rows of every kind and two uploaded files. */
const makeHotel = async () => {
  const database = await openDatabase(inject('template'))
  const folder = await makeFolder()
  const files = join(folder, 'files')
  await mkdir(join(files, 'guests'), { recursive: true })
  await writeFile(join(files, 'guests', 'photo.webp'), randomBytes(300_000))
  await writeFile(join(files, 'empty.txt'), '')
  await database.pool.query(someHotel)
  return { ...database, folder, files, archive: join(folder, 'hotel.sarai') }
}

const fingerprint = async (pool: pg.Pool) => {
  const client = await pool.connect()
  try {
    const prints: Record<string, unknown> = {}
    for (const { name } of await readTables(client)) {
      const { rows } = await client.query(
        `select md5(string_agg(t::text, ' ' order by t::text)) as rows from "${name}" t`,
      )
      prints[name] = rows[0].rows
    }
    for (const name of await readSequenceNames(client)) {
      prints[name] = (await client.query(`select last_value, is_called from "${name}"`)).rows
    }
    // The triggers of foreign keys have numbers in their names.
    const { rows: triggers } = await client.query<{ line: string }>(`
      select concat_ws(' ', tgrelid::regclass, regexp_replace(tgname, '\\d+', ''), tgenabled, tgdeferrable) as line
      from pg_trigger join pg_class on pg_class.oid = tgrelid
      where relnamespace = current_schema()::regnamespace
    `)
    prints.triggers = triggers.map((trigger) => trigger.line).sort()
    return prints
  } finally {
    client.release()
  }
}

const fingerprintOfFiles = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const hash = async (file: string) =>
    createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file.slice(folder.length), await hash(file)])))
}

const problemOf = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => undefined,
    (error) => error,
  )
  expect(error).toBeInstanceOf(StartProblem)
  return String(error.message)
}

interface Part {
  header: Pick<Header, 'name'> & Partial<Header>
  content: Buffer
}

/** A copy of the archive with changed entries. */
const rewrite = async (archive: string, change: (parts: Part[]) => Part[]) => {
  const parts: Part[] = []
  const entries = extract()
  const reading = pipeline(createReadStream(archive), createGunzip(), entries)
  for await (const entry of entries) parts.push({ header: entry.header, content: await buffer(entry) })
  await reading
  const changed = pack()
  for (const { header, content } of change(parts))
    changed.entry({ ...header, size: content.length, pax: null }, content)
  changed.finalize()
  const file = `${archive}.changed`
  await writeFile(file, gzipSync(await buffer(changed)))
  return file
}

/** Restores into one empty database several times: each restore is refused and leaves nothing behind. */
const makeRefusals = async () => {
  const { url, pool } = await openDatabase()
  const folder = await makeFolder()
  return async (archive: string) => {
    const message = await problemOf(restore(url, join(folder, 'files'), archive, silence))
    const client = await pool.connect()
    expect(await readTables(client)).toEqual([])
    client.release()
    expect(await readdir(folder)).toEqual([])
    return message
  }
}

test('a restore brings back rows, sequences, files, triggers and constraints', async () => {
  const hotel = await makeHotel()
  await hotel.pool.query(`select sarai_jobs.add_job('mail_invitation')`)
  await backup(hotel.url, hotel.files, hotel.archive, silence)
  const { url, pool } = await openDatabase()
  // Jobs that another hotel left in this database are not run on the restored one.
  await pool.query('create schema sarai_jobs; create table sarai_jobs._private_jobs (id int)')
  const files = join(await makeFolder(), 'files')
  await restore(url, files, hotel.archive, silence)
  // A mail that waited is not sent a second time.
  expect((await pool.query('select key from sarai_jobs._private_jobs')).rows).toEqual([])
  expect(await fingerprint(pool)).toEqual(await fingerprint(hotel.pool))
  expect(await fingerprintOfFiles(files)).toEqual(await fingerprintOfFiles(hotel.files))
  expect(Object.keys(await fingerprintOfFiles(files))).toHaveLength(2)
  // The next row gets the next number and an audit entry.
  const { rows } =
    await pool.query(`insert into room_type (slug, name, description, max_adults, max_children, max_infants, price_per_night)
    values ('new', 'New', '', 2, 1, 1, 0) returning id, (select count(*)::int from audit_entry) as before`)
  expect(rows[0].id).toBe(301)
  expect((await pool.query('select count(*)::int from audit_entry')).rows[0].count).toBe(rows[0].before + 1)
})

test('a backup shows the database at one moment, also while others write', async () => {
  const hotel = await makeHotel()
  await hotel.pool.query(
    `insert into audit_entry (entity, action) select md5(n::text), 'update' from generate_series(1, 50000) n`,
  )
  let going = true
  let written = 0
  const writer = async (name: string) => {
    while (going) {
      written += 1
      // One transaction, two tables: a room type never comes without its room.
      await hotel.pool.query(`with type as (insert into room_type (slug, name, description, max_adults, max_children, max_infants, price_per_night)
        values ('${name}${written}', '${name}${written}', '', 2, 1, 1, 0) returning id)
        select id from type`)
      await hotel.pool.query(`begin; insert into room_type (slug, name, description, max_adults, max_children, max_infants, price_per_night)
        values ('pair-${name}${written}', 'pair ${name}${written}', '', 2, 1, 1, 0);
        insert into room (slug, room_number, room_type_id, description)
        values ('pair-${name}${written}', 'pair ${name}${written}', currval('room_type_id_seq'), ''); commit`)
    }
  }
  const writers = [writer('x'), writer('y')]
  const before = written
  await backup(hotel.url, hotel.files, hotel.archive, silence)
  expect(written).toBeGreaterThan(before + 10)
  going = false
  await Promise.all(writers)
  const { url, pool } = await openDatabase()
  await restore(url, join(await makeFolder(), 'files'), hotel.archive, silence)
  const { rows } = await pool.query(`select
    (select count(*)::int from room_type where slug like 'pair-%') as types,
    (select count(*)::int from room where slug like 'pair-%') as rooms,
    (select last_value >= (select max(id) from room_type) from room_type_id_seq) as is_ahead`)
  expect(rows[0].types).toBe(rows[0].rooms)
  expect(rows[0].is_ahead).toBe(true)
})

test('an existing file is not overwritten, and a failed backup leaves none', async () => {
  const hotel = await makeHotel()
  await writeFile(hotel.archive, 'precious')
  expect(await problemOf(backup(hotel.url, hotel.files, hotel.archive, silence))).toContain('is there already')
  expect(await readFile(hotel.archive, 'utf8')).toBe('precious')
  const nowhere = join(hotel.folder, 'nowhere', 'hotel.sarai')
  expect(await problemOf(backup(hotel.url, hotel.files, nowhere, silence))).toContain('could not be made')
  const empty = await openDatabase()
  expect(await problemOf(backup(empty.url, hotel.files, join(hotel.folder, 'x'), silence))).toContain('nothing to save')
  expect((await readdir(hotel.folder)).sort()).toEqual(['files', 'hotel.sarai'])
})

test('a database with tables is refused and stays as it is', async () => {
  const hotel = await makeHotel()
  await backup(hotel.url, hotel.files, hotel.archive, silence)
  const before = await fingerprint(hotel.pool)
  expect(await problemOf(restore(hotel.url, hotel.files, hotel.archive, silence))).toContain('in use already')
  expect(await fingerprint(hotel.pool)).toEqual(before)
  expect(Object.keys(await fingerprintOfFiles(hotel.files))).toHaveLength(2)
})

test('a damaged archive, or a file that is no archive, changes nothing', async () => {
  const hotel = await makeHotel()
  const refusalOf = await makeRefusals()
  await backup(hotel.url, hotel.files, hotel.archive, silence)
  const { length } = await readFile(hotel.archive)
  const cut = join(hotel.folder, 'cut')
  for (const part of [0, 0.02, 0.3, 0.9, 0.999]) {
    await writeFile(cut, await readFile(hotel.archive))
    await truncate(cut, Math.floor(length * part))
    expect(await refusalOf(cut)).toMatch(/could not be restored|not complete|not a Sarai backup/)
  }
  await writeFile(cut, 'this is a letter')
  expect(await refusalOf(cut)).toContain('could not be restored, and nothing was changed')
  expect(await refusalOf(join(hotel.folder, 'missing'))).toContain('cannot be read (ENOENT)')
  const without = (name: string) =>
    rewrite(hotel.archive, (parts) => parts.filter(({ header }) => !header.name.startsWith(name)))
  expect(await refusalOf(await without('end.json'))).toContain('not complete')
  expect(await refusalOf(await without('manifest.json'))).toContain('not a Sarai backup')
  expect(await refusalOf(await without('tables/room/'))).toContain('room has 0 of 299 rows')
  expect(await refusalOf(await without('tables/room_type/'))).toContain('room_type has 0 of 299 rows')
  const withBadRow = await rewrite(hotel.archive, (parts) =>
    parts.map((part) =>
      part.header.name.startsWith('tables/room/') ? { ...part, content: Buffer.from('1\tbad\n') } : part,
    ),
  )
  expect(await refusalOf(withBadRow)).toContain(
    'could not be restored, and nothing was changed: missing data for column',
  )
})

test('an archive of a newer version, or one too old from before the first release, is refused with a sentence that says what to do', async () => {
  const hotel = await makeHotel()
  const refusalOf = await makeRefusals()
  await backup(hotel.url, hotel.files, hotel.archive, silence)
  const withMigrations = (change: (names: string[]) => string[]) =>
    rewrite(hotel.archive, ([manifest, ...rest]) => {
      const content = JSON.parse(String(manifest?.content))
      content.migrations = change(content.migrations)
      return [{ header: { name: 'manifest.json' }, content: Buffer.from(JSON.stringify(content)) }, ...rest]
    })
  const newer = await withMigrations((names) => [...names, '9999_from_the_future.sql'])
  expect(await refusalOf(newer)).toContain('newer Sarai')
  const early = await withMigrations(() => ['0001_house.sql', '0002_lookups.sql'])
  expect(await refusalOf(early)).toContain(
    'it lacks 0003_guests.sql. Restore it with the last version of Sarai that has',
  )
})

const escapes = [
  { name: 'files/../../escaped.txt' },
  { name: 'files/guests/../../../escaped.txt' },
  { name: 'files//etc/escaped.txt' },
  { name: 'files/..' },
  { name: 'files/' },
  { name: '/escaped.txt' },
  { name: '../escaped.txt' },
  { name: 'files/link', type: 'symlink' as const, linkname: '/etc/passwd' },
  { name: 'files/link', type: 'link' as const, linkname: '/etc/passwd' },
]

test('an archive cannot write outside its folder', async () => {
  const hotel = await makeHotel()
  const refusalOf = await makeRefusals()
  await backup(hotel.url, hotel.files, hotel.archive, silence)
  for (const header of escapes) {
    const content = Buffer.from(header.type ? '' : 'boo')
    const bad = await rewrite(hotel.archive, (parts) => [
      ...parts.slice(0, -1),
      { header, content },
      ...parts.slice(-1),
    ])
    expect(await refusalOf(bad), header.name).toMatch(/not trusted|none of ours/)
  }
})

test('a file in an archive that is larger than any upload is not unpacked', async () => {
  const hotel = await makeHotel()
  const refusalOf = await makeRefusals()
  await backup(hotel.url, hotel.files, hotel.archive, silence)
  const bomb = { header: { name: 'files/guests/bomb.webp' }, content: Buffer.alloc(51_000_000) }
  const bad = await rewrite(hotel.archive, (parts) => [...parts.slice(0, -1), bomb, ...parts.slice(-1)])
  expect(await refusalOf(bad)).toContain('not trusted')
})

/** The commit arrives, but its answer is lost. */
const loseAnswerToCommit = () => {
  const { query } = pg.Client.prototype
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => spy.mockRestore())
  spy.mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const answer = Reflect.apply(query, this, given)
    if (given[0] !== 'commit') return answer
    return answer.then(() => Promise.reject(new Error('Connection terminated unexpectedly')))
  })
}

test('a restore that may be committed keeps its files', async () => {
  const hotel = await makeHotel()
  await backup(hotel.url, hotel.files, hotel.archive, silence)
  const { url, pool } = await openDatabase()
  const files = join(await makeFolder(), 'files')
  loseAnswerToCommit()
  expect(await problemOf(restore(url, files, hotel.archive, silence))).toContain('did not say whether')
  expect(await fingerprint(pool)).toEqual(await fingerprint(hotel.pool))
  expect(await fingerprintOfFiles(files)).toEqual(await fingerprintOfFiles(hotel.files))
})

test('files of an interrupted restore do not block the next one', async () => {
  const hotel = await makeHotel()
  await backup(hotel.url, hotel.files, hotel.archive, silence)
  const { url } = await openDatabase()
  await restore(url, hotel.files, hotel.archive, silence)
  expect(await readdir(hotel.folder)).toEqual(['files', 'hotel.sarai'])
  const another = await openDatabase()
  await writeFile(join(hotel.files, 'empty.txt'), 'something else')
  expect(await problemOf(restore(another.url, hotel.files, hotel.archive, silence))).toContain(
    'differs from the backup',
  )
})
