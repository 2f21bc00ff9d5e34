import { randomUUID } from 'node:crypto'
import { openClient } from '#bench/speed/http-client.ts'
import type { HotelSize } from '#bench/speed/load-hotel.ts'
import { clerk, mostClients, openBench, password } from '#bench/speed/open-bench.ts'

interface Phones {
  phoneCount: number
  roomsOfEach: number
  size: HotelSize
}

const usual: Phones = {
  ...{ phoneCount: 20, roomsOfEach: 10 },
  size: { rooms: 201, guests: 200, bookings: 600, ordersPerStay: 0 },
}

/**
 * Phones mark their rooms at the same time. Each sends every third step twice, as after a lost answer, and all of
 * them start the same last room: nothing may be lost, done twice or won by two.
 */
export const phones = async ({ phoneCount, roomsOfEach, size } = usual) => {
  const bench = await openBench(size)
  const open = Array.from({ length: phoneCount }, (_, number) => openClient(bench.sarai.address, number))
  const clients = await Promise.all(open)
  try {
    await bench.pool.query(`update room set condition = 'dirty'`)
    const { rows } = await bench.pool.query<{ slug: string }>('select slug from room order by id')
    const contested = rows.at(-1)?.slug ?? ''
    const took: number[] = []
    const answers: Record<string, number> = {}

    const work = async (client: (typeof clients)[number], number: number) => {
      const credentials = { email: clerk(number % mostClients), password }
      const signedIn = await client.send({ method: 'POST', path: '/login', body: credentials })
      const token: string = JSON.parse(signedIn.body.toString()).data.token
      const take = async (room: string, kind: 'start' | 'done', times: number) => {
        const body = { id: randomUUID(), room, kind, taken_at: new Date().toISOString() }
        for (let time = 0; time < times; ) {
          const began = performance.now()
          const { status } = await client.send({ method: 'POST', path: '/housekeeping/steps', token, body })
          took.push(performance.now() - began)
          const name = `${room === contested ? 'contested ' : ''}${status}`
          answers[name] = (answers[name] ?? 0) + 1
          // A busy server: a phone sends the step again.
          if (status !== 503) time++
        }
      }
      return async () => {
        await take(contested, 'start', 1)
        for (const [index, { slug }] of rows.slice(number * roomsOfEach, (number + 1) * roomsOfEach).entries()) {
          await take(slug, 'start', index % 3 === 0 ? 2 : 1)
          await take(slug, 'done', index % 3 === 1 ? 2 : 1)
        }
      }
    }
    const ready = await Promise.all(clients.map(work))
    await Promise.all(ready.map((go) => go()))

    const count = async (query: string) => Number((await bench.pool.query(query)).rows[0].count)
    const found = {
      steps: await count('select count(*) from cleaning_step'),
      clean: await count(`select count(*) from room where condition = 'clean'`),
      done: await count(`select count(*) from cleaning where state = 'done'`),
    }
    const rooms = phoneCount * roomsOfEach
    const isRight =
      found.steps === rooms * 2 + 1 &&
      found.clean === rooms &&
      found.done === rooms &&
      answers['contested 200'] === 1 &&
      answers['contested 409'] === phoneCount - 1
    const sorted = took.toSorted((one, other) => one - other)
    const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
    console.log(`${isRight ? 'held  ' : 'BROKEN'}  ${phoneCount} phones: ${JSON.stringify({ ...found, answers })}`)
    console.log(`${took.length} steps sent, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`)
    return isRight
  } finally {
    for (const client of clients) client.close()
    await bench.close()
  }
}
