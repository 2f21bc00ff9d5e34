import type { FastifyInstance } from 'fastify'
import { buildApp } from '#server/app.ts'
import { createFirstAdmin } from '#server/auth/staff-accounts.ts'
import type { Settings } from '#server/cli/environment.ts'
import { checkDatabase, openDatabase, prepareTables, type Say } from '#server/cli/open-database.ts'
import { type Connection, connect } from '#server/db/connect.ts'
import { jobList } from '#server/job-list.ts'
import { runJobWorker } from '#server/kit/jobs/job-worker.ts'
import { StartProblem } from '#server/kit/start-problem.ts'
import { within } from '#server/kit/within.ts'
import { openServices, type Program } from '#server/open-services.ts'

export interface RunningSarai {
  address: string
  connection: Connection
  stop(): Promise<void>
}

/** Opens the database, runs the migrations and listens. If a step fails, everything that was opened is closed. */
export const startSarai = async (settings: Settings, program: Program, say: Say): Promise<RunningSarai> => {
  const closers: (() => Promise<unknown>)[] = []
  const stop = async () => {
    // Closed in reverse order: first requests, then connections, then the database.
    for (const close of closers.splice(0).reverse()) await close()
  }
  const step = (number: number) => (line: string) => say(`[${number}/3] ${line}`)
  try {
    const database = await openDatabase(settings, step(1))
    closers.push(database.stop)
    const connection = connect(database.url)
    closers.push(() => within(2_000, connection.close()))
    await checkDatabase(connection.pool, settings, step(1))

    step(2)('Checking the tables')
    await prepareTables(connection.pool, settings, step(2))

    // With PORT=0 the port is known only once the server listens, which is before any mail with a link is sent.
    let address = `http://localhost:${settings.PORT}`
    const services = await openServices({
      settings,
      program,
      connection,
      url: database.url,
      publicUrl: () => settings.PUBLIC_URL ?? address,
      say,
      warn: (error, about) => app.log.warn({ err: error }, about),
    })
    const app: FastifyInstance = await buildApp(services)
    closers.push(() => within(10_000, app.close()))
    address = await listen(app, settings)
    if (settings.JOBS === 'here') {
      const worker = runJobWorker(database.url, services, jobList, app.log)
      closers.push(() => within(8_000, worker.stop()))
    }
    step(3)(`Listening on ${address}`)
    return { address, connection, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Listens and returns the address for the browser. */
const listen = async (app: FastifyInstance, { HOST, PORT }: Settings) => {
  try {
    const address = new URL(
      await app.listen({ host: HOST, port: PORT, listenTextResolver: (address) => `listening on ${address}` }),
    )
    if (HOST === '0.0.0.0' || HOST === '::') address.hostname = 'localhost'
    return address.origin
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const reason = refusals[code]
    throw reason ? new StartProblem(reason(HOST, PORT)) : error
  }
}

const refusals: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (_host, port) =>
    `Port ${port} is in use. Stop the program that has it, or choose another: PORT=${port + 1}.`,
  EACCES: (_host, port) => `Port ${port} is not allowed for this user. Choose one above 1023, such as PORT=3000.`,
  EADDRNOTAVAIL: (host) => `This machine has no address ${host}. Set HOST to one it has, or to 127.0.0.1.`,
  ENOTFOUND: (host) => `This machine has no address ${host}. Set HOST to one it has, or to 127.0.0.1.`,
}

/** The first start adds an admin account and prints how to sign in. */
export const welcomeFirstAdmin = async ({ db }: Connection, settings: Settings, say: Say) => {
  const made = await createFirstAdmin(db, { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD })
  if (!made) return
  say('')
  say('Your first sign-in:')
  say(`  Email     ${made.email}`)
  say(`  Password  ${made.password ?? 'the one in ADMIN_PASSWORD'}`)
  if (made.password) say('  It is shown only once. Change it in the account menu after signing in.')
}
