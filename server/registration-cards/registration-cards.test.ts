import { readXlsx } from 'hucre/xlsx'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { GuestRegister } from '#contract/guest-register/guest-register.ts'
import { registerText } from '#contract/guest-register/register-text.ts'
import { readPdf } from '#server/testing/pdf-text.ts'
import { picture } from '#server/testing/pictures.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, app, change, db, hire, make, signIn, time } = await startTestApp()

const token = await signIn('desk@hotel.example')
const pdfOf = async (url: string) => {
  const reply = await app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${token}` } })
  expect(reply.statusCode).toBe(200)
  return readPdf(reply.rawPayload)
}

/** A thick line on a transparent ground: the app forbids the library to draw SVG. */
const stroke = ({ ink = 0, width = 600, height = 200, length = 520, thickness = 6 }) =>
  sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .composite([
      {
        input: {
          create: { width: length, height: thickness, channels: 4, background: { r: ink, g: ink, b: ink, alpha: 1 } },
        },
        left: 0,
        top: Math.floor(height / 2),
      },
    ])
    .png()
    .toBuffer()

const signature = await stroke({})

const formOf = (fields: Record<string, unknown>, image: Uint8Array | undefined = signature) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  if (image) form.append('signature', new Blob([new Uint8Array(image)], { type: 'image/png' }), 'signature.png')
  return form
}

const cardsOf = async (slug: string) => (await admin('GET', `/bookings/${slug}/registration-cards`)).body.data
const sign = (slug: string, fields: Record<string, unknown>, image?: Uint8Array, headers?: Record<string, string>) =>
  admin('POST', `/bookings/${slug}/registration-cards`, formOf({ line: 1, consent: true, ...fields }, image), headers)

const bookedBy = async (name = 'Asha Rao') => {
  const guest = await make.guest({ name, id_proof_type: 'PAN Card', id_proof_number: 'ABCDE1234F' })
  const { slug } = await make.booking({ guest_id: guest.id })
  const [{ people }] = await cardsOf(slug)
  return { slug, guest, occupant: String(people[0].occupant) }
}

test('the card is filled in: people, stay, plan, house rules', async () => {
  const { slug } = await bookedBy()
  const { words, pages } = await pdfOf(`/bookings/${slug}/registration-card.pdf`)
  expect(pages).toBe(1)
  for (const text of [
    'Registration card',
    'Asha Rao',
    'PAN Card ABCDE1234F',
    '₹2,500.00',
    'House rules',
    'Privacy notice',
  ])
    expect(words.replaceAll(' ', '')).toContain(text.replaceAll(' ', ''))
})

test('the numbers of passport and visa are whole on the card, of an Aadhaar number four digits', async () => {
  const guest = await make.guest({
    nationality_id: await make.nationalityId('German'),
    passport_no: 'C01X00T47',
    visa_type: 'Tourist',
    visa_no: 'VJ1234567',
  })
  const friend = await make.guest()
  await change(`/guests/${friend.slug}`, { id_proof_type: 'Aadhar', id_proof_number: '2341 2341 2346' })
  const companions = [{ guest_id: friend.id, relation: 'Friend', line: 1 }]
  const { slug } = await make.booking({ guest_id: guest.id, companions })
  const words = (await pdfOf(`/bookings/${slug}/registration-card.pdf`)).words.replaceAll(' ', '')
  for (const number of ['C01X00T47', 'TouristVJ1234567', 'XXXXXXXX2346']) expect(words).toContain(number)
  expect(words).not.toContain('234123412346')
})

test('a card to sign by pen has an empty line for everybody who is not registered yet', async () => {
  const guest = await make.guest({ name: 'Asha Rao' })
  const { slug } = await make.booking({ guest_id: guest.id, number_of_adults: 2, number_of_children: 1 })
  const printed = async (query = '') =>
    (await pdfOf(`/bookings/${slug}/registration-card.pdf${query}`)).words.replaceAll(' ', '')
  expect(await printed()).toMatch(/1\.AshaRao.*2\.NameAge,sexIDSignature3\.NameAge,sexIDSignature(?!4)/)
  const friend = await make.guest({ name: 'Vikram Rao' })
  await admin('POST', `/bookings/${slug}/occupants`, { guest_id: friend.id })
  expect(await printed()).toMatch(/1\.AshaRao.*2\.VikramRao.*Signature3\.NameAge,sexIDSignature/)
  const [{ people }] = await cardsOf(slug)
  expect((await sign(slug, { occupant: people[0].occupant })).status).toBe(201)
  expect(await printed()).not.toMatch(/3\.Name|VikramRao.*Signature/)
  expect(await printed('?unsigned=true')).toContain('3.Name')
})

test('a foreign guest comes from a city, else from a place, for a purpose in words', async () => {
  const nationality_id = await make.nationalityId('German')
  const journey = { arrived_from_city: 'Berlin', arrived_from_place: 'Terminal Five', purpose_code: '16' }
  const guest = await make.guest({ nationality_id, from_place: '', purpose_of_visit: '', ...journey })
  const { slug } = await make.booking({ guest_id: guest.id })
  const personOf = async () => (await cardsOf(slug))[0].content.people[0]
  expect(await personOf()).toMatchObject({ from_place: 'Berlin', purpose: 'Tourism' })
  await db
    .updateTable('guest')
    .set({ arrived_from_city: '', purpose_of_visit: 'Wedding' })
    .where('id', '=', guest.id)
    .execute()
  expect(await personOf()).toMatchObject({ from_place: 'Terminal Five', purpose: 'Wedding' })
})

test('the card has the planned arrival, and the real one as soon as the guests are there', async () => {
  const { slug, occupant } = await bookedBy()
  const arrival = async () => (await pdfOf(`/bookings/${slug}/registration-card.pdf`)).words.replaceAll(' ', '')
  expect(await arrival()).toMatch(/Nov15,2026,from12:00PM.*,until11:00AM/)
  const { body } = await sign(slug, { occupant })
  time.now = new Date('2026-11-15T09:10:00Z')
  expect((await admin('POST', `/bookings/${slug}/check-in`)).status).toBe(200)
  expect((await cardsOf(slug))[0].is_outdated).toBe(false)
  for (const words of [
    await arrival(),
    (await pdfOf(`/registration-cards/${body.data.signed.slug}/card.pdf`)).words.replaceAll(' ', ''),
  ]) {
    expect(words).toContain('Nov15,2026,02:40PM')
    expect(words).not.toContain('Nov15,2026,from')
  }
  time.now = new Date('2026-11-15T07:30:00Z')
})

test('nobody signs who has left, and after check-out the card is not offered to be signed', async () => {
  const { slug, occupant } = await bookedBy()
  const friend = await make.guest({ name: 'Vikram Rao' })
  const added = await admin('POST', `/bookings/${slug}/occupants`, { guest_id: friend.id })
  await admin('POST', `/bookings/${slug}/check-in`)
  await db.updateTable('occupant').set({ left_at: time.now.toISOString() }).where('slug', '=', occupant).execute()
  expect((await cardsOf(slug))[0].people).toEqual([{ occupant: added.body.data.slug, name: 'Vikram Rao' }])
  const gone = await sign(slug, { occupant })
  expect([gone.status, gone.body.error.message]).toEqual([
    422,
    'Asha Rao has left. Choose somebody who is still in the room.',
  ])
  await db
    .updateTable('occupant')
    .set({ left_at: time.now.toISOString() })
    .where('slug', '=', added.body.data.slug)
    .execute()
  const allGone = await sign(slug, { occupant })
  expect([allGone.status, allGone.body.error.code]).toEqual([409, 'guests_left'])
  const other = await bookedBy()
  await admin('POST', `/bookings/${other.slug}/check-in`)
  await admin('POST', `/bookings/${other.slug}/check-out`)
  expect((await cardsOf(other.slug))[0].people).toEqual([])
  const late = await sign(other.slug, { occupant: other.occupant })
  expect([late.status, late.body.error.message]).toEqual([
    409,
    'The guests of this room have left, so the card can no longer be signed.',
  ])
})

test('a child signs only if no adult is in the room', async () => {
  const { slug, occupant } = await bookedBy()
  const child = await make.guest({ name: 'Zoe Rao', birth_date: '2018-03-01' })
  const added = (await admin('POST', `/bookings/${slug}/occupants`, { guest_id: child.id })).body.data.slug
  expect((await cardsOf(slug))[0].people).toEqual([{ occupant, name: 'Asha Rao' }])
  const refused = await sign(slug, { occupant: added })
  expect(refused.body.error.fields).toEqual({ occupant: ['Zoe Rao is under 18. Choose an adult of the room.'] })
  await db.updateTable('occupant').set({ left_at: time.now.toISOString() }).where('slug', '=', occupant).execute()
  expect((await sign(slug, { occupant: added })).status).toBe(201)
})

test('the card says what is missing on it before it is signed', async () => {
  const guest = await make.guest({ name: 'Asha Rao', address: '', sex: 'female', birth_date: '1990-01-01' })
  const { slug } = await make.booking({ guest_id: guest.id })
  await admin('POST', `/bookings/${slug}/occupants`, {
    guest: { name: 'Rohan Rao', nationality_id: await make.nationalityId('Indian'), sex: 'male', address: '1 MG Road' },
    age: 9,
  })
  expect((await cardsOf(slug))[0].missing).toEqual([{ name: 'Asha Rao', labels: ['Address', 'ID'] }])
  await change(`/guests/${guest.slug}`, {
    ...{ address: '1 MG Road, Pune', id_proof_type: 'PAN Card', id_proof_number: 'ABCDE1234F' },
  })
  expect((await cardsOf(slug))[0].missing).toEqual([])
})

test('a signature is stored with the texts and the time, and printed', async () => {
  const { slug, occupant } = await bookedBy()
  time.now = new Date('2026-11-15T07:30:00Z')
  const signed = await sign(slug, { occupant })
  expect([signed.status, signed.body.message]).toEqual([201, 'Signed by Asha Rao'])
  expect(signed.body.data).toMatchObject({
    line: 1,
    is_outdated: false,
    earlier: [],
    signed: { signer_name: 'Asha Rao' },
  })
  const card = signed.body.data.signed
  expect(Date.parse(card.signed_at)).toBe(time.now.getTime())
  const row = await db
    .selectFrom('registration_card')
    .selectAll()
    .where('slug', '=', card.slug)
    .executeTakeFirstOrThrow()
  expect(row.content).toMatchObject({
    house_rules: expect.stringContaining('photo ID'),
    people: [{ name: 'Asha Rao' }],
  })
  const image = await admin('GET', `/registration-cards/${card.slug}/signature`)
  expect([image.status, image.headers['content-type']]).toEqual([200, 'image/png'])
  const { words } = await pdfOf(`/bookings/${slug}/registration-card.pdf`)
  expect(words.replaceAll(' ', '')).toContain('signedonscreenonNov15,2026,01:00PM')
})

test('the guest register says who signed on the screen and when, on the screen and in PDF and Excel', async () => {
  const { slug, occupant } = await bookedBy('Meera Joshi')
  const friend = await make.guest({ name: 'Vikram Joshi' })
  await admin('POST', `/bookings/${slug}/occupants`, { guest_id: friend.id })
  await admin('POST', `/bookings/${slug}/check-in`)
  const register = '/registers/guests'
  const query = 'from=2026-11-15&to=2026-11-15&columns=name,signature'
  const names = ['Meera Joshi', 'Vikram Joshi']
  const onScreen = async () => {
    const [page] = ((await admin('GET', `${register}?${query}`)).body.data as GuestRegister).days
    const rows = page?.rows.filter(({ booking }) => booking === slug) ?? []
    expect(rows.map(({ name }) => name)).toEqual(names)
    return rows.map((row) => registerText(row, 'signature', 'Asia/Kolkata', '2026-11-15'))
  }
  const inExcel = async () => {
    const headers = { authorization: `Bearer ${token}` }
    const [sheet] = (await readXlsx((await app.inject({ url: `/api${register}.xlsx?${query}`, headers })).rawPayload))
      .sheets
    return names.map((name) => sheet?.rows.find((row) => row[1] === name)?.[2] || '')
  }
  const inPdf = async () => (await pdfOf(`${register}.pdf?${query}`)).words.replaceAll(' ', '')

  expect(await onScreen()).toEqual(['', ''])
  const { body } = await sign(slug, { occupant })
  const signed = ['Signed on screen, 01:00 PM', '']
  expect([await onScreen(), await inExcel()]).toEqual([signed, signed])
  expect(await inPdf()).toMatch(/MeeraJoshiSignedonscreen,01:00PM.*VikramJoshi(?!Signed)/)

  await db
    .updateTable('registration_card')
    .set({ signed_at: '2026-11-14T16:00:00Z' })
    .where('slug', '=', body.data.signed.slug)
    .execute()
  const evening = ['Signed on screen, Nov 14, 2026, 09:30 PM', '']
  expect([await onScreen(), await inExcel()]).toEqual([evening, evening])
  expect(await inPdf()).toContain('MeeraJoshiSignedonscreen,Nov14,2026,09:30PM')

  // The new card replaces the signature of the first one.
  const other = body.data.people.find(({ name }: { name: string }) => name === 'Vikram Joshi')
  const again = await sign(slug, { occupant: other.occupant, replaces: body.data.signed.slug })
  expect(again.status).toBe(201)
  expect(await onScreen()).toEqual(['', 'Signed on screen, 01:00 PM'])
})

test('a signed card is printed as it was signed, says that it is outdated, and is replaced with its history', async () => {
  const { slug, guest, occupant } = await bookedBy()
  const first = (await sign(slug, { occupant })).body.data.signed
  await change(`/guests/${guest.slug}`, { from_place: 'Nagpur' })
  expect((await cardsOf(slug))[0]).toMatchObject({ is_outdated: true, signed: { slug: first.slug } })
  expect((await pdfOf(`/bookings/${slug}/registration-card.pdf`)).words).not.toContain('Nagpur')
  const toSign = (await pdfOf(`/bookings/${slug}/registration-card.pdf?unsigned=true`)).words
  expect(toSign).toContain('Nagpur')
  expect(toSign.replaceAll(' ', '')).not.toContain('signedonscreen')
  const refused = await sign(slug, { occupant })
  expect([refused.status, refused.body.error.message]).toEqual([409, expect.stringMatching(/^Asha Rao has signed/)])
  const second = await sign(slug, { occupant, replaces: first.slug })
  expect(second.status).toBe(201)
  expect(second.body.data).toMatchObject({ is_outdated: false, earlier: [{ slug: first.slug }] })
  expect((await pdfOf(`/bookings/${slug}/registration-card.pdf`)).words).toContain('Nagpur')
  const old = await pdfOf(`/registration-cards/${first.slug}/card.pdf`)
  expect(old.words).not.toContain('Nagpur')
  expect(old.words).toContain('Replaced by a new signature')
})

test('two clerks at once leave one signature, and a repeated request does it once', async () => {
  const { slug, occupant } = await bookedBy()
  const both = await Promise.all([sign(slug, { occupant }), sign(slug, { occupant })])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  const other = await bookedBy('Ravi Kulkarni')
  const key = { 'idempotency-key': 'the-same-signature-twice' }
  const twice = [
    await sign(other.slug, { occupant: other.occupant }, signature, key),
    await sign(other.slug, { occupant: other.occupant }, signature, key),
  ]
  expect(twice.map(({ status }) => status)).toEqual([201, 201])
  expect((await cardsOf(other.slug))[0].earlier).toEqual([])
})

test('a wrong image, another person, no consent or a cancelled booking is refused', async () => {
  const { slug, occupant } = await bookedBy()
  const messageOf = async (fields: object, image?: Uint8Array) => {
    const { status, body } = await sign(slug, { occupant, ...fields }, image)
    expect(status).toBe(422)
    return Object.values<string[]>(body.error.fields)[0]?.[0]
  }
  expect(await messageOf({}, await picture('jpeg'))).toBe('The signature must be a PNG image.')
  expect(await messageOf({}, new TextEncoder().encode('<svg/>'))).toBe('The signature must be a PNG image.')
  const dot = { length: 4, thickness: 4 }
  for (const empty of [{ ink: 255 }, dot])
    expect(await messageOf({}, await stroke(empty))).toMatch(/^The signature is empty/)
  for (const tiny of [{ width: 1, height: 1 }, { height: 40 }, { width: 100 }])
    expect(await messageOf({}, await stroke({ length: 1, thickness: 1, ...tiny }))).toBe(
      'The image of the signature is too small. Sign in the field of the registration card, then save it.',
    )
  expect(await messageOf({ consent: false })).toMatch(/must agree/)
  expect(await messageOf({ line: 7 })).toBe('Choose a room of this booking.')
  expect(await messageOf({ occupant: (await bookedBy()).occupant })).toMatch(/^Choose who signs/)
  const none = await admin('POST', `/bookings/${slug}/registration-cards`, { line: 1, occupant, consent: true })
  expect([none.status, none.body.error.message]).toEqual([422, 'Sign in the field first.'])
  const large = await sign(slug, { occupant }, new Uint8Array(600 * 1024))
  expect(large.status).toBe(413)
  await db.updateTable('booking').set({ status: 'no_show' }).where('slug', '=', slug).execute()
  expect((await sign(slug, { occupant })).status).toBe(409)
  expect((await admin('GET', '/registration-cards/none/signature')).status).toBe(404)
})

test('a group has a card for each room, and housekeeping sees none of them', async () => {
  const rooms = await Promise.all(Array.from({ length: 8 }, () => make.room()))
  const guest = await make.guest({ name: 'Group Leader' })
  const saved = await admin('POST', '/bookings', {
    ...{ booking_type: 'group', group_name: 'Wedding of Isha and Arjun', guest_id: guest.id, number_of_adults: 8 },
    rooms: rooms.map(({ id }) => ({ room_id: id, room_rent: 1000 })),
    ...{ check_in_date: '2026-11-15', check_out_date: '2026-11-17' },
    ...{ advance_amount: 0, food_plan_id: 1, food_plan_rate: 0 },
  })
  expect(saved.status).toBe(201)
  const { slug } = saved.body.data
  expect(await cardsOf(slug)).toHaveLength(8)
  expect((await pdfOf(`/bookings/${slug}/registration-card.pdf`)).pages).toBe(8)
  expect((await pdfOf(`/bookings/${slug}/registration-card.pdf?line=3`)).pages).toBe(1)
  expect((await admin('GET', `/bookings/${slug}/registration-card.pdf?line=12`)).status).toBe(422)
  const cleaner = await hire('housekeeping')
  expect((await cleaner('GET', `/bookings/${slug}/registration-card.pdf`)).status).toBe(403)
  expect((await cleaner('POST', `/bookings/${slug}/registration-cards`, formOf({ line: 1 }))).status).toBe(403)
})
