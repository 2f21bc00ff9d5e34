import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, describe, expect, test } from 'vitest'
import { openFiles } from '#server/files/open-files.ts'
import type { Files } from '#server/kit/files/files.ts'
import { formOf, picture } from '#server/testing/pictures.ts'
import { runCleanup } from '#server/testing/run-jobs.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const folder = await mkdtemp(join(tmpdir(), 'sarai-files-test-'))
const bucketFolder = join(folder, 'bucket')
const s3 = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: bucketFolder,
  configureBuckets: [{ name: 'photos', configs: [] }],
})
const { port } = await s3.run()
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

const bucketAt = (at: number, secretAccessKey = 'S3RVER') => ({
  endpoint: `http://127.0.0.1:${at}/photos`,
  region: 'us-east-1',
  accessKeyId: 'S3RVER',
  secretAccessKey,
})
const stores = {
  'a folder': () => openFiles(join(folder, 'local'), undefined),
  'a bucket': () => openFiles('', bucketAt(port)),
}

describe.each(Object.entries(stores))('files in %s', (_kind, open) => {
  const files = open()

  test('are read back unchanged', async () => {
    const bytes = await picture('webp', 500, 500)
    await files.put('id-proofs/first.webp', bytes, 'image/webp')
    expect(Buffer.from((await files.get('id-proofs/first.webp')) ?? []).equals(bytes)).toBe(true)
  })

  test('can be removed, and removed again without an error', async () => {
    await files.put('id-proofs/second.webp', Buffer.from('x'), 'image/webp')
    await files.remove('id-proofs/second.webp')
    await files.remove('id-proofs/second.webp')
    expect(await files.get('id-proofs/second.webp')).toBeUndefined()
  })

  test('the photo of a guest is stored there and deleted with the guest', async () => {
    const { admin, db, runJobs } = await startTestApp({ files })
    const form = formOf({ name: 'Asha', phone: '9876543210', address: 'Pune', nationality_id: 1 }, await picture())
    const { body } = await admin('POST', '/guests', form)
    const { id_proof_image } = await db.selectFrom('guest').select('id_proof_image').executeTakeFirstOrThrow()
    expect((await admin('GET', `/guests/${body.data.slug}/id-proof`)).status).toBe(200)
    await admin('DELETE', `/guests/${body.data.slug}`)
    await runJobs()
    expect(await files.get(String(id_proof_image))).toBeUndefined()
  })
})

test('a key never leaves the folder', async () => {
  const files = openFiles(join(folder, 'local'), undefined)
  for (const key of ['../escape.webp', '/etc/passwd', 'a/../../b.webp', '']) {
    await expect(files.put(key, Buffer.from('x'), 'image/webp')).rejects.toMatchObject({ status: 503 })
  }
  expect(await readdir(folder)).not.toContain('escape.webp')
})

describe('when the store does not answer', () => {
  const form = async () =>
    formOf({ name: 'Asha', phone: '9876543210', address: 'Pune', nationality_id: 1 }, await picture())

  test.each([
    ['nobody listens', bucketAt(1)],
    ['the key is wrong', bucketAt(port, 'wrong')],
  ])('%s: nothing is saved, and the user is told', async (_what, bucket) => {
    const { admin, db } = await startTestApp({ files: openFiles('', bucket) })
    const answer = await admin('POST', '/guests', await form())
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'files_away' } } })
    expect(JSON.stringify(answer.body)).not.toMatch(/S3RVER|127\.0\.0\.1/)
    expect(await db.selectFrom('guest').select('id').execute()).toEqual([])
    // The file may have been stored after all, so its row is kept until the cleanup.
    expect(await db.selectFrom('stored_file').select('state').execute()).toEqual([{ state: 'pending' }])
  })

  test('a file that cannot be removed now is removed later', async () => {
    const whole = openFiles(join(folder, 'later'), undefined)
    let isAway = false
    const files: Files = {
      ...whole,
      remove: (key) => (isAway ? Promise.reject(new Error('away')) : whole.remove(key)),
    }
    const { admin, db, runJobs, services } = await startTestApp({ files })
    const { body } = await admin('POST', '/guests', await form())
    isAway = true
    expect((await admin('DELETE', `/guests/${body.data.slug}`)).status).toBe(200)
    await runJobs()
    expect(await db.selectFrom('stored_file').select('state').execute()).toEqual([{ state: 'removed' }])
    isAway = false
    await runCleanup(services)
    expect(await db.selectFrom('stored_file').select('state').execute()).toEqual([])
    expect(await readdir(join(folder, 'later', 'id-proofs'))).toEqual([])
  })
})

test('a file that can never be removed does not block newer ones', async () => {
  const whole = openFiles(join(folder, 'stuck'), undefined)
  const remove = (key: string) => (key.includes('stuck') ? Promise.reject(new Error('stuck')) : whole.remove(key))
  const { db, services, time } = await startTestApp({ files: { ...whole, remove } })
  const ages = Array.from({ length: 120 }, (_, number) => new Date(time.now.getTime() + number).toISOString())
  const rows = ages.map((created_at, number) => ({
    key: `id-proofs/${number < 3 ? 'stuck' : 'old'}-${number}.webp`,
    created_at,
    state: 'removed' as const,
  }))
  await db.insertInto('stored_file').values(rows).execute()
  await expect(runCleanup(services)).rejects.toThrow('3 files could not be removed')
  expect(await db.selectFrom('stored_file').select('key').orderBy('key').execute()).toEqual([
    { key: 'id-proofs/stuck-0.webp' },
    { key: 'id-proofs/stuck-1.webp' },
    { key: 'id-proofs/stuck-2.webp' },
  ])
})

describe('after a crash', () => {
  const hours = (number: number) => number * 60 * 60_000

  test.each([
    ['before the file was written', []],
    ['while it was written', ['half.webp.part']],
    ['after it was written, before its guest was', ['half.webp']],
  ])('%s the cleanup removes everything, except files of running requests', async (_when, left) => {
    const crashFolder = join(folder, `crash-${left.length}-${left[0] ?? 'none'}`)
    const { db, services, time } = await startTestApp({ files: openFiles(crashFolder, undefined) })
    await db
      .insertInto('stored_file')
      .values({ key: 'id-proofs/half.webp', created_at: time.now.toISOString() })
      .execute()
    await mkdir(join(crashFolder, 'id-proofs'), { recursive: true })
    for (const name of left) await writeFile(join(crashFolder, 'id-proofs', name), 'x')

    time.now = new Date(time.now.getTime() + hours(0.9))
    await runCleanup(services)
    expect(await readdir(join(crashFolder, 'id-proofs'))).toEqual(left)
    time.now = new Date(time.now.getTime() + hours(0.2))
    await runCleanup(services)
    expect(await readdir(join(crashFolder, 'id-proofs'))).toEqual([])
    expect(await db.selectFrom('stored_file').selectAll().execute()).toEqual([])
  })

  test('a row cannot refer to a file that was cleaned up', async () => {
    const whole = openFiles(join(folder, 'swept'), undefined)
    const { admin, db, runJobs } = await startTestApp({
      files: {
        ...whole,
        // The cleanup of another copy of the app, at the worst moment.
        put: async (key, bytes, type) => {
          await whole.put(key, bytes, type)
          await db.updateTable('stored_file').set({ state: 'removed' }).execute()
        },
      },
    })
    const form = formOf({ name: 'Asha', phone: '9876543210', address: 'Pune', nationality_id: 1 }, await picture())
    expect((await admin('POST', '/guests', form)).status).toBe(503)
    await runJobs()
    expect(await db.selectFrom('guest').select('id').execute()).toEqual([])
    expect(await readdir(join(folder, 'swept', 'id-proofs'))).toEqual([])
  })
})
