import { expect, test } from 'vitest'
import { demoGuestEmail, demoGuestSignIn } from '#server/demo/demo-guest-account.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, anyone, make, sendAs, services } = await startTestApp()

test('the demo guest is checked in, has another booking, and gets a new password at each start', async () => {
  expect(await demoGuestSignIn(services)).toBeUndefined()
  const type = await make.roomType()
  const rooms = [await make.room({ room_type_id: type.id }), await make.room({ room_type_id: type.id })]
  const stay = await make.booking({
    room_ids: [rooms[0]?.id ?? 0],
    check_in_date: '2026-11-14',
    late_entry_reason: 'The line was down',
  })
  await admin('POST', `/bookings/${stay.slug}/check-in`, {})
  const first = await demoGuestSignIn(services)
  const second = await demoGuestSignIn(services)
  expect((await anyone('POST', '/login', { email: demoGuestEmail, password: first })).status).toBe(401)
  const { body } = await anyone('POST', '/login', { email: demoGuestEmail, password: second })
  const { data } = (await sendAs(body.data.token)('GET', '/my/dashboard')).body
  expect(data).toMatchObject({ stay: { status: 'checked_in' }, upcoming: [{ status: 'booked' }], open_requests: 1 })
  expect(data.bill.total).toBeGreaterThan(0)
})
