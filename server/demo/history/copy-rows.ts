import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { columnList, quoted } from '#server/db/backup-catalogue.ts'

type Row = Record<string, unknown>

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

const fieldOf = (value: unknown) => {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'number') return String(value)
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign) : text
}

/** Gathers rows of several tables and writes them table by table, in the order in which tables refer to each other. */
export const rowCopier = <Table extends string>(client: pg.ClientBase, tables: readonly Table[]) => {
  const gathered = new Map(tables.map((table) => [table, { columns: [] as string[], lines: [] as string[] }]))
  return {
    /** All rows of a table have the same fields in the same order. */
    put: (table: Table, row: Row) => {
      const batch = gathered.get(table)
      if (!batch) throw new Error(`rows for ${table} are not expected`)
      if (batch.lines.length === 0) batch.columns = Object.keys(row)
      batch.lines.push(Object.values(row).map(fieldOf).join('\t'))
    },
    flush: async () => {
      for (const [table, { columns, lines }] of gathered) {
        if (lines.length === 0) continue
        const copy = client.query(copyFrom(`copy ${quoted(table)} (${columnList(columns)}) from stdin`))
        await pipeline(Readable.from([`${lines.join('\n')}\n`]), copy)
        lines.length = 0
      }
    },
  }
}
