import { bareCheckIn, bareCheckOut, barePlace, bareSignIn } from '#bench/speed/bare-writes.ts'
import { openClient, type Request } from '#bench/speed/http-client.ts'
import { type Figures, stopwatch } from '#bench/speed/measure.ts'
import { measureBare, type Row } from '#bench/speed/measure-reads.ts'
import { type Bench, clerk, mostClients, password } from '#bench/speed/open-bench.ts'
import { addDays, dayIn } from '#contract/kit/calendar-date.ts'

const today = dayIn('Asia/Kolkata', new Date())

const draftFor = (room: number, check_in_date: string, guest_id: number) => ({
  booking_type: 'individual',
  guest_id,
  room_ids: [room],
  room_rent: 2500,
  check_in_date,
  check_out_date: addDays(check_in_date, 1),
  number_of_adults: 1,
  advance_amount: 0,
  food_plan_id: 2,
  food_plan_rate: 250,
  confirm_occupancy: true,
})

/** Room after room, night after night, far enough ahead that nobody is there. */
const freeNights = (rooms: number[]) => {
  let turn = 0
  return () => {
    const night = { room: rooms[turn % rooms.length] ?? 0, day: addDays(today, 160 + Math.floor(turn / rooms.length)) }
    turn++
    return night
  }
}

const signInRow = 'Sign-in'
const createRow = 'Create booking'
const checkInRow = 'Check-in'
const checkOutRow = 'Check-out with invoice'
export const writeRows = [signInRow, createRow, checkInRow, checkOutRow]

/** Sign-in, create booking, check-in and check-out with its invoice: those that are wanted. */
export const measureWrites = async (
  bench: Bench,
  seconds: number,
  isWanted: (name: string) => boolean,
): Promise<Row[]> => {
  const { pool, sarai, token } = bench
  const clients = await Promise.all(
    Array.from({ length: mostClients }, (_, number) => openClient(sarai.address, number)),
  )
  const send = async (client: number, request: Omit<Request, 'method'>, status = 200) => {
    const reply = await clients[client]?.send({ method: 'POST', token, ...request })
    if (reply?.status !== status) throw new Error(`${request.path}: ${reply?.status} ${reply?.body.toString()}`)
    return JSON.parse(reply.body.toString())
  }
  const rooms = (await pool.query<{ id: number }>('select id from room order by id')).rows.map(({ id }) => id)
  const nextNight = freeNights(rooms)
  const place = (client: number) => {
    const { room, day } = nextNight()
    return send(client, { path: '/bookings', body: draftFor(room, day, 1 + (room % 50)) }, 201)
  }
  const signIn = (client: number) => send(client, { path: '/login', body: { email: clerk(client), password } })

  const timed = async (work: (client: number) => Promise<unknown>, count: number, most: number) => {
    const watch = stopwatch(bench.processes)
    const end = performance.now() + most * 1000
    await watch.run(count, () => performance.now() > end, work)
    return watch.figures()
  }
  const simple = async (
    name: string,
    work: (client: number) => Promise<unknown>,
    bare: Parameters<typeof measureBare>[3],
  ): Promise<Row> => {
    await timed(work, mostClients, seconds / 4)
    return {
      name,
      one: await timed(work, 1, seconds),
      bareOne: await measureBare(bench, 1, seconds / 2, bare),
      many: await timed(work, mostClients, seconds),
      bareMany: await measureBare(bench, mostClients, seconds / 2, bare),
    }
  }

  const barePlaceNext: typeof bareSignIn = (client) => {
    const { room, day } = nextNight()
    return barePlace(client, room, day, addDays(day, 1))
  }
  const rows: Row[] = []
  if (isWanted(signInRow)) rows.push(await simple(signInRow, signIn, bareSignIn))
  if (isWanted(createRow)) rows.push(await simple(createRow, place, barePlaceNext))

  /** The rooms that are free tonight, round after round: booked and ordered for, then timed in and out. */
  const inAndOut = async (count: number) => {
    const arrivals = stopwatch(bench.processes)
    const departures = stopwatch(bench.processes)
    const free = await freeTonight()
    const end = performance.now() + seconds * 2000
    while (performance.now() < end) {
      const slugs: string[] = []
      for (const room of free) {
        const { data } = await send(0, { path: '/bookings', body: draftFor(room, today, 1 + (room % 50)) }, 201)
        slugs.push(data.slug)
        await send(0, { path: '/orders', body: orderFor(data.id) }, 201)
      }
      const each = (watch: typeof arrivals, act: string) => {
        const left = [...slugs]
        return watch.run(
          count,
          () => left.length === 0,
          (client) => send(client, { path: `/bookings/${left.pop()}/${act}`, body: {} }),
        )
      }
      await each(arrivals, 'check-in')
      await each(departures, 'check-out')
    }
    return { arrivals: arrivals.figures(), departures: departures.figures() }
  }
  const freeTonight = async () => {
    const query = new URLSearchParams({ check_in_date: today, check_out_date: addDays(today, 1) })
    const reply = await clients[0]?.send({ method: 'GET', path: `/rooms/available?${query}`, token })
    const { data } = JSON.parse(reply?.body.toString() ?? '{}') as { data: { id: number; status: string }[] }
    return data.filter(({ status }) => status === 'available').map(({ id }) => id)
  }
  // A guest who departs has arrived: they are measured together.
  if (isWanted(checkInRow) || isWanted(checkOutRow)) {
    const one = await inAndOut(1)
    const many = await inAndOut(mostClients)
    const bareOne = (act: typeof bareCheckIn) => bareRound(bench, seconds, act)
    const both = [
      { name: checkInRow, one: one.arrivals, many: many.arrivals, bareOne: await bareOne(bareCheckIn) },
      { name: checkOutRow, one: one.departures, many: many.departures, bareOne: await bareOne(bareCheckOut) },
    ]
    rows.push(...both.filter(({ name }) => isWanted(name)))
  }
  for (const client of clients) client.close()
  return rows
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

/** One booking that is arrived and departed over and over, on a connection of its own. */
const bareRound = async (bench: Bench, seconds: number, act: typeof bareCheckIn): Promise<Figures> =>
  measureBare(bench, 1, seconds / 2, act)
