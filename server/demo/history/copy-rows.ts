import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { columnList, quoted } from '#server/db/backup-catalogue.ts'
import { type HistoryRow, type HistoryTable, historyTables } from '#server/demo/history/history-rows.ts'

interface Batch {
  columns: string[]
  lines: string[]
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** A list of texts is an array of the database; other lists and objects are JSON. */
const textOf = (value: unknown) => {
  if (typeof value !== 'object') return String(value)
  return Array.isArray(value) && typeof value[0] === 'string' ? `{${value.join(',')}}` : JSON.stringify(value)
}

const fieldOf = (value: unknown) => {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'number') return String(value)
  const text = textOf(value)
  return /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign) : text
}

/** Collects rows of several tables and writes them by COPY, table after table. */
export const rowCopier = (client: pg.ClientBase) => {
  const batches = new Map<HistoryTable, Batch>(historyTables.map((table) => [table, { columns: [], lines: [] }]))
  return {
    put: <Table extends HistoryTable>(table: Table, row: HistoryRow<Table>) => {
      const batch = batches.get(table)
      if (!batch) throw new Error(`rows for ${table} are not expected`)
      if (batch.columns.length === 0) batch.columns = Object.keys(row)
      const values = row as Record<string, unknown>
      batch.lines.push(batch.columns.map((column) => fieldOf(values[column])).join('\t'))
    },
    flush: async () => {
      for (const [table, { columns, lines }] of batches) {
        if (lines.length === 0) continue
        const copy = client.query(copyFrom(`copy ${quoted(table)} (${columnList(columns)}) from stdin`))
        await pipeline(Readable.from([`${lines.join('\n')}\n`]), copy)
        lines.length = 0
      }
    },
  }
}
