import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

interface Column {
  table_name: string
  name: string
  type: string
  labels: string[] | null
  is_nullable: boolean
  is_generated: boolean
}

const typeScriptOf: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'CalendarDate',
  daterange: 'string',
  int4: 'number',
  int8: 'number',
  jsonb: 'unknown',
  paise: 'Paise',
  text: 'string',
  _bool: 'boolean[]',
  _date: 'CalendarDate[]',
  _int4: '(number | null)[]',
  _int8: '(number | null)[]',
  _text: 'string[]',
  timestamptz: 'string',
  uuid: 'string',
}

const importsOf = {
  Generated: 'kysely',
  Paise: '#contract/kit/money.ts',
  CalendarDate: '#contract/kit/time/calendar-date.ts',
}

const quoted = (label: string) => (label.includes("'") ? `"${label}"` : `'${label}'`)

const columnType = ({ name, table_name, type, labels, is_nullable, is_generated }: Column) => {
  const plain = labels?.map(quoted).join(' | ') ?? typeScriptOf[type]
  if (!plain) throw new Error(`${table_name}.${name} has the type ${type}, which print-tables.ts doesn't know yet`)
  const full = is_nullable ? `${plain} | null` : plain
  return is_generated ? `Generated<${full}>` : full
}

const lineWidth = 120

/** A union that is too long for a line has one label in each, as the formatter writes it. */
const columnLine = (column: Column) => {
  const line = `  ${column.name}: ${columnType(column)}`
  if (line.length <= lineWidth) return line
  return [`  ${column.name}:`, ...columnType(column).split(' | ')].join('\n    | ')
}

const pascalCase = (name: string) => name.replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase())

/** The types of all tables as a TypeScript file, read from a migrated database. */
export const printTables = async (db: Db) => {
  const { rows } = await sql<Column>`
    select
      cls.relname as table_name, att.attname as name, typ.typname as type,
      (select array_agg(enumlabel::text order by enumsortorder) from pg_enum where enumtypid = typ.oid) as labels,
      not att.attnotnull as is_nullable,
      att.atthasdef or att.attidentity <> '' as is_generated
    from pg_class cls
    join pg_attribute att on att.attrelid = cls.oid and att.attnum > 0 and not att.attisdropped
    join pg_type typ on typ.oid = att.atttypid
    where cls.relnamespace = current_schema()::regnamespace and cls.relkind = 'r'
    order by cls.relname, att.attnum
  `.execute(db)
  const names = [...new Set(rows.map((row) => row.table_name))]
  const tables = names.flatMap((table) => [
    '',
    `interface ${pascalCase(table)}Table {`,
    ...rows.filter((row) => row.table_name === table).map(columnLine),
    '}',
  ])
  const isUsed = (type: string) => tables.some((line) => new RegExp(`\\b${type}\\b`).test(line))
  return [
    '// Generated from the migrations by `npm run tables`; not edited by hand.',
    ...Object.entries(importsOf).flatMap(([type, path]) =>
      isUsed(type) ? `import type { ${type} } from '${path}'` : [],
    ),
    ...tables,
    '',
    'export interface DB {',
    ...names.map((table) => `  ${table}: ${pascalCase(table)}Table`),
    '}',
    '',
  ].join('\n')
}
