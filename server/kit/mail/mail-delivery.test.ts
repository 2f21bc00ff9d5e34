import { describe, expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, anyone, asGuest, db, make, runJobs } = await startTestApp({ hasSmtp: false })
const mailing = await startTestApp()
const key = { 'idempotency-key': 'mail-delivery-test' }

const askForRoom = async (email: string) => {
  const guest = await make.guest({ name: 'Asha Rao', email })
  const room = await make.room()
  const me = await asGuest(guest)
  const wish = { check_in_date: '2026-12-01', check_out_date: '2026-12-04', number_of_adults: 1, note: '' }
  const { body } = await me('POST', '/my/requests', { ...wish, room_type_id: room.room_type_id })
  const terms = { room_id: room.id, room_rent: 2500, food_plan_id: 1, food_plan_rate: 0, advance_amount: 0 }
  return { slug: body.data.slug, terms }
}

describe('without a mail server', () => {
  test('a new colleague gets the link from the person who added the account', async () => {
    const { status, body } = await admin(
      'POST',
      '/staff',
      { name: 'Night Porter', email: 'porter@hotel.example', role_id: 1 },
      key,
    )
    expect(status).toBe(201)
    expect(body).toMatchObject({ delivery: 'no_smtp', message: expect.stringContaining('No email was sent') })
    const token = new URL(body.link).searchParams.get('token')
    const reset = await anyone('POST', '/password/reset', { token, password: 'a quiet night of rain' })
    expect(reset.status).toBe(200)
    const again = await admin(
      'POST',
      '/staff',
      { name: 'Night Porter', email: 'porter@hotel.example', role_id: 1 },
      key,
    )
    expect(again.body).toMatchObject({ delivery: 'no_smtp', link: null })
    const kept = await db.selectFrom('idempotency_key').select('reply').execute()
    expect(JSON.stringify(kept)).not.toContain(token)
    const sent = await admin('POST', `/staff/${body.data.slug}/password-link`)
    expect(sent.body).toMatchObject({ delivery: 'no_smtp', link: expect.stringContaining('/reset-password?token=') })
    expect(sent.body.link).not.toBe(body.link)
  })

  test('a guest is invited with a link that works', async () => {
    const guest = await make.guest({ name: 'Asha Rao', email: 'asha@home.example' })
    const { body } = await admin('POST', `/guests/${guest.slug}/invite`)
    expect(body).toMatchObject({ delivery: 'no_smtp', message: expect.stringContaining('Copy the link') })
    const token = new URL(body.link).searchParams.get('token')
    expect((await anyone('POST', '/invitation', { token })).body.data.name).toBe('Asha Rao')
  })

  test('the answer to a request says that no mail was sent to the guest', async () => {
    const one = await askForRoom('ravi@home.example')
    const { body } = await admin('POST', `/booking-requests/${one.slug}/confirm`, one.terms)
    expect(body).toMatchObject({ delivery: 'no_smtp', link: 'https://hotel.example/candidate/bookings' })
    expect(body.message).toContain('Please inform the guest yourself')
  })

  test('Forgot password answers as usual and returns no link', async () => {
    const known = await anyone('POST', '/password/forgot', { email: 'desk@hotel.example' })
    const unknown = await anyone('POST', '/password/forgot', { email: 'nobody@hotel.example' })
    expect(known.body).toEqual(unknown.body)
    expect(known.body.message).toContain('No email was sent')
    expect(JSON.stringify(known.body)).not.toContain('token')
    await runJobs()
  })
})

test('a guest without an email gets no mail', async () => {
  const one = await askForRoom('')
  const { body } = await admin('POST', `/booking-requests/${one.slug}/decline`, { reason: 'Full' })
  expect(body.delivery).toBe('no_address')
  expect(body.message).toContain('there is no email address')
})

test('a mailed link is in the mail only', async () => {
  const { body } = await mailing.admin('POST', '/staff', { name: 'Day Porter', email: 'day@hotel.example', role_id: 1 })
  expect(body).toMatchObject({ delivery: 'mailed', link: null, message: expect.stringContaining('on its way') })
  await mailing.runJobs()
  expect(mailing.outbox).toMatchObject([{ to: 'day@hotel.example', text: expect.stringContaining('token=') }])
})
