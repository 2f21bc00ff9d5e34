import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { channel, separator } from '#server/kit/live/announcer.ts'

interface Ears {
  /** A connection that hears everything from now on. */
  ready(): void
  lost(error: unknown): void
  heard(topics: string[]): void
}

const shortestPause = 100
const longestPause = 5_000
const checkEvery = 15_000
const answerWithin = 10_000

/**
 * One connection of its own that hears what any copy of the app announces. It comes back by itself when the database
 * restarts or another server takes over.
 */
export const startListener = (url: string, ears: Ears) => {
  const closing = new AbortController()
  const { signal } = closing
  const rest = (milliseconds: number) => wait(milliseconds, undefined, { signal, ref: false }).catch(() => {})
  let current: pg.Client | undefined
  let pause = shortestPause

  const listen = async () => {
    const client = openClient(url)
    current = client
    const ended = new Promise<never>((_, reject) => {
      client.on('error', reject).on('end', () => reject(new Error('the connection ended')))
    })
    ended.catch(() => {})
    try {
      await client.connect()
      client.on('notification', ({ payload = '' }) => ears.heard(payload.split(separator)))
      const { rows } = await client.query<{ name: string }>(`select ${channel} as name`)
      await client.query(`listen ${client.escapeIdentifier(rows[0]?.name ?? '')}`)
      pause = shortestPause
      ears.ready()
      await Promise.race([ended, keepAsking(client)])
    } finally {
      // A hanging connection never closes cleanly, so we don't wait for it.
      client.end().catch(() => {})
    }
  }

  /** A network that is gone without a word, or a server switched off, shows only when it is asked. */
  const keepAsking = async (client: pg.Client) => {
    while (!signal.aborted) {
      await rest(checkEvery)
      await client.query('select 1')
    }
  }

  const run = async () => {
    while (!signal.aborted) {
      await listen().catch((error: unknown) => {
        if (!signal.aborted) ears.lost(error)
      })
      await rest(pause * (0.5 + Math.random()))
      pause = Math.min(pause * 2, longestPause)
    }
  }

  void run()
  return {
    close: async () => {
      closing.abort()
      await current?.end().catch(() => {})
    },
  }
}

const openClient = (url: string) =>
  new pg.Client({
    connectionString: url,
    application_name: 'sarai live',
    connectionTimeoutMillis: answerWithin,
    query_timeout: answerWithin,
    keepAlive: true,
  })
