import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RouteOptions } from 'fastify'
import { inject } from 'vitest'
import { buildApp } from '#server/app.ts'
import { openSession } from '#server/auth/session-store.ts'
import { addAccount } from '#server/auth/staff-accounts.ts'
import { connect } from '#server/db/connect.ts'
import { openFiles } from '#server/files/open-files.ts'
import { insertGuestAccount } from '#server/guest-accounts/guest-account-store.ts'
import { createAfterResponse } from '#server/kit/after-response.ts'
import { createJobQueue } from '#server/kit/jobs/job-queue.ts'
import { queueSchemaFor } from '#server/kit/jobs/queue-schema.ts'
import { createLive } from '#server/kit/live/live.ts'
import type { MailMessage } from '#server/kit/mail/mail.ts'
import type { Services } from '#server/kit/services.ts'
import { builders } from '#server/testing/builders.ts'
import { createDatabase } from '#server/testing/database.ts'
import { runDueJobs } from '#server/testing/run-jobs.ts'
import { whenFinished } from '#server/testing/when-finished.ts'

interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came over the wire, right or wrong
  body: any
  headers: Record<string, unknown>
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Send = (method: Method, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>

export const password = 'correct horse battery'

/** The whole app on its own database, with a clock and a mailbox that the test controls. */
export const startTestApp = async (given: Partial<Services> = {}, template = inject('template')) => {
  const database = await createDatabase(inject('serverUrl'), template)
  const { db, pool, close } = connect(database.url)
  const filesFolder = await mkdtemp(join(tmpdir(), 'sarai-files-'))
  const outbox: MailMessage[] = []
  const time = { now: new Date('2026-11-15T06:00:00Z') }
  const services: Services = {
    db,
    clock: { now: () => time.now },
    mail: async (message) => void outbox.push(message),
    hasSmtp: true,
    files: openFiles(filesFolder, undefined),
    jobs: createJobQueue(queueSchemaFor('public')),
    afterResponse: createAfterResponse(),
    live: createLive(database.url, db),
    publicUrl: 'https://hotel.example',
    version: '1.0.0',
    trustProxy: false,
    logLevel: (process.env.TEST_LOG ?? 'silent') as 'silent',
    checkReplies: true,
    ...given,
  }
  const routes: RouteOptions[] = []
  const app = await buildApp(services, (route) => routes.push(route))
  whenFinished(async () => {
    // Otherwise closing waits more than a minute for connections that a client keeps open.
    app.server.closeAllConnections()
    await app.close()
    await close()
    await database.drop()
    await rm(filesFolder, { recursive: true })
  })

  const sendAs =
    (token?: string): Send =>
    async (method, path, body, headers = {}) => {
      const reply = await app.inject({
        method,
        url: `/api${path}`,
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
        ...(body !== undefined && { payload: body as object }),
      })
      const isJson = String(reply.headers['content-type']).startsWith('application/json')
      return { status: reply.statusCode, body: isJson ? reply.json() : reply.payload, headers: reply.headers }
    }

  const signIn = async (email: string, remember = false) => {
    const { body } = await sendAs()('POST', '/login', { email, password, remember })
    return String(body.data.token)
  }

  /** A guest with an account of the guest area, signed in; its password is unknown. */
  const asGuest = async (guest: { id: number; name: string }) => {
    const signIn = { email: `guest-${guest.id}@hotel.example`, password_hash: 'none' }
    return sendAs(await openSession(db, time.now, await insertGuestAccount(db, guest, signIn), true))
  }

  /** A colleague with a role, by the role's slug, signed in; the email has the role's slug as well. */
  const hire = async (role: string, name: string = role) => {
    const email = `${role}@hotel.example`
    const { id } = await db.selectFrom('role').select('id').where('slug', '=', role).executeTakeFirstOrThrow()
    await addAccount(db, { email, name, role: 'admin', role_id: id, password })
    const account = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    return sendAs(await openSession(db, time.now, account.id, true))
  }

  /** Changes a record from its current version, like a user who has just opened it. */
  const changeAs =
    (send: Send) =>
    async (path: string, body: object): Promise<Answer> => {
      const version = (await send('GET', path)).body.data?.version ?? 1
      if (body instanceof FormData) body.append('version', String(version))
      return send('PUT', path, body instanceof FormData ? body : { ...body, version })
    }

  await addAccount(db, { email: 'desk@hotel.example', name: 'Front Desk', role: 'admin', password })
  await addAccount(db, { email: 'guest@hotel.example', name: 'A Guest', role: 'candidate', password })
  const admin = sendAs(await signIn('desk@hotel.example', true))
  return {
    app,
    routes,
    db,
    pool,
    services,
    /** Runs the background jobs that are due, so that mails arrive in the outbox. */
    runJobs: () => runDueJobs(pool, services),
    databaseUrl: database.url,
    filesFolder,
    outbox,
    time,
    sendAs,
    signIn,
    asGuest,
    hire,
    anyone: sendAs(),
    admin,
    change: changeAs(admin),
    changeAs,
    candidate: sendAs(await signIn('guest@hotel.example', true)),
    make: builders(db),
  }
}
