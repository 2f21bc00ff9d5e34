import { execFile, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { builtProgram, startSaraiProcess } from '#e2e/kit/sarai-process.ts'

const run = promisify(execFile)
const { PATH, HOME } = process.env

/** Runs the built program to its end. */
const sarai = (words: string[], env: Record<string, string> = {}, input = '') => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [builtProgram, ...words], {
    env: { PATH, HOME, PORT: '0', LOG_LEVEL: 'warn', ...env },
    input,
    encoding: 'utf8',
  })
  return { status, stdout: stdout.trim(), stderr: stderr.trim() }
}

let folder: string
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sarai-set-up-'))
})
test.afterEach(() => rm(folder, { recursive: true, force: true }))

test.describe('the command', () => {
  test('prints its usage', () => {
    expect(sarai(['--help'])).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Usage: sarai/) })
    expect(sarai(['--version']).stdout).toMatch(/^\d+\.\d+\.\d+$/)
  })

  for (const words of [['dance'], ['backup'], ['backup', 'a', 'b'], ['user'], ['user', 'add'], ['user', 'dance']]) {
    test(`refuses "${words.join(' ')}" and says how it is used`, () => {
      const { status, stderr } = sarai(words, { DATA_DIR: folder })
      expect(status).toBe(1)
      expect(stderr).toContain('Usage: sarai')
    })
  }

  test('names each wrong setting in one line', () => {
    const { status, stderr } = sarai(['start'], {
      DATA_DIR: folder,
      PORT: 'x',
      LOG_LEVEL: 'loud',
      TRUST_PROXY: 'maybe',
    })
    expect(status).toBe(1)
    expect(stderr.split('\n').map((line) => line.split(':')[0])).toEqual(['PORT', 'LOG_LEVEL', 'TRUST_PROXY'])
  })

  test('prints one line if the database does not answer', () => {
    const { status, stderr } = sarai(['start'], { DATABASE_URL: 'postgres://desk:secret@127.0.0.1:1/hotel' })
    expect(status).toBe(1)
    expect(stderr).toMatch(/^The database at 127\.0\.0\.1:1\/hotel does not answer: .*Check DATABASE_URL.*$/)
  })
})

test('prints one line if the port is in use, and leaves nothing running', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  const { status, stderr } = sarai(['start'], { DATA_DIR: folder, PORT: port })
  taken.close()
  expect(status).toBe(1)
  expect(stderr).toMatch(new RegExp(`^Port ${port} is in use\\. .+$`))
})

test('only the first start prints how to sign in, and the program stops cleanly', async () => {
  const first = await startSaraiProcess({ settings: { DATA_DIR: folder } })
  const [, email, password] = /Email\s+(\S+)\s+Password\s+(\S+)/.exec(first.said()) ?? []
  const reply = await fetch(`${first.address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  expect(reply.status).toBe(200)
  expect(await first.stop()).toBe(0)

  const second = await startSaraiProcess({ settings: { DATA_DIR: folder } })
  expect(second.said()).not.toContain('Password')
  expect(await second.stop()).toBe(0)
})

test('accounts are managed and backups made while Sarai runs, and restored elsewhere', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'sarai-set-up-'))
  const archive = join(folder, 'hotel.sarai')
  const running = await startSaraiProcess({ settings: { DATA_DIR: folder } })
  const here = { DATA_DIR: folder }

  expect(sarai(['user', 'add', 'clerk@hotel.example', '--name', 'Clerk'], here).stdout).toMatch(/Password: \S{10,}/)
  expect(sarai(['user', 'add', 'Clerk@hotel.example'], here).stderr).toBe(
    'There is an account Clerk@hotel.example already.',
  )
  const given = sarai(['user', 'reset-password', 'clerk@hotel.example', '--password-stdin'], here, 'quite a long one\n')
  expect(given).toMatchObject({ status: 0, stdout: 'clerk@hotel.example has a new password.' })
  expect(sarai(['user', 'reset-password', 'who@hotel.example'], here).stderr).toContain('There is no account')
  expect(sarai(['backup', archive], here)).toMatchObject({ status: 0, stderr: '' })
  await running.stop()

  expect(sarai(['restore', archive], { DATA_DIR: elsewhere })).toMatchObject({ status: 0, stderr: '' })
  expect(sarai(['user', 'list'], { DATA_DIR: elsewhere }).stdout).toContain('clerk@hotel.example')
  await rm(elsewhere, { recursive: true, force: true })
})

test('the packed program runs without sources and development packages', async () => {
  test.setTimeout(300_000)
  // Built already; another build would replace the program while other tests run it.
  await run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder])
  const [tarball = ''] = await readdir(folder)
  await writeFile(join(folder, 'package.json'), '{ "private": true }')
  const install = ['install', '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline', `./${tarball}`]
  await run('npm', install, { cwd: folder })
  expect(await readdir(join(folder, 'node_modules', 'sarai'))).not.toContain('server')

  const { stdout } = await run('npx', ['sarai', '--version'], { cwd: folder })
  expect(stdout.trim()).toMatch(/^\d+\.\d+\.\d+$/)
  const program = join(folder, 'node_modules', 'sarai', builtProgram)
  const data = await mkdtemp(join(tmpdir(), 'sarai-set-up-'))
  const running = await startSaraiProcess({ program, settings: { DATA_DIR: data } })
  expect(await (await fetch(`${running.address}/api/health`)).json()).toMatchObject({ data: { status: 'ok' } })
  expect(await (await fetch(`${running.address}/login`)).text()).toContain('<div id="root">')
  await running.stop()
  await rm(data, { recursive: true, force: true })
})

test('a second set-up without changes installs and builds nothing', async () => {
  const { stdout } = await run(process.execPath, ['scripts/build-all.mjs'])
  expect(stdout).toBe('')
})
