import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { ruleWords } from '#server/testing/data-model-words.ts'

export interface Reference {
  from: string
  to: string
  columns: string
  is_optional: boolean
  is_unique: boolean
}

interface Rule {
  table: string
  name: string
}

interface Trigger {
  table: string
  does: string
}

export const readReferences = async (db: Db) => {
  const { rows } = await sql<Reference>`
    select owner.relname as from, target.relname as to,
      (select string_agg(attname, ', ' order by attnum) from pg_attribute
        where attrelid = con.conrelid and attnum = any (con.conkey)) as columns,
      exists (select from pg_attribute
        where attrelid = con.conrelid and attnum = any (con.conkey) and not attnotnull) as is_optional,
      exists (select from pg_index where indrelid = con.conrelid and indisunique and indpred is null
        and indkey::text = array_to_string(con.conkey, ' ')) as is_unique
    from pg_constraint con
    join pg_class owner on owner.oid = con.conrelid
    join pg_class target on target.oid = con.confrelid
    where con.contype = 'f' and owner.relnamespace = current_schema()::regnamespace
    order by owner.relname, columns
  `.execute(db)
  return rows
}

/** Check constraints over several columns, exclusion constraints and unique indexes. */
export const readRules = async (db: Db) => {
  const { rows } = await sql<Rule>`
    select cls.relname as table, con.conname as name
    from pg_constraint con join pg_class cls on cls.oid = con.conrelid
    where cls.relnamespace = current_schema()::regnamespace
      and (con.contype in ('x', 'u') or con.contype in ('c', 'f') and (array_length(con.conkey, 1) > 1
        or con.conname = any (${Object.keys(ruleWords)})))
    union
    select cls.relname, index.relname
    from pg_index join pg_class index on index.oid = indexrelid join pg_class cls on cls.oid = indrelid
    where cls.relnamespace = current_schema()::regnamespace and indisunique and not indisprimary
    order by 1, 2
  `.execute(db)
  // Without the unique slugs that every table has, and without indexes that only a foreign key needs.
  return rows.filter(({ name }) => !/_slug_key$|_id_status_key$/.test(name))
}

export const readTriggers = async (db: Db) => {
  const { rows } = await sql<Trigger>`
    select distinct cls.relname as table, proname as does
    from pg_trigger trg join pg_class cls on cls.oid = trg.tgrelid join pg_proc on pg_proc.oid = trg.tgfoid
    where cls.relnamespace = current_schema()::regnamespace and not tgisinternal
    order by does, cls.relname
  `.execute(db)
  return rows
}

export const readTableNames = async (db: Db) => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'
  `.execute(db)
  return rows.map(({ name }) => name)
}
