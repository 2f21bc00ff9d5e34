import { openClient } from '#bench/speed/http-client.ts'
import type { Bench } from '#bench/speed/open-bench.ts'
import { readyRooms } from '#bench/speed/ready-rooms.ts'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { hotelDay, usualDayStart } from '#contract/kit/time/hotel-day.ts'

const today = hotelDay(usualDayStart, new Date())

interface Nights {
  from: string
  length: number
}

/** A clerk who books, checks in and checks out through the API of a bench hotel. */
export const openDesk = async ({ pool, sarai, token }: Bench, number = 0) => {
  const client = await openClient(sarai.address, number)
  const send = async (method: 'GET' | 'POST', path: string, body?: unknown) => {
    const reply = await client.send({ method, path, token, body })
    if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${reply.body.toString()}`)
    return JSON.parse(reply.body.toString()).data
  }
  const rooms = (await pool.query<{ id: number }>('select id from room order by id')).rows.map(({ id }) => id)
  let placed = 0

  const book = (room: number, { from, length }: Nights): Promise<{ id: number; slug: string }> =>
    send('POST', '/bookings', {
      booking_type: 'individual',
      guest_id: 1 + (room % 50),
      room_ids: [room],
      room_rent: 2500,
      check_in_date: from,
      check_out_date: addDays(from, length),
      number_of_adults: 1,
      advance_amount: 0,
      food_plan_id: 2,
      food_plan_rate: 250,
      confirm_occupancy: true,
    })

  return {
    today,
    rooms,
    book,
    /** Books the next room and night, so far ahead that all of them are free. */
    bookAhead: () => {
      const turn = placed++
      const from = addDays(today, 160 + Math.floor(turn / rooms.length))
      return book(rooms[turn % rooms.length] ?? 0, { from, length: 1 })
    },
    /** Books the rooms that are free tonight, each with an order. */
    bookTonight: async (most: number) => {
      await readyRooms(pool)
      const query = new URLSearchParams({ check_in_date: today, check_out_date: addDays(today, 1) })
      const free: { id: number; status: string }[] = await send('GET', `/rooms/available?${query}`)
      const slugs: string[] = []
      for (const { id: room } of free.filter(({ status }) => status === 'available').slice(0, most)) {
        const { id, slug } = await book(room, { from: today, length: 1 })
        await send('POST', '/orders', orderFor(id))
        slugs.push(slug)
      }
      if (slugs.length === 0) throw new Error('no room is free tonight, so that no guest can be checked in')
      return slugs
    },
    checkIn: (slug: string) => send('POST', `/bookings/${slug}/check-in`, { confirm_in_house: true }),
    checkOut: (slug: string) => send('POST', `/bookings/${slug}/check-out`, {}),
    post: ({ path, body }: { path: string; body: object }) => send('POST', path, body),
    close: () => client.close(),
  }
}

const orderFor = (booking_id: number) => ({
  booking_id,
  ordered_at: `${today} 00:00:01`,
  meal_type: 'dinner',
  service_type: 'room_service',
  status: 'served',
  notes: '',
  items: [
    { item_id: 1, quantity: 2 },
    { item_id: 5, quantity: 1 },
  ],
})
