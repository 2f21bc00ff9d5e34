import { addDays } from '#contract/kit/time/calendar-date.ts'
import { fillFolios } from '#server/db/testing/fill-folios.ts'
import { fillHouse, mustDo } from '#server/db/testing/fill-house.ts'
import { fillStays } from '#server/db/testing/fill-stays.ts'
import { password, type startTestApp } from '#server/testing/test-app.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

const lastDay = '2026-11-15'
/** The time of the requests, after everything has happened. */
export const askedAt = new Date(`${lastDay}T18:00:00Z`)
export const guestEmail = 'ravi@guest.example'

/** Fills an empty hotel through its own API with some of everything, up to a fixed moment. */
export const fillHotel = async (app: TestApp) => {
  const house = await fillHouse(app)
  await fillStays(app, house, lastDay)
  app.time.now = new Date(`${lastDay}T17:00:00Z`)
  await fillMaintenance(app, house.roomSlugs)
  await fillGuestArea(app, house)
  await fillFolios(app, house, lastDay)
  await mustDo(app.admin, 'POST', '/notifications/read', { up_to: 20 })
  await app.runJobs()
  app.time.now = askedAt
}

const fillMaintenance = async ({ admin }: TestApp, roomSlugs: string[]) => {
  const nights = { check_in_date: addDays(lastDay, 30), check_out_date: addDays(lastDay, 33) }
  await mustDo(admin, 'POST', `/rooms/${roomSlugs[3]}/maintenance`, { ...nights, maintenance_reason: 'Paint' })
  const { version, ...room } = await mustDo(admin, 'GET', `/rooms/${roomSlugs[15]}`)
  await mustDo(admin, 'PUT', `/rooms/${roomSlugs[15]}`, { ...room, version, status: 'maintenance' })
}

/** A guest with an account, who is checked in, has an order and has made booking requests of every status. */
const fillGuestArea = async (app: TestApp, house: Awaited<ReturnType<typeof fillHouse>>) => {
  const { admin, anyone, outbox, runJobs, signIn, sendAs } = app
  const { id: guest_id, slug } = house.guests.at(-1) ?? { id: 0, slug: '' }
  await mustDo(admin, 'POST', `/guests/${slug}/invite`)
  await runJobs()
  const token = /\/invitation\?token=([\w-]+)/.exec(outbox.at(-1)?.text ?? '')?.[1]
  await mustDo(anyone, 'POST', '/invitation/accept', { token, password })
  const guest = sendAs(await signIn(guestEmail, true))

  const people = { number_of_adults: 2, number_of_children: 0, number_of_infants: 0 }
  const money = { room_rent: 2800, food_plan_id: 1, food_plan_rate: 0, advance_amount: 300 }
  const room_id = house.roomIds[2]
  const stay = await mustDo(admin, 'POST', '/bookings', {
    ...{ ...people, ...money, booking_type: 'individual', guest_id, room_ids: [room_id], confirm_occupancy: true },
    ...{ check_in_date: lastDay, check_out_date: addDays(lastDay, 2) },
  })
  await mustDo(admin, 'POST', `/bookings/${stay.slug}/check-in`, {
    confirm_early: true,
    confirm_not_ready: true,
    confirm_in_house: true,
  })
  const items = [{ item_id: house.itemIds[0], quantity: 2 }]
  await mustDo(guest, 'POST', '/my/orders', { stay: stay.slug, notes: 'Soon, please', items })

  const requests: string[] = []
  const types = await mustDo(admin, 'GET', '/room-types')
  for (let number = 0; number < 4; number++) {
    const check_in_date = addDays(lastDay, 60 + number * 10)
    const wish = { ...people, check_in_date, check_out_date: addDays(check_in_date, 2), note: `Request ${number}` }
    const sent = await mustDo(guest, 'POST', '/my/requests', { ...wish, room_type_id: types.data[0].id })
    requests.push(sent.slug)
  }
  await mustDo(admin, 'POST', `/booking-requests/${requests[0]}/confirm`, {
    ...money,
    room_id,
    confirm_occupancy: true,
  })
  await mustDo(admin, 'POST', `/booking-requests/${requests[1]}/decline`, { reason: 'We are full' })
  await mustDo(guest, 'POST', `/my/requests/${requests[2]}/withdraw`)
}
