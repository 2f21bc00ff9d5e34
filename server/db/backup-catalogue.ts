import pg from 'pg'

export interface Table {
  name: string
  /** Without generated columns: the database computes them itself. */
  columns: string[]
}

/** The tables in the schema of the connection. */
export const readTables = async (client: pg.ClientBase): Promise<Table[]> => {
  const { rows } = await client.query<Table>(`
    select
      cls.relname::text as name,
      coalesce(array_agg(att.attname::text order by att.attnum) filter (where att.attgenerated = ''), '{}') as columns
    from pg_class cls
    left join pg_attribute att on att.attrelid = cls.oid and att.attnum > 0 and not att.attisdropped
    where cls.relnamespace = current_schema()::regnamespace and cls.relkind in ('r', 'p') and not cls.relispartition
    group by cls.relname
    order by cls.relname
  `)
  return rows
}

export const readSequenceNames = async (client: pg.ClientBase) => {
  const { rows } = await client.query<{ name: string }>(`
    select relname::text as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'S'
    order by relname
  `)
  return rows.map((row) => row.name)
}

export const quoted = pg.escapeIdentifier

export const columnList = (columns: string[]) => columns.map(quoted).join(', ')

/** A connection without time limits that writes and reads every value in the same format on every server. */
export const connectForArchive = async (url: string) => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'sarai archive',
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => {})
  await client.connect()
  await client.query(`
    set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
    set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601';
    set timezone = 'UTC'; set bytea_output = 'hex'; set extra_float_digits = 1
  `)
  return client
}
