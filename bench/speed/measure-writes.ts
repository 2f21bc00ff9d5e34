import { bareCheckIn, bareCheckOut, barePlace, bareSignIn } from '#bench/speed/bare-writes.ts'
import { openClient, type Request } from '#bench/speed/http-client.ts'
import { type Figures, stopwatch } from '#bench/speed/measure.ts'
import { measureBare, type Row } from '#bench/speed/measure-reads.ts'
import { type Bench, clerk, mostClients, password } from '#bench/speed/open-bench.ts'
import { readyRooms } from '#bench/speed/ready-rooms.ts'
import type { Spy } from '#bench/speed/spy.ts'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { hotelDay, usualDayStart } from '#contract/kit/time/hotel-day.ts'

const today = hotelDay(usualDayStart, new Date())

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

/** Rooms and nights one after the other, so far ahead that all of them are free. */
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
const afterCheckpointRow = 'First write after a checkpoint'
const checkInRow = 'Check-in'
const checkOutRow = 'Check-out with invoice'
export const writeRows = [signInRow, createRow, afterCheckpointRow, checkInRow, checkOutRow]

/** Sign-in, create booking, check-in and check-out with its invoice, or those of them that were chosen. */
export const measureWrites = async (
  bench: Bench,
  spy: Spy,
  seconds: number,
  isWanted: (name: string) => boolean,
  add: (row: Row) => void,
) => {
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
  const freeTonight = async () => {
    const query = new URLSearchParams({ check_in_date: today, check_out_date: addDays(today, 1) })
    const reply = await clients[0]?.send({ method: 'GET', path: `/rooms/available?${query}`, token })
    const { data } = JSON.parse(reply?.body.toString() ?? '{}') as { data: { id: number; status: string }[] }
    const free = data.filter(({ status }) => status === 'available').map(({ id }) => id)
    if (free.length === 0) throw new Error('no room is free tonight: check-in and check-out have nothing to work on')
    return free
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
  /** After a checkpoint, the first change of a page writes the whole page into the write-ahead log. */
  const afterCheckpoint = async (work: () => Promise<unknown>) => {
    const watch = stopwatch()
    for (let turn = 0; turn < (bench.isSmallest ? 2 : 12); turn++) {
      await bench.checkpoint()
      let isDone = false
      await watch.run(
        1,
        () => isDone,
        async () => {
          isDone = true
          await work()
        },
      )
    }
    return watch.figures()
  }
  const bareAfterCheckpoint = async () => {
    const client = await pool.connect()
    const figures = await afterCheckpoint(() => barePlaceNext(client))
    client.release()
    return figures
  }

  const measured = (name: string) => {
    if (isWanted(name)) process.stderr.write(`${name} …\n`)
    return isWanted(name)
  }
  const traffic = writeRows.some(isWanted) ? await trafficOfActs(bench, spy, nextNight, freeTonight) : undefined
  if (measured(signInRow)) {
    const began = new Date().toISOString()
    add({ ...(await simple(signInRow, signIn, bareSignIn)), traffic: traffic?.signIn })
    // Thousands of sessions would slow down the measurements that follow.
    await pool.query('delete from session where created_at >= $1', [began])
    await pool.query('vacuum analyze session')
  }
  if (measured(createRow)) add({ ...(await simple(createRow, place, barePlaceNext)), traffic: traffic?.create })
  if (measured(afterCheckpointRow))
    add({
      name: afterCheckpointRow,
      one: await afterCheckpoint(() => place(0)),
      bareOne: await bareAfterCheckpoint(),
      traffic: traffic?.create,
    })

  /** Books all rooms that are free tonight, with orders, then times their check-ins and check-outs; again and again. */
  const inAndOut = async (count: number) => {
    const arrivals = stopwatch(bench.processes)
    const departures = stopwatch(bench.processes)
    const free = await freeTonight()
    const end = performance.now() + seconds * 2000
    while (performance.now() < end) {
      await readyRooms(pool)
      const slugs: string[] = []
      for (const room of free) {
        const { data } = await send(0, { path: '/bookings', body: draftFor(room, today, 1 + (room % 50)) }, 201)
        slugs.push(data.slug)
        await send(0, { path: '/orders', body: orderFor(data.id) }, 201)
      }
      const each = (watch: typeof arrivals, act: string, body = {}) => {
        const left = [...slugs]
        return watch.run(
          count,
          () => left.length === 0,
          (client) => send(client, { path: `/bookings/${left.pop()}/${act}`, body }),
        )
      }
      await each(arrivals, 'check-in', { confirm_in_house: true })
      await each(departures, 'check-out')
    }
    return { arrivals: arrivals.figures(), departures: departures.figures() }
  }
  // A check-out needs a check-in, so the two are measured together.
  if ([checkInRow, checkOutRow].filter(measured).length > 0) {
    const one = await inAndOut(1)
    const many = await inAndOut(mostClients)
    const bareOne = (act: typeof bareCheckIn) => bareRound(bench, seconds, act)
    const both = [
      {
        name: checkInRow,
        one: one.arrivals,
        many: many.arrivals,
        bareOne: await bareOne(bareCheckIn),
        traffic: traffic?.checkIn,
      },
      {
        name: checkOutRow,
        one: one.departures,
        many: many.departures,
        bareOne: await bareOne(bareCheckOut),
        traffic: traffic?.checkOut,
      },
    ]
    for (const row of both) if (isWanted(row.name)) add(row)
  }
  for (const client of clients) client.close()
}

/** Counts what each act sends to the database. Every act runs twice; the first run prepares statements and caches. */
const trafficOfActs = async (
  bench: Bench,
  spy: Spy,
  nextNight: ReturnType<typeof freeNights>,
  freeTonight: () => Promise<number[]>,
) => {
  const post = (path: string, body: unknown) => spy.trafficOf({ method: 'POST', path, token: bench.token, body })
  const stay = async () => {
    await readyRooms(bench.pool)
    const { room, day } = nextNight()
    const create = await post('/bookings', draftFor(room, day, 1))
    const [tonight = 0] = await freeTonight()
    const { data } = (await post('/bookings', draftFor(tonight, today, 1))).answer
    await post('/orders', orderFor(data.id))
    const checkIn = await post(`/bookings/${data.slug}/check-in`, { confirm_in_house: true })
    const checkOut = await post(`/bookings/${data.slug}/check-out`, {})
    const signIn = await post('/login', { email: clerk(0), password })
    return {
      signIn: signIn.traffic,
      create: create.traffic,
      checkIn: checkIn.traffic,
      checkOut: checkOut.traffic,
    }
  }
  await stay()
  return stay()
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

/** Checks one booking in and out over and over, on its own connection. */
const bareRound = async (bench: Bench, seconds: number, act: typeof bareCheckIn): Promise<Figures> =>
  measureBare(bench, 1, seconds / 2, act)
