import { readdir } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { formOf, picture } from '#server/testing/pictures.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { app, admin, change, candidate, anyone, db, runJobs, services, filesFolder, make, signIn } = await startTestApp()

const wrongType = 'Only JPG, PNG, or WEBP images are allowed.'
const asha = { name: 'Asha Rao', phone: '9876543210', address: 'Pune', nationality_id: 1 }
const post = (...photos: Uint8Array[]) => admin('POST', '/guests', formOf(asha, ...photos))

const keptFiles = async () => {
  await runJobs()
  const files = await readdir(filesFolder, { recursive: true, withFileTypes: true })
  return files.filter((entry) => entry.isFile()).map(({ name }) => name)
}
const knownFiles = async () => {
  const rows = await db.selectFrom('stored_file').select(['key', 'state']).execute()
  return rows.map(({ key, state }) => [key.split('/').at(-1), state]).sort()
}
/** Every file belongs to a guest, and every guest's file exists. */
const expectAllTidy = async () => {
  const files = await keptFiles()
  const shown = await db.selectFrom('guest').select('id_proof_image').where('id_proof_image', 'is not', null).execute()
  expect(shown.map(({ id_proof_image }) => id_proof_image?.split('/').at(-1)).sort()).toEqual(files.sort())
  expect(await knownFiles()).toEqual(files.map((name) => [name, 'attached']).sort())
}
const photoOf = (slug: string, token = admin) => token('GET', `/guests/${slug}/id-proof`)
const rawPhoto = async (slug: string) => {
  const key = await db.selectFrom('guest').select('id_proof_image').where('slug', '=', slug).executeTakeFirstOrThrow()
  return Buffer.from((await services.files.get(key.id_proof_image ?? '')) ?? [])
}

describe('a photo', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('%s is encoded again without metadata', async (format) => {
    const { status, body } = await post(await picture(format, 3000, 1000))
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ has_photo: true, id_proof_image: `/api/guests/${body.data.slug}/id-proof` })
    const kept = await rawPhoto(body.data.slug)
    const { exif, icc, xmp, ...looks } = await sharp(kept).metadata()
    expect(looks).toMatchObject({ format: 'webp', width: 2000, height: 667 })
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined])
    expect(kept.includes('Secret Camera')).toBe(false)
    await expectAllTidy()
  })

  test('is rotated upright', async () => {
    const sideways = await sharp(await picture('jpeg', 400, 100))
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { body } = await post(sideways)
    expect(await sharp(await rawPhoto(body.data.slug)).metadata()).toMatchObject({ width: 100, height: 400 })
  })

  test('is shown to an admin only, and is not cached', async () => {
    const { body } = await post(await picture())
    const { status, headers } = await photoOf(body.data.slug)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline; filename="id-proof.webp"',
    })
    expect((await photoOf(body.data.slug, candidate)).status).toBe(403)
    expect((await photoOf(body.data.slug, anyone)).status).toBe(401)
    const { slug } = await make.guest()
    expect((await photoOf(slug)).status).toBe(404)
    expect((await photoOf('nobody')).status).toBe(404)
  })

  test('is replaced, removed, and deleted with its guest', async () => {
    const { body } = await post(await picture())
    const path = `/guests/${body.data.slug}`
    const first = await rawPhoto(body.data.slug)
    expect((await change(path, formOf({}, await picture('png', 90, 90)))).status).toBe(200)
    expect((await rawPhoto(body.data.slug)).equals(first)).toBe(false)
    await expectAllTidy()
    expect((await change(path, { company: 'Acme' })).body.data.has_photo).toBe(true)
    expect((await change(path, formOf({ id_proof_image: '' }))).body.data.has_photo).toBe(false)
    await expectAllTidy()
    await change(path, formOf({}, await picture()))
    await admin('DELETE', path)
    await expectAllTidy()
  })

  test('of a guest who cannot be deleted is kept', async () => {
    const { body } = await post(await picture())
    await make.booking({ guest_id: body.data.id })
    expect((await admin('DELETE', `/guests/${body.data.slug}`)).status).toBe(409)
    await expectAllTidy()
  })
})

/** A black square PNG of this side length in pixels, in a few kilobytes. */
const blackPng = (side: number) => {
  const chunk = (type: string, data: Buffer) => {
    const content = Buffer.concat([Buffer.from(type), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length, 0)
    ends.writeUInt32BE(crc32(content), 4)
    return Buffer.concat([ends.subarray(0, 4), content, ends.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

describe('a file that is not a photo', () => {
  test.each([
    ['an SVG', async () => Buffer.from(svg)],
    ['a script', async () => Buffer.from('<script>alert(1)</script>')],
    [
      'a script with the first bytes of a PNG',
      async () => Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from(svg)]),
    ],
    ['half a JPEG', async () => (await picture('jpeg', 900, 900)).subarray(0, 900)],
    ['half a PNG', async () => (await picture('png', 900, 900)).subarray(0, 900)],
    [
      'a GIF',
      async () =>
        sharp(await picture())
          .gif()
          .toBuffer(),
    ],
    [
      'a TIFF',
      async () =>
        sharp(await picture())
          .tiff()
          .toBuffer(),
    ],
    ['a PDF', async () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj')],
  ])('%s is refused, and no guest is saved', async (_what, make) => {
    const { status, body } = await post(await make())
    expect(status).toBe(422)
    expect(body.error).toMatchObject({ message: wrongType, fields: { id_proof_image: [wrongType] } })
    await expectAllTidy()
  })

  test('a picture that unfolds to 400 million dots is refused as too large', async () => {
    const { status, body } = await post(blackPng(20_000))
    expect(status).toBe(422)
    const message = 'The photo has more than 50 million pixels. Save it smaller, then choose it again.'
    expect(body.error).toMatchObject({ message, fields: { id_proof_image: [message] } })
    await expectAllTidy()
  })

  test('the same picture with fewer pixels is accepted', async () =>
    expect((await post(blackPng(3000))).status).toBe(201))

  test('an empty file', async () =>
    expect((await post(Buffer.alloc(0))).body.error.message).toBe('Please select an ID proof photo.'))

  test('a script after the end of a real picture is not stored', async () => {
    const { body } = await post(Buffer.concat([await picture('png'), Buffer.from(svg)]))
    expect((await rawPhoto(body.data.slug)).includes('<script>')).toBe(false)
  })
})

/** A form of two thousand parts without the final boundary. */
const manyParts = (naming: (index: number) => string) =>
  Array.from(
    { length: 2000 },
    (_, index) => `--x\r\ncontent-disposition: form-data${naming(index)}\r\n\r\nAsha\r\n`,
  ).join('')

describe('refused forms', () => {
  test('a file of 10 MB', async () => {
    const { status, body } = await post(Buffer.alloc(10 * 1024 * 1024, 1))
    expect(status).toBe(413)
    expect(body.error).toMatchObject({
      message: 'File size must be less than 5MB.',
      fields: { id_proof_image: ['File size must be less than 5MB.'] },
    })
  })

  test('two photos at once', async () => {
    const { status, body } = await post(await picture(), await picture('png'))
    expect(status).toBe(422)
    expect(body.error).toMatchObject({ code: 'too_many_files', message: 'Only one file can be sent at a time.' })
    await expectAllTidy()
  })

  test('a file under another name', async () => {
    const form = formOf(asha)
    form.append('shell', new Blob(['x']), 'shell.php')
    expect(await admin('POST', '/guests', form)).toMatchObject({
      status: 422,
      body: { error: { code: 'unwanted_file' } },
    })
  })

  test('a field twice, a field too long, too many fields', async () => {
    const twice = formOf(asha)
    twice.append('name', 'Somebody else')
    expect((await admin('POST', '/guests', twice)).status).toBe(400)
    expect((await admin('POST', '/guests', formOf({ ...asha, address: 'x'.repeat(100_000) }))).status).toBe(413)
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`field${index}`, 'x']))
    expect((await admin('POST', '/guests', formOf(many))).status).toBe(413)
  })

  test.each([
    ['cut off in the middle', '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nAsh'],
    ['cut off after too many fields', manyParts((index) => `; name="field${index}"`)],
    ['cut off after more parts than anyone counts', manyParts(() => '')],
    ['no form at all', 'hello'],
    ['a poisoned name', '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nAsh\r\n--x--\r\n'],
  ])('a form that is %s', async (_what, payload) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const { status, body } = await admin('POST', '/guests', payload, headers)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(body.error.message).toMatch(/\w+/)
  })

  test('a form sent to an endpoint that expects none', async () =>
    expect((await admin('POST', '/room-types', formOf({ name: 'x', description: 'y' }))).status).toBe(415))
})

describe('a form that is sent twice', () => {
  test('makes one guest and keeps one photo', async () => {
    const photo = await picture()
    const headers = { 'idempotency-key': 'photo-form-pressed-twice' }
    const presses = await Promise.all(
      Array.from({ length: 4 }, () => admin('POST', '/guests', formOf(asha, photo), headers)),
    )
    expect(presses.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(presses.map((answer) => answer.body.data.slug)).size).toBe(1)
    await expectAllTidy()
  })

  test('with another photo is a different form', async () => {
    const headers = { 'idempotency-key': 'the-same-key-other-photo' }
    await admin('POST', '/guests', formOf(asha, await picture('png', 50, 50)), headers)
    const other = await admin('POST', '/guests', formOf(asha, await picture('png', 51, 50)), headers)
    expect(other).toMatchObject({ status: 409, body: { error: { code: 'idempotency_key_reused' } } })
    await expectAllTidy()
  })
})

test('30 photos at once are all kept', async () => {
  const photo = await picture()
  const answers = await Promise.all(Array.from({ length: 30 }, () => post(photo)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  await expectAllTidy()
})

test('the photo of a refused form is deleted', async () => {
  expect((await admin('POST', '/guests', formOf({ ...asha, phone: '1' }, await picture()))).status).toBe(422)
  expect((await admin('PUT', '/guests/nobody', formOf({ version: 1 }, await picture()))).status).toBe(404)
  await expectAllTidy()
})

test('a real connection gets the answer that its file is too large, whatever its size', async () => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const token = await signIn('desk@hotel.example')
  for (const megabytes of [10, 60]) {
    const form = formOf(asha, Buffer.alloc(megabytes * 1024 * 1024, 1))
    const reply = await fetch(`${address}/api/guests`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(reply.status).toBe(413)
    expect(await reply.json()).toMatchObject({ error: { message: 'File size must be less than 5MB.' } })
  }
})
