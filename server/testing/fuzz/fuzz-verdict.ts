import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

/** Tables, constraints and triggers as text, to be compared before and after. */
export const schemaPrint = async (db: Db) => {
  const { rows } = await sql<{ print: string }>`
    select md5(string_agg(line, chr(10) order by line)) as print from (
      select table_name || column_name || data_type as line from information_schema.columns
        where table_schema = current_schema()
      union all select conrelid::regclass || conname || pg_get_constraintdef(oid) from pg_constraint
        where connamespace = current_schema()::regnamespace
      union all select tgrelid::regclass || tgname || tgenabled::text from pg_trigger where not tgisinternal
    ) as lines
  `.execute(db)
  return rows[0]?.print
}

export const constraintNames = async (db: Db) => {
  const { rows } = await sql<{ name: string }>`
    select conname::text as name from pg_constraint where connamespace = current_schema()::regnamespace
  `.execute(db)
  return rows.map(({ name }) => name)
}

interface Before {
  print: string | undefined
  filesFolder: string
}

/** Damage in the database that the answers don't show. */
export const fuzzVerdict = async (db: Db, before: Before) => {
  const count = async (query: ReturnType<typeof sql<{ count: number }>>) => (await query.execute(db)).rows[0]?.count
  const files = await readdir(before.filesFolder, { recursive: true, withFileTypes: true })
  return {
    schemaChanged: (await schemaPrint(db)) !== before.print,
    polluted: 'polluted' in {},
    overlaps: await count(sql`
      select count(*) from stay one join stay other
        on one.room_id = other.room_id and one.id < other.id and one.nights && other.nights
      where one.booking_status in ('booked', 'checked_in') and other.booking_status in ('booked', 'checked_in')`),
    // A guest may only change their account, their profile and their orders.
    changesByGuests: await count(sql`
      select count(*) from audit_entry join account on account.id = audit_entry.account_id
        left join guest on guest.id = account.guest_id
      where account.role = 'candidate' and case entity
        when 'account' then audit_entry.slug is distinct from account.slug
        when 'guest' then audit_entry.slug is distinct from guest.slug
        else entity !~ 'order|request' end`),
    // A caller without a session may only ask for a password link.
    changesByStrangers: await count(sql`
      select count(*) from audit_entry where account_id is null and request_id is not null and entity <> 'account'`),
    leftOpen: await count(sql`
      select count(*) from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`),
    strayFiles: files.filter((file) => file.isFile() && !/^[\w-]+\.\w+$/.test(file.name)).length,
  }
}

export const clean: Awaited<ReturnType<typeof fuzzVerdict>> = {
  schemaChanged: false,
  polluted: false,
  overlaps: 0,
  changesByGuests: 0,
  changesByStrangers: 0,
  leftOpen: 0,
  strayFiles: 0,
}
