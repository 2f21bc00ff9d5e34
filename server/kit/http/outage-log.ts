import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

const lookEvery = 1_000

const beginnings: Record<string, string> = {
  database_away: 'the database does not answer; requests get 503 until it does',
  no_changes: 'the database takes no changes; requests that save get 503 until it does',
}

export type OutageLog = ReturnType<typeof createOutageLog>

/** Logs an outage as two lines, one at its beginning and one at its end, however many requests fail. */
export const createOutageLog = (app: FastifyInstance, db: Db) => {
  const closing = new AbortController()
  const met = new Map<string, number>()

  const isOver = async (code: string) => {
    const { rows } = await sql<{ read_only: string }>`select current_setting('transaction_read_only') as read_only`
      .execute(db)
      .catch(() => ({ rows: [] }))
    return code === 'no_changes' ? rows[0]?.read_only === 'off' : rows.length > 0
  }

  const watch = async (code: string) => {
    const began = Date.now()
    do {
      await sleep(lookEvery, undefined, { signal: closing.signal, ref: false }).catch(() => {})
      if (closing.signal.aborted) return
    } while (!(await isOver(code)))
    const seconds = Math.round((Date.now() - began) / 1000)
    app.log.warn({ code, seconds, requests: met.get(code) }, 'the outage of the database is over')
    met.delete(code)
  }

  app.addHook('onClose', async () => closing.abort())
  return {
    /** True for an error that belongs to an outage and is not logged by itself. */
    covers(code: string, error: Error & { code?: string }) {
      const beginning = beginnings[code]
      if (!beginning) return false
      const count = met.get(code) ?? 0
      met.set(code, count + 1)
      if (count > 0) return true
      app.log.error({ code, reason: error.message, ...(error.code && { state: error.code }) }, beginning)
      void watch(code)
      return true
    },
  }
}
