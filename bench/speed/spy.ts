import { Kysely, PostgresDialect } from 'kysely'
import type { Request } from '#bench/speed/http-client.ts'
import type { Bench } from '#bench/speed/open-bench.ts'
import { buildApp } from '#server/app.ts'
import type { DB } from '#server/db/tables.ts'
import { createAfterResponse } from '#server/kit/after-response.ts'
import { systemClock } from '#server/kit/clock.ts'
import { createJobQueue } from '#server/kit/jobs/job-queue.ts'
import { queueSchemaFor } from '#server/kit/jobs/queue-schema.ts'
import { createLive } from '#server/kit/live/live.ts'

export interface Statement {
  sql: string
  parameters: readonly unknown[]
}

/**
 * A second app in this process whose database statements are recorded for each request, except the look-up of the
 * session, which is not the request's own work.
 */
export const openSpy = async ({ pool, url, trafficOf }: Pick<Bench, 'pool' | 'url' | 'trafficOf'>) => {
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
    jobs: createJobQueue(queueSchemaFor('public')),
    afterResponse: createAfterResponse(),
    live: createLive(url, db),
    publicUrl: 'http://localhost',
    version: '',
    trustProxy: false,
    logLevel: 'silent',
  })
  const send = ({ method, path, token, body }: Request) =>
    app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(body !== undefined && { payload: body as object }),
    })
  return {
    statementsOf: async (request: Request) => {
      heard = []
      await send(request)
      return heard.filter(({ sql }) => !/ "session"/.test(sql))
    },
    /** The statements of a request, including the look-up of its session, and its answer. */
    trafficOf: async (request: Request) => {
      let answer = { statusCode: 0, payload: '' }
      const traffic = await trafficOf(async () => {
        answer = await send(request)
      })
      if (answer.statusCode >= 300) throw new Error(`${request.method} ${request.path}: ${answer.payload}`)
      return { traffic, answer: JSON.parse(answer.payload) }
    },
    close: () => app.close(),
  }
}

export type Spy = Awaited<ReturnType<typeof openSpy>>
