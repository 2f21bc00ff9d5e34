import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { installOnDebian } from './install-on-debian.mjs'
import { useRunFolder } from './run-folder.mjs'
import { runHere, runQuietly } from './run-program.mjs'
import { run, ScriptProblem } from './say.mjs'
import { setUp } from './set-up.mjs'

// Runs tests on the oldest supported PostgreSQL, on a server that is reached through DATABASE_URL: those of the parts whose
// SQL versions may differ in, or with `--all` every test of the server.
const dependOnVersion = [
  // Migrations, upgrades of filled hotels, backups and restores.
  'server/db/',
  // Two years of a hotel through every table, and every report calculated again.
  'server/demo/',
  // Exclusion constraints, ranges and locks, by random models.
  'server/bookings/stays/',
  'server/calendar/',
  // Every endpoint and every export.
  'server/app.test.ts',
  'server/security/',
  // Window functions, searches by trigram, queues and notifications.
  'server/audit/',
  'server/jobs/',
  'server/notices/',
  'server/rates/',
  'server/reports/',
  'server/search/',
]
const programs = '/usr/lib/postgresql/15/bin'
// PostgreSQL refuses to run as root. 65534 is the user `nobody` of Debian.
const nobody = 65_534
const isRoot = process.getuid?.() === 0
const asWhom = isRoot ? { uid: nobody, gid: nobody } : {}

const findPostgres = async () => {
  if (!existsSync(programs)) await installOnDebian('PostgreSQL 15', ['postgresql-15'])
  if (!existsSync(programs)) throw new ScriptProblem(`PostgreSQL 15 is not in ${programs}: apt install postgresql-15`)
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })

const makeCluster = async (/** @type {string} */ folder) => {
  if (isRoot) chownSync(folder, nobody, nobody)
  const made = await runQuietly(
    [join(programs, 'initdb'), '-D', join(folder, 'data'), '-U', 'sarai', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    process.env,
    asWhom,
  )
  if (!made.ok) throw new ScriptProblem(`The database files could not be made:\n${made.output}`)
}

const startServer = async (/** @type {string} */ folder, /** @type {number} */ port) => {
  const words = ['-D', join(folder, 'data'), '-k', folder, '-h', '127.0.0.1', '-p', String(port), '-F']
  const server = spawn(join(programs, 'postgres'), words, { ...asWhom, stdio: 'ignore' })
  const ended = new Promise((resolve) => server.on('close', resolve))
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      server.kill('SIGINT')
      process.exit(1)
    })
  }
  for (let tries = 0; tries < 100; tries++) {
    const ready = await runQuietly([join(programs, 'pg_isready'), '-h', '127.0.0.1', '-p', String(port), '-q'])
    if (ready.ok) break
    await wait(100)
  }
  const stop = () => {
    server.kill('SIGINT')
    return ended
  }
  return { stop }
}

await run(async () => {
  await setUp({ only: 'packages' })
  useRunFolder()
  await findPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'sarai-pg15-'))
  const port = await freePort()
  await makeCluster(folder)
  const server = await startServer(folder, port)
  try {
    const env = { ...process.env, DATABASE_URL: `postgres://sarai@127.0.0.1:${port}/postgres` }
    // The tests of the contract need no database.
    const files = process.argv.includes('--all') ? ['server/'] : dependOnVersion
    const wanted = ['--project', 'server', '--project', 'mocked', ...files]
    const ok = await runHere([process.execPath, 'node_modules/vitest/vitest.mjs', 'run', ...wanted], env)
    if (!ok) throw new ScriptProblem('The server does not pass its tests on PostgreSQL 15')
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
