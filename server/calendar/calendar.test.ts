import { describe, expect, test } from 'vitest'
import type { Calendar, CalendarStay } from '#contract/calendar/calendar.ts'
import { rupees } from '#contract/kit/money.ts'
import { startCalendarApp } from '#server/calendar/testing/calendar-app.ts'

const { admin, book, day, db, goToDay, make } = await startCalendarApp()

const type = await make.roomType({ price_per_night: rupees(3000), max_adults: 2, max_children: 1 })
const roomOf = () => make.room({ room_type_id: type.id })

const read = async (from: number, to: number): Promise<Calendar> =>
  (await admin('GET', `/calendar?from=${day(from)}&to=${day(to)}`)).body.data
const stayOf = async (slug: string, from = -3, to = 10) =>
  (await read(from, to)).stays.find(({ booking }) => booking === slug) as CalendarStay
const place = async (...given: Parameters<typeof book>) =>
  (await book(...given)) as { slug: string; booking_number: string; guest_id: number; version: number }

describe('the room calendar', () => {
  test('shows a stay with its booking, and leaves out what says nothing', async () => {
    const room = await roomOf()
    const guest = await make.guest({ name: 'Meera Nair' })
    const booking = await place(room, 2, 5, { guest_id: guest.id, number_of_children: 1 })
    expect(await stayOf(booking.slug)).toEqual({
      stay: expect.any(String),
      booking: booking.slug,
      booking_number: booking.booking_number,
      version: booking.version,
      line: 1,
      room_id: room.id,
      check_in_date: day(2),
      check_out_date: day(5),
      status: 'booked',
      guest_name: 'Meera Nair',
      number_of_adults: 2,
      number_of_children: 1,
      balance_due: true,
      documents_missing: true,
    })
  })

  test('shows a stay from the day of its arrival to the day of its departure', async () => {
    const { slug } = await place(await roomOf(), 20, 23)
    const isShown = async (from: number, to: number) => (await stayOf(slug, from, to)) !== undefined
    expect(await isShown(23, 30)).toBe(true)
    expect(await isShown(24, 30)).toBe(false)
    expect(await isShown(10, 20)).toBe(true)
    expect(await isShown(10, 19)).toBe(false)
  })

  test('does not show cancelled bookings and no-shows', async () => {
    const { slug } = await place(await roomOf(), 1, 2)
    await admin('POST', `/bookings/${slug}/cancel`, { reason: 'Flight cancelled' })
    expect(await stayOf(slug)).toBeUndefined()
    const missing = await place(await roomOf(), 0, 2)
    goToDay(1)
    expect((await admin('POST', `/bookings/${missing.slug}/no-show`, {})).status).toBe(200)
    expect(await stayOf(missing.slug)).toBeUndefined()
  })

  test('marks both rooms of a guest who moves', async () => {
    const { slug } = await place(await roomOf(), 3, 8)
    const other = await roomOf()
    await admin('POST', `/bookings/${slug}/move-room`, { room_id: other.id, from_date: day(5) })
    const stays = (await read(0, 10)).stays.filter(({ booking }) => booking === slug)
    expect(stays.map(({ moved_in, moves_on }) => [moved_in, moves_on])).toEqual([
      [undefined, true],
      [true, undefined],
    ])
    // The other room is outside these days, and the guest still comes from it.
    expect(await stayOf(slug, 6, 10)).toMatchObject({ moved_in: true, check_in_date: day(5) })
  })

  test('names the group, and the day on which one of its rooms left', async () => {
    const rooms = [await roomOf(), await roomOf()]
    const { slug } = await place(await roomOf(), 0, 3, {
      ...{ booking_type: 'group', group_name: 'Rao wedding', number_of_adults: 4, room_ids: undefined },
      rooms: rooms.map(({ id }) => ({ room_id: id, room_rent: 3000 })),
    })
    await admin('POST', `/bookings/${slug}/check-in`, {})
    goToDay(1)
    await admin('POST', `/bookings/${slug}/check-out-room`, { line: 1 })
    const stays = (await read(0, 5)).stays.filter(({ booking }) => booking === slug)
    expect(stays.map(({ group_name, departed_on }) => [group_name, departed_on])).toEqual([
      ['Rao wedding', day(1)],
      ['Rao wedding', undefined],
    ])
  })

  test('marks pinned rooms and remarks', async () => {
    const { slug } = await place(await roomOf(), 1, 2, { pinned: true, housekeeping_remarks: 'Extra pillows' })
    expect(await stayOf(slug)).toMatchObject({ pinned: true, has_remarks: true })
  })

  test('shows maintenance with its reason, and rooms under maintenance', async () => {
    const room = await roomOf()
    await admin('POST', `/rooms/${room.slug}/maintenance`, {
      ...{ check_in_date: day(4), check_out_date: day(6), maintenance_reason: 'New carpet' },
    })
    const { blocks } = await read(0, 10)
    expect(blocks.filter(({ room_id }) => room_id === room.id)).toEqual([
      {
        ...{ id: expect.any(Number), room_id: room.id, maintenance_reason: 'New carpet' },
        ...{ check_in_date: day(4), check_out_date: day(6) },
      },
    ])
    await db.updateTable('room').set({ under_maintenance: true }).where('id', '=', room.id).execute()
    expect((await read(0, 1)).rooms.find(({ id }) => id === room.id)).toMatchObject({ under_maintenance: true })
  })

  test('shows a retired room only on days when it had guests', async () => {
    const room = await roomOf()
    const { slug } = await place(room, 0, 1)
    await admin('POST', `/bookings/${slug}/check-in`, {})
    goToDay(1)
    await admin('POST', `/bookings/${slug}/check-out`, {})
    await admin('DELETE', `/rooms/${room.slug}`)
    const roomIn = async (from: number, to: number) => (await read(from, to)).rooms.find(({ id }) => id === room.id)
    expect(await roomIn(0, 1)).toMatchObject({ is_retired: true })
    expect(await roomIn(3, 5)).toBeUndefined()
  })

  test('orders rooms by number as people do', async () => {
    const other = await make.roomType({ price_per_night: rupees(100) })
    for (const room_number of ['N10', 'N2', 'N1']) await make.room({ room_type_id: other.id, room_number })
    const { rooms } = await read(0, 1)
    const numbers = rooms.filter(({ room_type_id }) => room_type_id === other.id).map(({ room_number }) => room_number)
    expect(numbers).toEqual(['N1', 'N2', 'N10'])
  })

  test('shows guests who overstay wherever today is shown', async () => {
    const { slug } = await place(await roomOf(), 0, 1)
    await admin('POST', `/bookings/${slug}/check-in`, {})
    goToDay(6)
    expect(await stayOf(slug, 5, 8)).toMatchObject({ check_out_date: day(1), status: 'checked_in' })
    expect(await stayOf(slug, 7, 9)).toBeUndefined()
  })

  test('refuses days that are in the wrong order, too many or missing', async () => {
    expect((await admin('GET', `/calendar?from=${day(2)}&to=${day(1)}`)).status).toBe(422)
    expect((await admin('GET', `/calendar?from=${day(0)}&to=${day(100)}`)).status).toBe(422)
    expect((await admin('GET', `/calendar?from=${day(0)}`)).status).toBe(422)
  })
})

describe('a balance is due', () => {
  const isDue = async (slug: string) => (await stayOf(slug)).balance_due === true

  test('until the advance covers the bill with its tax', async () => {
    await admin('POST', '/tax-rules/indian-gst', {})
    const open = await place(await roomOf(), 1, 3, { advance_amount: 6000 })
    const { total } = (await admin('GET', `/bookings/${open.slug}/bill`)).body.data
    expect(total).toBe(6300)
    expect(await isDue(open.slug)).toBe(true)
    const paid = await place(await roomOf(), 1, 3, { advance_amount: 6300 })
    expect(await isDue(paid.slug)).toBe(false)
  })

  test('not for a room without a charge', async () => {
    expect(await isDue((await place(await roomOf(), 1, 3, { room_rent: 0 })).slug)).toBe(false)
  })

  test('after check-out until the invoice is paid', async () => {
    const { slug } = await place(await roomOf(), 0, 1)
    await admin('POST', `/bookings/${slug}/check-in`, {})
    goToDay(1)
    await admin('POST', `/bookings/${slug}/check-out`, {})
    expect(await isDue(slug)).toBe(true)
    const { invoice } = (await admin('GET', `/bookings/${slug}`)).body.data
    await admin('POST', `/invoices/${invoice.slug}/pay`, { payment_method: 'cash' })
    expect(await isDue(slug)).toBe(false)
  })
})

describe('the occupancy of a day', () => {
  test('counts rooms with guests, and leaves out rooms that cannot be sold', async () => {
    const [before] = (await read(50, 50)).days
    if (!before) throw new Error('a day is missing')
    const position = (await read(50, 50)).room_types.findIndex(({ id }) => id === type.id)
    await place(await roomOf(), 49, 52)
    const broken = await roomOf()
    await db.updateTable('room').set({ under_maintenance: true }).where('id', '=', broken.id).execute()
    const blocked = await roomOf()
    const reason = { check_in_date: day(50), check_out_date: day(51), maintenance_reason: 'Paint' }
    await admin('POST', `/rooms/${blocked.slug}/maintenance`, reason)
    await roomOf()
    const [after, next] = (await read(50, 51)).days
    expect(after).toMatchObject({ date: day(50), occupied: before.occupied + 1, free: before.free + 1 })
    expect(after?.free_by_type[position]).toBe((before.free_by_type[position] ?? 0) + 1)
    expect(next).toMatchObject({ date: day(51), occupied: before.occupied + 1, free: before.free + 2 })
    expect(after?.percent).toBe(
      Math.round((100 * (after?.occupied ?? 0)) / ((after?.occupied ?? 0) + (after?.free ?? 0))),
    )
  })

  test('agrees with the rooms that the booking form offers', async () => {
    for (let offset = 0; offset < 10; offset++) {
      const [counted] = (await read(offset, offset)).days
      const { body } = await admin(
        'GET',
        `/rooms/available?check_in_date=${day(offset)}&check_out_date=${day(offset + 1)}`,
      )
      const offered = body.data.filter(({ overstay }: { overstay: unknown }) => overstay === null)
      expect(counted?.free).toBe(offered.length)
    }
  })
})
