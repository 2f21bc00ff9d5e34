import { describe, expect, test } from 'vitest'
import { idProofMessages } from '#contract/guests/id-proof-messages.ts'
import { formOf } from '#server/testing/pictures.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, change, candidate, make, db } = await startTestApp()
const { body: nationalities } = await admin('GET', '/nationalities')
const idOf = (name: string) =>
  nationalities.data.find((nationality: { name: string }) => nationality.name === name).id as number

const asha = (more = {}) => ({
  name: 'Asha Rao',
  phone: '9876543210',
  address: '12 MG Road, Pune',
  nationality_id: idOf('Indian'),
  ...more,
})
const documents = {
  passport_no: '123456789',
  passport_date_of_issue: '2022-01-10',
  passport_place_of_issue: 'London',
  passport_date_of_expiry: '2032-01-10',
  visa_no: 'VJ123',
  visa_date_of_issue: '2026-09-01',
  visa_place_of_issue: 'London',
  visa_valid_till: '2027-03-01',
  date_of_arrival_in_india: '2026-11-01',
  arrival_place_in_india: 'Delhi',
  duration_of_stay_in_india: 30,
  foreign_address: '1 High Street, Leeds',
}
const tom = (more = {}) =>
  asha({ name: 'Tom Hill', phone: '+442079460958', nationality_id: idOf('British'), ...documents, ...more })

const rowOf = (slug: string) => db.selectFrom('guest').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow()
const countGuests = async () =>
  (await db.selectFrom('guest').select(db.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n

describe('a quick guest', () => {
  const quick = (body: object) => admin('POST', '/guests?form=quick', body)

  test('needs a name, a phone and a nationality, Indian or foreign', async () => {
    const ravi = await quick({ name: 'Ravi Kumar', phone: '98765 00011', nationality_id: idOf('Indian') })
    expect(ravi).toMatchObject({ status: 201, body: { data: { phone: '9876500011', address: '', has_photo: false } } })
    const anna = await quick({ name: 'Anna', phone: '+491701234567', nationality_id: idOf('German') })
    expect(anna).toMatchObject({ status: 201, body: { data: { nationality: 'German', passport_no: '' } } })
    const nobody = await quick({ name: ' ', phone: '12', nationality_id: null })
    expect(nobody.status).toBe(422)
    expect(Object.keys(nobody.body.error.fields).sort()).toEqual(['name', 'nationality_id', 'phone'])
  })

  test('is completed on the guest page, which requires the other fields', async () => {
    const { body } = await quick({ name: 'Uma', phone: '9876500012', nationality_id: idOf('Indian') })
    const { slug, version } = body.data
    const path = `/guests/${slug}`
    const changes = { email: 'uma@example.com', version }
    const refused = await admin('PUT', path, changes)
    expect(Object.keys(refused.body.error.fields)).toEqual(['address'])
    expect((await admin('PUT', `${path}?form=quick`, changes)).status).toBe(422)
    expect((await admin('PUT', path, { ...changes, address: 'Pune' })).status).toBe(200)
  })
})

describe('registering', () => {
  test('an Indian guest', async () => {
    const { status, body } = await admin(
      'POST',
      '/guests',
      asha({ advance: 1250.5, whether_employed_in_india: 1, birth_date: '1990-02-28', passport_no: 'not asked for' }),
    )
    expect(status).toBe(201)
    expect(body.message).toBe('Guest registered successfully!')
    expect(body.data).toMatchObject({
      name: 'Asha Rao',
      nationality: 'Indian',
      advance: 1250.5,
      whether_employed_in_india: 1,
      birth_date: '1990-02-28',
      passport_no: '',
      visa_status: 'visa',
      has_photo: false,
      id_proof_image: null,
    })
    expect((await rowOf(body.data.slug)).advance).toBe(125050)
    expect((await admin('GET', `/guests/${body.data.slug}`)).body.data).toEqual(body.data)
  })

  test('a foreign guest, and one who needs no visa', async () => {
    expect((await admin('POST', '/guests', tom())).body.data).toMatchObject({
      nationality: 'British',
      visa_no: 'VJ123',
    })
    const {
      visa_no: _no,
      visa_date_of_issue: _from,
      visa_place_of_issue: _at,
      visa_valid_till: _to,
      ...passport
    } = documents
    const oci = asha({ nationality_id: idOf('American'), ...passport, visa_status: 'oci' })
    expect((await admin('POST', '/guests', oci)).body.data).toMatchObject({ visa_status: 'oci', visa_valid_till: null })
  })

  test('names all missing fields of each form', async () => {
    const page = await admin('POST', '/guests', {})
    expect(page).toMatchObject({ status: 422, body: { error: { code: 'invalid' } } })
    expect(page.body.error.fields).toEqual({
      name: ['Name is required'],
      phone: ['Phone is required'],
      address: ['Address is required'],
      nationality_id: ['Nationality is required'],
    })
    const modal = await admin('POST', '/guests?form=modal', asha())
    expect(modal.body.error.fields).toMatchObject({
      email: ['Email is required'],
      id_proof_image: ['ID proof photo is required.'],
    })
    const foreign = await admin('POST', '/guests', asha({ nationality_id: idOf('French') }))
    expect(Object.keys(foreign.body.error.fields)).toHaveLength(12)
  })

  test.each([
    ['an unknown nationality', { nationality_id: 99_999 }, 'nationality_id'],
    ['no number as nationality', { nationality_id: 'India' }, 'nationality_id'],
    ['9 digits', { phone: '987654321' }, 'phone'],
    ['an email that is none', { email: 'asha@' }, 'email'],
    ['10,000 letters', { name: 'x'.repeat(10_000) }, 'name'],
    ['a NUL', { name: 'a\u0000b' }, 'name'],
    ['half a surrogate pair', { address: 'a\ud800b' }, 'address'],
    ['a list as name', { name: ['x'] }, 'name'],
    ['an object as date', { birth_date: {} }, 'birth_date'],
    ['a day that is none', { birth_date: '2026-02-30' }, 'birth_date'],
    ['a birth tomorrow', { birth_date: '2026-11-16' }, 'birth_date'],
    ['an unknown ID', { id_proof_type: 'Library card' }, 'id_proof_type'],
    ['an Aadhaar number too long', { id_proof_type: 'Aadhar', id_proof_number: '1234567890123' }, 'id_proof_number'],
    ['a negative advance', { advance: -1 }, 'advance'],
    ['a photo that is text', { id_proof_image: 'data:image/png;base64,AAAA' }, 'id_proof_image'],
  ])('%s is refused with the field named', async (_what, wrong, field) => {
    const before = await countGuests()
    const { status, body } = await admin('POST', '/guests', asha(wrong))
    expect(status).toBe(422)
    expect(Object.keys(body.error.fields)).toEqual([field])
    expect(await countGuests()).toBe(before)
  })

  test('SQL and HTML characters, emoji and right-to-left text are stored unchanged in every text field', async () => {
    const odd = `'); drop table guest; -- <b>🛎</b> ضيف %_\\`
    const phones = ['phone', 'mob_no', 'emergency_contact_phone', 'phone_in_india', 'phone_at_home', 'tel_lan_no']
    const plain = [...phones, 'email']
    const { body: first } = await admin('POST', '/guests', tom())
    const texts = Object.entries(first.data)
      .filter(([name, value]) => typeof value === 'string' && !/slug|nationality|date|_till|visa_status/.test(name))
      .map(([name]) => name)
      .filter((name) => !plain.includes(name))
    expect(texts.length).toBeGreaterThan(25)
    const said = Object.fromEntries(texts.map((name) => [name, name.endsWith('_no') ? odd.slice(0, 28) : odd]))
    const { status, body } = await admin('POST', '/guests', tom(said))
    expect(status).toBe(201)
    expect(body.data).toMatchObject(said)
    const found = await admin('GET', `/guests?search=${encodeURIComponent('guest; -- %_\\')}`)
    expect(found.body.data.data.map((guest: { slug: string }) => guest.slug)).toContain(body.data.slug)
  })

  test('sent twice with one key makes one guest', async () => {
    const headers = { 'idempotency-key': 'guest-form-pressed-twice' }
    const before = await countGuests()
    const presses = await Promise.all(Array.from({ length: 6 }, () => admin('POST', '/guests', asha(), headers)))
    expect(new Set(presses.map(({ status }) => status))).toEqual(new Set([201]))
    expect(await countGuests()).toBe(before + 1)
  })

  test('is not allowed for guests', async () => expect((await candidate('POST', '/guests', asha())).status).toBe(403))
})

describe('changing', () => {
  test('one field keeps the others and is in the history', async () => {
    const { body } = await admin('POST', '/guests', asha({ company: 'Acme' }))
    const { slug } = body.data
    const changed = await change(`/guests/${slug}`, { phone: '9123456780' })
    expect(changed).toMatchObject({ status: 200, body: { message: 'Guest updated successfully!' } })
    expect(changed.body.data).toEqual({ ...body.data, phone: '9123456780', version: 2 })
    const { before, after } = await db
      .selectFrom('audit_entry')
      .select(['before', 'after'])
      .where('slug', '=', slug)
      .where('action', '=', 'update')
      .executeTakeFirstOrThrow()
    expect({ before, after }).toEqual({ before: { phone: '9876543210' }, after: { phone: '9123456780' } })
  })

  test('an empty text clears a field, except a required one', async () => {
    const { body } = await admin('POST', '/guests', asha({ company: 'Acme', birth_date: '1990-01-01' }))
    const cleared = await change(`/guests/${body.data.slug}`, { company: '', birth_date: '' })
    expect(cleared.body.data).toMatchObject({ company: '', birth_date: null })
    const refused = await change(`/guests/${body.data.slug}`, { name: ' ' })
    expect(refused.body.error.fields).toEqual({ name: ['Name is required'] })
  })

  test('a foreign nationality requires documents, Indian removes them', async () => {
    const { body } = await admin('POST', '/guests', asha())
    const path = `/guests/${body.data.slug}`
    const refused = await change(path, { nationality_id: idOf('British') })
    expect(refused.body.error.fields).toHaveProperty('passport_no', ['Passport number is required.'])
    expect((await change(path, { nationality_id: idOf('British'), ...documents })).status).toBe(200)
    const again = await change(path, { nationality_id: idOf('Indian') })
    expect(again.body.data).toMatchObject({ passport_no: '', visa_valid_till: null, duration_of_stay_in_india: null })
  })

  test('a change must be valid together with the stored fields', async () => {
    const { body } = await admin('POST', '/guests', tom())
    const refused = await change(`/guests/${body.data.slug}`, { visa_valid_till: '2026-10-01' })
    expect(refused.body.error.fields.visa_valid_till[0]).toContain('expired on the day of arrival')
  })

  test('two clerks at once: the second is told, and saves on top of the first change', async () => {
    const { slug } = await make.guest()
    const edits = [{ company: 'Acme' }, { designation: 'Engineer' }]
    const answers = await Promise.all(
      edits.map((edit) => admin('PUT', `/guests/${slug}`, formOf({ ...edit, version: 1 }))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const lost = edits[answers.findIndex(({ status }) => status === 409)] ?? {}
    expect((await change(`/guests/${slug}`, lost)).status).toBe(200)
    expect(await rowOf(slug)).toMatchObject({ company: 'Acme', designation: 'Engineer' })
  })
})

describe('an Aadhaar number', () => {
  const full = '234567890124'
  const everywhere = async () => {
    const guests = await db.selectFrom('guest').selectAll().execute()
    const trail = await db.selectFrom('audit_entry').selectAll().execute()
    const keys = await db.selectFrom('idempotency_key').selectAll().execute()
    return JSON.stringify([guests, trail, keys])
  }

  test('is never stored in full, in whatever order the fields are sent', async () => {
    const atOnce = await admin(
      'POST',
      '/guests',
      asha({ id_proof_number: '2345 6789 0124', id_proof_type: 'Aadhar' }),
      { 'idempotency-key': 'a-guest-with-aadhaar' },
    )
    expect(atOnce.body.data.id_proof_number).toBe('XXXX XXXX 0124')

    const numberFirst = await admin('POST', '/guests', asha({ id_proof_number: full }))
    expect(numberFirst.body.data.id_proof_number).toBe('XXXX XXXX 0124')

    const typeFirst = await admin('POST', '/guests', asha({ id_proof_type: 'Aadhar' }))
    const later = await change(`/guests/${typeFirst.body.data.slug}`, { id_proof_number: full })
    expect(later.body.data.id_proof_number).toBe('XXXX XXXX 0124')

    const foreigner = tom({ id_proof_type: 'Driving License', id_proof_number: full })
    const licence = await admin('POST', '/guests', foreigner)
    expect(licence.body.data.id_proof_number).toBe(full)
    const corrected = await change(`/guests/${licence.body.data.slug}`, { id_proof_type: 'Aadhar' })
    expect(corrected.body.data.id_proof_number).toBe('XXXX XXXX 0124')
    expect(await everywhere()).not.toMatch(/2345\s?6789\s?0124/)
  })

  test('with a wrong check digit is refused, and is not stored', async () => {
    const mistyped = '2345 6789 0142'
    const { slug } = (await admin('POST', '/guests', asha({ id_proof_type: 'Aadhar' }))).body.data
    const answers = [
      await admin('POST', '/guests', asha({ id_proof_type: 'Aadhar', id_proof_number: mistyped })),
      await change(`/guests/${slug}`, { id_proof_number: mistyped }),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(422)
      expect(body.error.fields).toEqual({ id_proof_number: [idProofMessages.aadhaarDigit] })
    }
    expect(await everywhere()).not.toMatch(/2345\s?6789\s?0142/)
  })

  test('shows only its last 4 digits in the list, the details, the likely duplicates and the audit trail', async () => {
    const guest = asha({ name: 'Masked Everywhere', id_proof_type: 'Aadhar', id_proof_number: '999941057058' })
    const { slug } = (await admin('POST', '/guests', guest)).body.data
    await change(`/guests/${slug}`, { id_proof_number: '499118665246' })
    const query = new URLSearchParams({ name: guest.name, id_proof_type: 'Aadhar', id_proof_number: '499118665246' })
    const answers = [
      await admin('GET', '/guests?search=Masked'),
      await admin('GET', `/guests/${slug}`),
      await admin('GET', `/guests/duplicates?${query}`),
      await admin('GET', `/audit?entity=guest&slug=${slug}`),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(JSON.stringify(body)).toContain('XXXX XXXX 5246')
      expect(JSON.stringify(body)).not.toMatch(/99994105|49911866/)
    }
  })

  test('is refused by the database itself', async () => {
    const { id } = await make.guest()
    for (const id_proof_type of ['Aadhar', null] as const) {
      const change = db.updateTable('guest').set({ id_proof_type, id_proof_number: full }).where('id', '=', id)
      await expect(change.execute()).rejects.toThrow('guest_aadhaar_is_masked')
    }
  })

  test('is found by its last 4 digits and by the full number', async () => {
    const guest = asha({ name: 'Findable', id_proof_type: 'Aadhar', id_proof_number: '987698767770' })
    const { body } = await admin('POST', '/guests', guest)
    for (const typed of ['7770', '9876 9876 7770', 'xxxx 7770']) {
      const found = await admin('GET', `/guests?search=${encodeURIComponent(typed)}`)
      expect(found.body.data.data.map((row: { slug: string }) => row.slug)).toEqual([body.data.slug])
    }
  })
})

describe('the number of an ID', () => {
  test('must fit its type, by a sentence that says what to enter', async () => {
    const refused = await admin('POST', '/guests', asha({ id_proof_type: 'PAN Card', id_proof_number: 'ABCDE12345' }))
    expect(refused.status).toBe(422)
    expect(refused.body.error.fields).toEqual({ id_proof_number: [idProofMessages.panNumber] })
  })

  test('that was stored before this rule stays, and the guest can be changed', async () => {
    const { id, slug } = await make.guest()
    const old = { id_proof_type: 'Voter ID', id_proof_number: 'card of 1995' } as const
    await db.updateTable('guest').set(old).where('id', '=', id).execute()
    expect((await change(`/guests/${slug}`, { email: 'old@example.com' })).status).toBe(200)
    expect((await change(`/guests/${slug}`, { ...old, company: 'Acme' })).status).toBe(200)
    expect(await rowOf(slug)).toMatchObject({ ...old, email: 'old@example.com', company: 'Acme' })
    expect((await change(`/guests/${slug}`, { id_proof_number: 'card of 1996' })).status).toBe(422)
    expect((await change(`/guests/${slug}`, { id_proof_type: 'PAN Card' })).status).toBe(422)
  })
})

describe('deleting', () => {
  test('a guest without bookings', async () => {
    const { slug } = await make.guest()
    expect(await admin('DELETE', `/guests/${slug}`)).toMatchObject({
      status: 200,
      body: { message: 'Guest deleted successfully' },
    })
    expect((await admin('GET', `/guests/${slug}`)).status).toBe(404)
  })

  test('a guest with bookings is refused, with the reason', async () => {
    const guest = await make.guest()
    await make.booking({ guest_id: guest.id })
    const refused = await admin('DELETE', `/guests/${guest.slug}`)
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'guest_has_bookings' } } })
    expect(refused.body.error.message).toContain('has bookings')
    expect((await admin('GET', `/guests/${guest.slug}`)).status).toBe(200)
  })

  test('a guest that does not exist is 404', async () => {
    for (const [method, body] of [['GET'], ['PUT', { version: 1 }], ['DELETE']] as const) {
      const answer = await admin(method, '/guests/nobody', body)
      expect(answer).toMatchObject({ status: 404, body: { error: { message: 'Guest not found.' } } })
    }
  })
})

describe('likely duplicates', () => {
  const duplicates = async (query: Record<string, string>) => {
    const { body } = await admin('GET', `/guests/duplicates?${new URLSearchParams(query)}`)
    return body.data.map((guest: { name: string; same: string[] }) => [guest.name, guest.same])
  }

  test('have the same phone or ID number, and are not the guest itself', async () => {
    const kiran = asha({
      name: 'Kiran Nair',
      phone: '7000000001',
      id_proof_type: 'PAN Card',
      id_proof_number: 'ABCDE1234F',
    })
    const { body } = await admin('POST', '/guests', kiran)
    expect(await duplicates({ phone: '70000-00001' })).toEqual([['Kiran Nair', ['phone']]])
    expect(await duplicates({ id_proof_number: 'abcde 1234f' })).toEqual([['Kiran Nair', ['id_proof_number']]])
    expect(await duplicates({ phone: '7000000001', id_proof_number: 'ABCDE1234F' })).toEqual([
      ['Kiran Nair', ['phone', 'id_proof_number']],
    ])
    expect(await duplicates({ phone: '7000000001', except: body.data.slug })).toEqual([])
    expect(await duplicates({})).toEqual([])
  })

  test('four equal digits of an Aadhaar number also need a similar name', async () => {
    await admin(
      'POST',
      '/guests',
      asha({ name: 'Meena Iyer', id_proof_type: 'Aadhar', id_proof_number: '222233334324' }),
    )
    const id_proof_number = 'XXXX XXXX 4324'
    expect(await duplicates({ id_proof_number, name: 'Meena Iyyer' })).toEqual([['Meena Iyer', ['id_proof_number']]])
    expect(await duplicates({ id_proof_number, name: 'John Smith' })).toEqual([])
  })
})
