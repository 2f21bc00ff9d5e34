import { expect } from 'vitest'
import type { startTestApp } from '#server/testing/test-app.ts'

type Cells = Record<string, unknown>

export interface ReadSheet {
  title: unknown
  headings: unknown[]
  /** Row 3 by the label of row 2. */
  totals: Cells
  rows: unknown[][]
  /** The same rows by heading. */
  byHeading: Cells[]
}

const byName = (names: unknown[], cells: unknown[]) =>
  Object.fromEntries(names.flatMap((name, index) => (name ? [[String(name), cells[index] ?? null]] : [])))

/** Downloads the workbook of a month and reads it as the offline tool does. */
export const readGstr1 = async (app: Awaited<ReturnType<typeof startTestApp>>['app'], token: string, month: string) => {
  const { readXlsx } = await import('hucre/xlsx')
  const headers = { authorization: `Bearer ${token}` }
  const reply = await app.inject({ url: `/api/reports/gstr1.xlsx?month=${month}`, headers })
  expect(reply.statusCode).toBe(200)
  const { sheets } = await readXlsx(reply.rawPayload)
  return new Map(
    sheets.map(({ name, rows }) => {
      const [[title] = [], labels = [], totals = [], headings = [], ...data] = rows
      const sheet: ReadSheet = {
        title,
        headings,
        totals: byName(labels, totals),
        rows: data,
        byHeading: data.map((cells) => byName(headings, cells)),
      }
      return [name, sheet]
    }),
  )
}
