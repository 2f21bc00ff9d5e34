import { bareMove, bareSwap, type Moved } from '#bench/speed/bare-moves.ts'
import { openDesk } from '#bench/speed/desk.ts'
import { measure } from '#bench/speed/measure.ts'
import { measureBare, type Row } from '#bench/speed/measure-reads.ts'
import { type Bench, mostClients } from '#bench/speed/open-bench.ts'
import { openSpy } from '#bench/speed/spy.ts'
import { addDays } from '#contract/kit/calendar-date.ts'

const moveRow = 'Room move'
const swapRow = 'Room swap'
export const moveRows = [moveRow, swapRow]

interface Pair {
  moved: Moved
  other: { id: number; slug: string; room: number }
}

/**
 * A room move on the second of two nights, there and back again, and a swap of two rooms. Every client has its own
 * bookings, far ahead; `with` is the booking to swap with.
 */
export const measureMoves = async (bench: Bench, seconds: number, isWanted: (name: string) => boolean) => {
  const rows: Row[] = []
  const desks = await Promise.all(Array.from({ length: mostClients }, (_, number) => openDesk(bench, number)))
  const [first] = desks
  if (!first) return rows
  const pairs: Pair[] = []
  for (let client = 0; client < mostClients + 1; client++) {
    const nights = { from: addDays(first.today, 600 + client * 3), length: 2 }
    const [room = 0, otherRoom = 0, thirdRoom = 0] = first.rooms
    const booking = await first.book(room, nights)
    const other = await first.book(otherRoom, nights)
    const moved: Moved = { ...booking, rooms: [room, thirdRoom], from: addDays(nights.from, 1) }
    pairs.push({ moved, other: { ...other, room: otherRoom } })
  }
  const pairOf = (client: number) => pairs[client] as Pair

  /** How often each client has moved: after an odd number of moves the guest goes back. */
  const counts = new Map<number, number>()
  const isBack = (client: number) => {
    const count = counts.get(client) ?? 0
    counts.set(client, count + 1)
    return count % 2 === 1
  }
  const moveBody = (client: number) => {
    const { rooms, from } = pairOf(client).moved
    return { room_id: rooms[isBack(client) ? 0 : 1], from_date: from, rent: 'keep' }
  }
  const move = (client: number) => desks[client]?.act(pairOf(client).moved.slug, 'move-room', moveBody(client))
  const swapBody = (client: number) => ({ with_booking: pairOf(client).other.slug })
  const swap = (client: number) => desks[client]?.act(pairOf(client).moved.slug, 'swap-rooms', swapBody(client))

  const clientOf = new Map<object, number>()
  const numberOf = (connection: object) => {
    const known = clientOf.get(connection) ?? clientOf.size % mostClients
    clientOf.set(connection, known)
    return known
  }
  const row = async (name: string, work: (client: number) => Promise<unknown> | undefined, bare: typeof bareMoveOf) => {
    process.stderr.write(`${name} …\n`)
    const app = (clients: number) => measure(seconds, clients, async (client) => work(client), bench.processes)
    const sql = (clients: number) => {
      clientOf.clear()
      return measureBare(bench, clients, seconds / 2, (connection) => bare(connection, numberOf(connection)))
    }
    const figures = {
      one: await app(1),
      bareOne: await sql(1),
      many: await app(mostClients),
      bareMany: await sql(mostClients),
    }
    return { name, ...figures, traffic: await trafficOf(name) }
  }
  const bareMoveOf = (connection: Parameters<typeof bareMove>[0], client: number) =>
    bareMove(connection, pairOf(client).moved, isBack(client))
  const bareSwapOf = (connection: Parameters<typeof bareSwap>[0], client: number) => {
    const { moved, other } = pairOf(client)
    return bareSwap(connection, [moved.id, other.id], [moved.rooms[0], other.room])
  }
  const trafficOf = async (name: string) => {
    const spy = await openSpy(bench)
    const { slug } = pairOf(mostClients).moved
    const [path, body] = name === moveRow ? (['move-room', moveBody] as const) : (['swap-rooms', swapBody] as const)
    const post = () =>
      spy.trafficOf({ method: 'POST', path: `/bookings/${slug}/${path}`, token: bench.token, body: body(mostClients) })
    await post()
    const { traffic } = await post()
    await spy.close()
    return traffic
  }

  // The moves come first: a swap leaves the bookings in whole stays.
  if (isWanted(moveRow)) rows.push(await row(moveRow, move, bareMoveOf))
  for (const client of pairs.keys())
    if ((counts.get(client) ?? 0) % 2) await desks[0]?.act(pairOf(client).moved.slug, 'move-room', moveBody(client))
  if (isWanted(swapRow)) rows.push(await row(swapRow, swap, bareSwapOf))
  for (const desk of desks) desk.close()
  return rows
}
