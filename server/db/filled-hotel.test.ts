import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { backup } from '#server/db/backup.ts'
import { ask, askHotel } from '#server/db/testing/ask-hotel.ts'
import { fillHotel, guestEmail } from '#server/db/testing/fill-hotel.ts'
import { startRestoredApp } from '#server/db/testing/restored-app.ts'
import { startTestApp } from '#server/testing/test-app.ts'

// `npm run upgrade-fixture` sets the folder in which the backup and the answers are kept for upgrade.test.ts.
const folder = process.env.UPGRADE_FIXTURE ?? (await mkdtemp(join(tmpdir(), 'sarai-filled-')))
afterAll(async () => {
  if (!process.env.UPGRADE_FIXTURE) await rm(folder, { recursive: true })
})

const app = await startTestApp()
await fillHotel(app)
const answers = await askHotel(app.admin, app.sendAs(await app.signIn(guestEmail, true)))
const { rows } = await app.pool.query('select left(max(name), 4) as number from migration')
const name = join(folder, `hotel-${rows[0].number}`)
await rm(`${name}.backup`, { force: true })
await backup(app.databaseUrl, app.filesFolder, `${name}.backup`, () => {})
await writeFile(`${name}.answers.json.gz`, gzipSync(JSON.stringify(answers)))
const restored = await startRestoredApp(`${name}.backup`)

test('a filled hotel answers every question the same after a backup and a restore', async () => {
  for (const [path, answer] of Object.entries(answers)) {
    expect(answer, path).not.toHaveProperty('status')
    expect.soft(await ask(path.startsWith('/my/') ? restored.guest : restored.admin, path), path).toEqual(answer)
  }
})
