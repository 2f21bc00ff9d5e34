import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { hasOtherGuests, isFree, type ModelHotel } from '#server/bookings/stays/testing/hotel-model.ts'
import { dateOf, openDesk } from '#server/bookings/stays/testing/model-desk.ts'
import { chargesOf, listsOf, soldOn, staysOf } from '#server/bookings/stays/testing/model-lists.ts'
import { history, rooms } from '#server/bookings/stays/testing/model-steps.ts'
import { countWrongNights } from '#server/testing/storm/storm-verdict.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const app = await startTestApp()
const { db, make } = app
const prices = Array.from({ length: rooms }, (_, index) => 100_050 + index * 75_025)
const made: Awaited<ReturnType<typeof make.room>>[] = []
for (const [index, price] of prices.entries()) {
  const { id: room_type_id } = await make.roomType({ price_per_night: rupees(price / 100) })
  made.push(await make.room({ room_type_id, room_number: `${101 + index}` }))
}
const house = { roomIds: made.map(({ id }) => id), guestId: (await make.guest()).id }
const indexOf = (number: string) => made.findIndex(({ room_number }) => room_number === number)

let send = app.admin
const ask = async (path: string) => (await send('GET', path)).body.data
const sorted = (rows: { room_number: string }[]) =>
  rows.map(({ room_number }) => indexOf(room_number)).sort((a, b) => a - b)
const inPaise = (amount: number) => Math.round(amount * 100)

const listsInApp = async (day: number) => {
  const list = (kind: string) => ask(`/reports/${kind}?date=${dateOf(day)}`)
  const moves: { from_room: string; room_number: string }[] = await list('moves')
  return {
    arrivals: sorted(await list('arrivals')),
    departures: sorted(await list('departures')),
    inHouse: sorted(await list('in-house')),
    moves: moves.map(({ from_room, room_number }) => `${indexOf(from_room)} to ${indexOf(room_number)}`).sort(),
  }
}

/** Every booking has the nights, rooms and rents of the model, and its bill is their sum. */
const compareBookings = async ({ bookings }: ModelHotel) => {
  for (const booking of bookings) {
    const { status, rooms: stays } = await ask(`/bookings/${booking.slug}`)
    const shown = stays.map((stay: { line: number; room_number: string; nightly_rents: object[] }) => ({
      line: stay.line,
      nights: (stay.nightly_rents as { date: string; rent: number }[]).map(({ date, rent }) => ({
        date,
        room: indexOf(stay.room_number),
        rent: inPaise(rent),
      })),
    }))
    const expected = booking.lines.flatMap(staysOf).map(({ line, nights }) => ({
      line,
      nights: nights.map(({ day, room, rent }) => ({ date: dateOf(day), room, rent })),
    }))
    expect([booking.slug, status, shown]).toEqual([booking.slug, booking.status, expected])
    if (status === 'cancelled') continue
    const { charges } = await ask(`/bookings/${booking.slug}/bill`)
    expect(inPaise(charges)).toBe(chargesOf(booking))
  }
}

const compareDays = async (hotel: ModelHotel) => {
  const { today } = hotel
  for (const day of [today - 1, today, today + 1]) {
    expect([dateOf(day), await listsInApp(day)]).toEqual([dateOf(day), listsOf(hotel, day)])
  }
  const [first, last] = [today - 12, today + 12]
  const period = `start_date=${dateOf(first)}&end_date=${dateOf(last)}`
  const occupancy = (await ask(`/reports/occupancy?${period}`)).rows
  const revenue = (await ask(`/reports/revenue?${period}`)).rows
  for (let day = first; day <= last; day++) {
    const { nights_sold, room_revenue } = soldOn(hotel, day)
    const [nights, money] = [occupancy[day - first], revenue[day - first]]
    const shown = [nights.period, nights.nights_sold, inPaise(nights.room_revenue), inPaise(money.rooms)]
    expect(shown).toEqual([dateOf(day), nights_sold, room_revenue, room_revenue])
  }
}

/** The calendar shows every stay, and counts the occupied and free rooms of each night. */
const compareCalendar = async (hotel: ModelHotel) => {
  const [first, last] = [hotel.today - 6, hotel.today + 12]
  const { stays, days } = await ask(`/calendar?from=${dateOf(first)}&to=${dateOf(last)}`)
  const slugs = new Set(hotel.bookings.map(({ slug }) => slug))
  const shown = stays
    .filter(({ booking }: { booking: string }) => slugs.has(booking))
    .map((stay: Record<string, string>) => `${stay.booking} ${stay.line} ${stay.check_in_date} ${stay.check_out_date}`)
  const expected = hotel.bookings
    .filter(({ status }) => status !== 'cancelled')
    .flatMap(({ slug, lines }) => lines.flatMap(staysOf).map(({ line, nights }) => ({ slug, line, nights })))
    .map(({ slug, line, nights }) => ({ slug, line, from: nights[0]?.day ?? 0, to: (nights.at(-1)?.day ?? 0) + 1 }))
    .filter(({ from, to }) => from <= last && to >= first)
    .map(({ slug, line, from, to }) => `${slug} ${line} ${dateOf(from)} ${dateOf(to)}`)
  expect(shown.sort()).toEqual(expected.sort())
  for (let day = hotel.today + 1; day <= last; day++) {
    const free = prices.filter((_, room) => isFree(hotel, room, day)).length
    const { occupied, free: counted } = days[day - first]
    expect([dateOf(day), occupied, counted]).toEqual([dateOf(day), prices.length - free, free])
  }
}

const compareRooms = async (hotel: ModelHotel) => {
  const { today } = hotel
  const statuses = (await ask('/rooms?per_page=100')).data.map(({ status }: { status: string }) => status)
  expect(statuses).toEqual(prices.map((_, room) => (hasOtherGuests(hotel, room) ? 'occupied' : 'available')))
  expect(sorted(await ask('/rooms/occupied'))).toEqual(
    prices.flatMap((_, room) => (hasOtherGuests(hotel, room) ? room : [])),
  )
  for (let day = today; day < today + 6; day++) {
    const query = `check_in_date=${dateOf(day)}&check_out_date=${dateOf(day + 1)}`
    const free = sorted(await ask(`/rooms/available?${query}`))
    expect([dateOf(day), free]).toEqual([
      dateOf(day),
      prices.flatMap((_, room) => (isFree(hotel, room, day) ? room : [])),
    ])
  }
}

// `STAY_MODEL_RUNS=2000` runs more of them.
const runs = Number(process.env.STAY_MODEL_RUNS ?? 40)

test('stays, moves, swaps, rearrangements, extensions and departures over many days equal those of a simple model', async () => {
  let firstDay = 0
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      // Every history has its own weeks, so that the lists and reports of its days show only its bookings.
      firstDay += 60
      // Left over if the history before failed.
      await db
        .updateTable('booking')
        .set({ status: 'cancelled' })
        .where('status', 'in', ['booked', 'checked_in'])
        .execute()
      const hotel: ModelHotel = { today: firstDay, prices, bookings: [] }
      const desk = await openDesk(app, house, hotel)
      send = desk.send
      for (const [index, step] of steps.entries()) {
        await desk.take(step)
        if (index % 12 === 11) await compareBookings(hotel)
      }
      await compareBookings(hotel)
      await compareDays(hotel)
      await compareCalendar(hotel)
      await compareRooms(hotel)
      await desk.empty()
      await compareBookings(hotel)
      expect(await countWrongNights(db)).toBe(0)
    }),
    { numRuns: runs, seed: Number(process.env.STAY_MODEL_SEED ?? 20261115) },
  )
}, 3_600_000)
