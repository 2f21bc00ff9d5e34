import type pg from 'pg'
import { bareMove, bareRearrange, bareSwap, type Moved } from '#bench/speed/bare-moves.ts'
import { openDesk } from '#bench/speed/desk.ts'
import { measure } from '#bench/speed/measure.ts'
import { measureBare, type Row } from '#bench/speed/measure-reads.ts'
import { type Bench, mostClients } from '#bench/speed/open-bench.ts'
import type { Spy } from '#bench/speed/spy.ts'
import { addDays } from '#contract/kit/time/calendar-date.ts'

const moveRow = 'Room move'
const swapRow = 'Room swap'
const rearrangeRow = 'Rearrange 6 stays'
export const moveRows = [moveRow, swapRow, rearrangeRow]

/** Two bookings with the same nights. The first one is moved, there and back again, or swaps rooms with the other. */
interface Pair {
  moved: Moved
  other: { id: number; slug: string; room: number }
  isMoved: boolean
}

/** So many that none of them gets a long history, which the reply would show. */
const pairsOf = ({ isSmallest }: Bench) => (isSmallest ? 48 : 150)

const bookPairs = async (desk: Awaited<ReturnType<typeof openDesk>>, pairs: number): Promise<Pair[]> => {
  const booked: Pair[] = []
  while (booked.length < pairs) {
    const perNight = Math.floor(desk.rooms.length / 3)
    const place = (booked.length % perNight) * 3
    const from = addDays(desk.today, 600 + Math.floor(booked.length / perNight) * 3)
    const [room = 0, otherRoom = 0, thirdRoom = 0] = desk.rooms.slice(place, place + 3)
    const booking = await desk.book(room, { from, length: 2 })
    const other = await desk.book(otherRoom, { from, length: 2 })
    const moved = { ...booking, rooms: [room, thirdRoom] as [number, number], from: addDays(from, 1) }
    booked.push({ moved, other: { ...other, room: otherRoom }, isMoved: false })
  }
  return booked
}

/** Six bookings with the same nights, whose rooms go round in a circle. */
interface Circle {
  ids: number[]
  stays: string[]
  rooms: number[]
  turns: number
}

const circlesOf = async ({ pool }: Bench, booked: Pair[]): Promise<Circle[]> => {
  const { rows } = await pool.query<{ booking_id: number; slug: string; nights: string }>(
    'select booking_id, slug, nights::text from stay where booking_id = any($1)',
    [booked.flatMap(({ moved, other }) => [moved.id, other.id])],
  )
  const stayOf = new Map(rows.map((stay) => [stay.booking_id, stay]))
  const circles: Circle[] = []
  for (let first = 0; first + 3 <= booked.length; first += 3) {
    const three = booked.slice(first, first + 3)
    const ids = three.flatMap(({ moved, other }) => [moved.id, other.id])
    const stays = ids.map((id) => stayOf.get(id))
    if (new Set(stays.map((stay) => stay?.nights)).size > 1) continue
    const rooms = three.flatMap(({ moved, other }) => [moved.rooms[0], other.room])
    circles.push({ ids, stays: stays.map((stay) => stay?.slug ?? ''), rooms, turns: 0 })
  }
  return circles
}

/** The rooms of a circle after one more step. */
const nextRooms = (circle: Circle) => {
  circle.turns++
  return circle.stays.map((_, index) => circle.rooms[(index + circle.turns) % circle.rooms.length] ?? 0)
}

/** A room move on the second of two nights and a swap of two rooms, both of bookings far ahead. */
export const measureMoves = async (
  bench: Bench,
  spy: Spy,
  seconds: number,
  isWanted: (name: string) => boolean,
  add: (row: Row) => void,
) => {
  const desks = await Promise.all(Array.from({ length: mostClients }, (_, number) => openDesk(bench, number)))
  const [first] = desks
  if (!first) return
  const booked = await bookPairs(first, pairsOf(bench))
  let turn = 0
  const nextPair = () => booked[turn++ % booked.length] as Pair

  const moveOf = (pair: Pair) => {
    const { slug, rooms, from } = pair.moved
    const room_id = rooms[pair.isMoved ? 0 : 1]
    pair.isMoved = !pair.isMoved
    return {
      path: `/bookings/${slug}/move-room`,
      body: { room_id, from_date: from, rent: 'keep', confirm_not_ready: true },
    }
  }
  const swapOf = ({ moved, other }: Pair) => ({
    path: `/bookings/${moved.slug}/swap-rooms`,
    body: { with_booking: other.slug },
  })
  const bareMoveOf: typeof bareSwapOf = (connection, pair) => {
    pair.isMoved = !pair.isMoved
    return bareMove(connection, pair.moved, !pair.isMoved)
  }
  const bareSwapOf = (connection: Parameters<typeof bareSwap>[0], { moved, other }: Pair) =>
    bareSwap(connection, [moved.id, other.id], [moved.rooms[0], other.room])

  const row = async <Item>(
    name: string,
    next: () => Item,
    requestOf: (item: Item) => { path: string; body: object },
    bareOf: (connection: pg.ClientBase, item: Item) => Promise<unknown>,
  ): Promise<Row> => {
    process.stderr.write(`${name} …\n`)
    const send = async (client: number) => desks[client]?.post(requestOf(next()))
    const app = (clients: number) => measure(seconds, clients, send, bench.processes)
    const sql = (clients: number) =>
      measureBare(bench, clients, seconds / 2, (connection) => bareOf(connection, next()))
    const post = () => spy.trafficOf({ method: 'POST', token: bench.token, ...requestOf(next()) })
    await post()
    const { traffic } = await post()
    return {
      name,
      traffic,
      one: await app(1),
      bareOne: await sql(1),
      many: await app(mostClients),
      bareMany: await sql(mostClients),
    }
  }

  if (isWanted(moveRow)) add(await row(moveRow, nextPair, moveOf, bareMoveOf))
  // A swap exchanges whole stays.
  for (const pair of booked) if (pair.isMoved) await first.post(moveOf(pair))
  if (isWanted(rearrangeRow)) {
    const circles = await circlesOf(bench, booked)
    const rearrangeOf = (circle: Circle) => {
      const rooms = nextRooms(circle)
      const moves = circle.stays.map((stay, index) => ({ stay, room_id: rooms[index] }))
      return { path: '/calendar/rearrange', body: { moves } }
    }
    const nextCircle = () => circles[turn++ % circles.length] as Circle
    const bareRearrangeOf = (connection: pg.ClientBase, circle: Circle) =>
      bareRearrange(connection, circle.ids, nextRooms(circle))
    add(await row(rearrangeRow, nextCircle, rearrangeOf, bareRearrangeOf))
    // Back to where the pairs expect them.
    for (const circle of circles) while (circle.turns % circle.rooms.length !== 0) await first.post(rearrangeOf(circle))
  }
  if (isWanted(swapRow)) add(await row(swapRow, nextPair, swapOf, bareSwapOf))
  for (const desk of desks) desk.close()
}
