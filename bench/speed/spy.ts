import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Request } from '#bench/speed/http-client.ts'
import { buildApp } from '#server/app.ts'
import type { DB } from '#server/db/tables.ts'
import { systemClock } from '#server/kit/clock.ts'
import { createErrands } from '#server/kit/errands.ts'
import { createLive } from '#server/kit/live/live.ts'

export interface Statement {
  sql: string
  parameters: readonly unknown[]
}

/**
 * The app once more, in this process, to listen to what each request asks of the database. Finding out who asks is left
 * out: that is the program's own work, not the request's.
 */
export const openSpy = async (pool: pg.Pool, url: string) => {
  let heard: Statement[] = []
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void heard.push({ sql: query.sql, parameters: query.parameters }),
  })
  const app = await buildApp({
    db,
    clock: systemClock,
    mail: async () => {},
    hasSmtp: false,
    files: { put: async () => {}, get: async () => undefined, remove: async () => {} },
    errands: createErrands(),
    live: createLive(url, db),
    publicUrl: 'http://localhost',
    version: '',
    trustProxy: false,
    logLevel: 'silent',
  })
  return {
    statementsOf: async ({ method, path, token, body }: Request) => {
      heard = []
      await app.inject({
        method,
        url: `/api${path}`,
        headers: { authorization: `Bearer ${token}` },
        ...(body !== undefined && { payload: body as object }),
      })
      return heard.filter(({ sql }) => !/ "session"/.test(sql))
    },
    close: () => app.close(),
  }
}
