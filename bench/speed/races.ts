import { openClient } from '#bench/speed/http-client.ts'
import type { HotelSize } from '#bench/speed/load-hotel.ts'
import { openBench } from '#bench/speed/open-bench.ts'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { hotelDay, usualDayStart } from '#contract/kit/time/hotel-day.ts'

const usual: HotelSize = { rooms: 20, guests: 200, bookings: 600, ordersPerStay: 0 }

interface Verdict {
  race: string
  rounds: number
  /** Rounds in which none or both of the two won. */
  broken: number
  answers: Record<string, number>
}

/** Two clients send conflicting requests at the same time, many times for each race; exactly one may win. */
export const races = async (rounds: number, size: HotelSize = usual) => {
  const bench = await openBench(size)
  const clients = await Promise.all([openClient(bench.sarai.address), openClient(bench.sarai.address)])
  const today = hotelDay(usualDayStart, new Date())
  const { rows: rooms } = await bench.pool.query<{ id: number }>('select id from room order by id')
  const roomAt = (index: number) => rooms[index % rooms.length]?.id ?? 0

  const post = async (client: number, path: string, body: unknown) => {
    const reply = await clients[client]?.send({ method: 'POST', path, token: bench.token, body })
    return { status: reply?.status ?? 0, body: JSON.parse(reply?.body.toString() || '{}') }
  }
  const draft = (room: number, from: string, to: string, guest = 1) => ({
    booking_type: 'individual',
    guest_id: guest,
    room_ids: [room],
    room_rent: 2500,
    check_in_date: from,
    check_out_date: to,
    number_of_adults: 1,
    advance_amount: 0,
    food_plan_id: 1,
    food_plan_rate: 0,
    confirm_occupancy: true,
  })
  const book = (client: number, ...given: Parameters<typeof draft>) => post(client, '/bookings', draft(...given))

  const race = async (
    name: string,
    won: number,
    start: (round: number) => Promise<{ status: number }[]>,
  ): Promise<Verdict> => {
    const verdict: Verdict = { race: name, rounds, broken: 0, answers: {} }
    for (let round = 0; round < rounds; round++) {
      const replies = await start(round)
      const statuses = replies.map(({ status }) => status)
      for (const status of statuses) verdict.answers[status] = (verdict.answers[status] ?? 0) + 1
      const isRight =
        statuses.filter((status) => status === won).length === 1 &&
        statuses.filter((status) => status === 409).length === 1
      if (!isRight) verdict.broken++
    }
    const { broken, answers } = verdict
    console.log(
      `${broken === 0 ? 'held  ' : 'BROKEN'}  ${name}: ${rounds} rounds, ${broken} broken, answers ${JSON.stringify(answers)}`,
    )
    return verdict
  }

  try {
    const far = (round: number) => addDays(today, 200 + round * 3)
    const verdicts = [
      await race('The last room, by two clients who both saw it free', 201, async (round) => {
        const [from, to] = [far(round), addDays(far(round), 1)]
        for (const { id } of rooms.slice(1)) await book(0, id, from, to)
        const query = new URLSearchParams({ check_in_date: from, check_out_date: to })
        const choose = async (client: number) => {
          const reply = await clients[client]?.send({
            method: 'GET',
            path: `/rooms/available?${query}`,
            token: bench.token,
          })
          const { data } = JSON.parse(reply?.body.toString() || '{}') as { data: { id: number }[] }
          if (data.length !== 1) throw new Error(`${data.length} rooms are free instead of the last one`)
          return data[0]?.id ?? 0
        }
        const [one, other] = await Promise.all([choose(0), choose(1)])
        return Promise.all([book(0, one, from, to), book(1, other, from, to, 2)])
      }),
      await race('The same room and nights, by two clients', 201, async (round) => {
        const from = addDays(today, 400 + round * 2)
        return Promise.all([
          book(0, roomAt(round), from, addDays(from, 2)),
          book(1, roomAt(round), from, addDays(from, 2), 2),
        ])
      }),
      await race('A stay whose second night is taken at the same time', 201, async (round) => {
        const from = addDays(today, 520 + round * 3)
        const second = addDays(from, 1)
        return Promise.all([
          book(0, roomAt(round), from, addDays(from, 3)),
          book(1, roomAt(round), second, addDays(second, 1), 2),
        ])
      }),
      await race('Two guests into one room at check-in', 200, async (round) => {
        const room = await freeRoom(round)
        const first = await book(0, room, today, addDays(today, 1))
        // The second booking is for tomorrow. Both clerks check in now, one of them early.
        const second = await book(1, room, addDays(today, 1), addDays(today, 2), 2)
        const enter = (client: number, { body }: typeof first) =>
          post(client, `/bookings/${body.data.slug}/check-in`, {
            confirm_early: true,
            confirm_not_ready: true,
            confirm_in_house: true,
          })
        const entered = await Promise.all([enter(0, first), enter(1, second)])
        for (const { body } of [first, second]) {
          await post(0, `/bookings/${body.data.slug}/check-out`, {})
          await post(0, `/bookings/${body.data.slug}/cancel`, { reason: 'The race is over' })
        }
        return entered
      }),
    ]
    async function freeRoom(round: number) {
      const query = new URLSearchParams({ check_in_date: today, check_out_date: addDays(today, 2) })
      const reply = await clients[0]?.send({ method: 'GET', path: `/rooms/available?${query}`, token: bench.token })
      const { data } = JSON.parse(reply?.body.toString() || '{}') as { data: { id: number; status: string }[] }
      const free = data.filter(({ status }) => status === 'available')
      const room = free[round % Math.max(1, free.length)]
      if (!room) throw new Error('no room is free tonight')
      return room.id
    }
    const { rows: overlaps } = await bench.pool.query(`select count(*)::int as count from stay one join stay other
      on one.room_id = other.room_id and one.id < other.id and one.nights && other.nights
      where one.booking_status in ('booked', 'checked_in') and other.booking_status in ('booked', 'checked_in')`)
    console.log(`Live stays that overlap afterwards: ${overlaps[0].count}`)
    return verdicts.every(({ broken }) => broken === 0) && overlaps[0].count === 0
  } finally {
    for (const client of clients) client.close()
    await bench.close()
  }
}
