import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, asGuest, make } = await startTestApp()

test('a guest sees the room number only after check-in', async () => {
  const guest = await make.guest()
  const type = await make.roomType({ name: 'Deluxe' })
  const rooms = [
    await make.room({ room_number: 'Garden-7431', room_type_id: type.id }),
    await make.room({ room_number: 'Garden-7432', room_type_id: type.id }),
  ]
  const { data: booking } = (
    await admin('POST', '/bookings', {
      booking_type: 'group',
      guest_id: guest.id,
      rooms: rooms.map(({ id }) => ({ room_id: id, room_rent: 1000 })),
      check_in_date: '2026-11-15',
      check_out_date: '2026-11-17',
      number_of_adults: 2,
      advance_amount: 0,
      food_plan_id: 1,
      food_plan_rate: 0,
    })
  ).body
  await make.order({ booking_id: booking.id, room_id: rooms[0]?.id })
  const me = await asGuest(guest)
  const bill = `/my/stays/${booking.slug}/bill`
  const sees = async (path: string) => JSON.stringify((await me('GET', path)).body)
  const paths = [bill, '/my/dashboard', '/my/stays', '/my/orders']

  for (const path of paths) expect(await sees(path)).not.toContain('Garden')
  expect((await me('GET', bill)).body.data.lines[0].description).toBe('Deluxe, Nov 15, 2026 to Nov 17, 2026')
  await admin('POST', `/bookings/${booking.slug}/check-in`, {})
  for (const path of paths) expect(await sees(path)).toContain('Garden-7431')
})

test('a guest who changes rooms sees both rooms with their days', async () => {
  const guest = await make.guest()
  const [first, second] = [await make.room({ room_number: 'Lake-1' }), await make.room({ room_number: 'Lake-2' })]
  const { slug } = await make.booking({
    guest_id: guest.id,
    room_ids: [first.id],
    check_in_date: '2026-11-15',
    check_out_date: '2026-11-18',
  })
  const me = await asGuest(guest)
  const seen = async () => (await me('GET', '/my/dashboard')).body.data.stay.rooms
  await admin('POST', `/bookings/${slug}/move-room`, { room_id: second.id, from_date: '2026-11-17' })
  expect((await seen()).map(({ room_number }: { room_number: string | null }) => room_number)).toEqual([null, null])
  await admin('POST', `/bookings/${slug}/check-in`, {})
  expect(await seen()).toMatchObject([
    { line: 1, room_number: 'Lake-1', check_in_date: '2026-11-15', check_out_date: '2026-11-17' },
    { line: 1, room_number: 'Lake-2', check_in_date: '2026-11-17', check_out_date: '2026-11-18' },
  ])
})

test('a guest sees the own part of a bill, not that of a company', async () => {
  const guest = await make.guest()
  const { slug } = await make.booking({ guest_id: guest.id })
  await admin('POST', `/bookings/${slug}/check-in`)
  await admin('POST', `/bookings/${slug}/folios`, { company_id: (await make.company()).id, routes: ['room'] })
  await admin('POST', `/folios/${slug}/charges`, { description: 'Laundry', rate: 500 })
  const me = await asGuest(guest)
  const bill = async () => (await me('GET', `/my/stays/${slug}/bill`)).body.data
  expect(await bill()).toMatchObject({ lines: [{ amount: 500 }], charges: 500 })
  expect((await me('GET', '/my/dashboard')).body.data.bill).toMatchObject({ charges: 500 })
  await admin('POST', `/bookings/${slug}/check-out`)
  expect(await bill()).toMatchObject({ lines: [{ amount: 500 }], charges: 500 })
})
