import { existsSync, readFileSync } from 'node:fs'
import type pg from 'pg'
import { openDatabase } from '#bench/open-database.ts'
import { type HotelSize, loadHotel } from '#bench/speed/load-hotel.ts'
import { startSaraiProcess } from '#e2e/kit/sarai-process.ts'
import { addAccount } from '#server/auth/staff-accounts.ts'
import { connect } from '#server/db/connect.ts'
import { countTraffic } from '#server/testing/round-trips.ts'
import { whenStopped } from '#server/testing/when-stopped.ts'

export const password = 'correct horse battery'
export const clerk = (number: number) => `clerk${number}@hotel.example`

/** The highest number of clients that work at once. */
export const mostClients = 8

/** The hotel of all smallest runs, with rooms that are free every night. */
export const smallestHotel: HotelSize = {
  ...{ rooms: 30, guests: 700, bookings: 1200, ordersPerStay: 1 },
  plan: {
    ...{ daysBack: 130, daysAhead: 90, occupancy: 0.6 },
    lengths: [
      [1, 60],
      [3, 40],
    ],
  },
}

/** Fills the hotel of a bench, with accounts for its clients. */
export const fillHotel = async (url: string, size: HotelSize) => {
  const connection = connect(url)
  const began = performance.now()
  const say = (share: number) =>
    process.stderr.write(`\rLoading ${size.bookings.toLocaleString('en')} bookings: ${Math.floor(share * 100)} %  `)
  await loadHotel(connection.pool, size, new Date(), say)
  for (let number = 0; number < mostClients; number++) {
    await addAccount(connection.db, { email: clerk(number), name: `Clerk ${number}`, role: 'admin', password })
  }
  // Autovacuum would have done this within a day.
  const client = await connection.pool.connect()
  await client.query('set statement_timeout = 0')
  await client.query('vacuum analyze')
  await client.query('checkpoint').catch(() => {})
  client.release(true)
  await connection.close()
  process.stderr.write(`in ${((performance.now() - began) / 1000).toFixed(1)} s\n`)
}

let isShared = false
let shared: ReturnType<typeof openOwnBench> | undefined

/** Whether `npm run smallest-runs` plays the next program in the same smallest hotel as the one before. */
export const shareSmallestHotel = (share: boolean) => {
  isShared = share
}

/** A database with a hotel of the given size, and the built program on it in another process. */
export const openBench = async (size: HotelSize): ReturnType<typeof openOwnBench> => {
  if (!isShared || size !== smallestHotel) return openOwnBench(size)
  shared ??= openOwnBench(size)
  // It is closed with everything else.
  return { ...(await shared), close: async () => {} }
}

const openOwnBench = async (size: HotelSize) => {
  // All smallest runs copy the hotel that the first of them filled.
  const copied = size === smallestHotel ? process.env.TEST_HOTEL : undefined
  const database = await openDatabase(copied)
  if (!copied) await fillHotel(database.url, size)
  const connection = connect(database.url)
  const sarai = await startSaraiProcess({ settings: { DATABASE_URL: database.url } })
  const tokenOf = async (number: number) => {
    const reply = await fetch(`${sarai.address}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: clerk(number), password }),
    })
    return String((await reply.json()).data.token)
  }
  return {
    ...connection,
    url: database.url,
    trafficOf: countTraffic(connection.pool),
    checkpoint: database.checkpoint,
    sarai,
    size,
    /** So few repetitions that the figures mean nothing: only whether everything still works is of interest. */
    isSmallest: size === smallestHotel,
    token: await tokenOf(0),
    processes: { app: sarai.pid, database: await databaseProcess(connection.pool) },
    close: whenStopped(async () => {
      await sarai.stop()
      await connection.close()
      await database.close()
    }),
  }
}

/** The parent of all processes of the database, if it runs on this machine. */
const databaseProcess = async (pool: pg.Pool) => {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const status = `/proc/${rows[0]?.pid}/status`
  if (process.env.DATABASE_URL || !existsSync(status)) return undefined
  return Number(/PPid:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1])
}

export type Bench = Awaited<ReturnType<typeof openBench>>
