import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { channel, separator } from '#server/kit/live/announcer.ts'

interface Ears {
  /** Opens a connection that listens. */
  ready(): void
  lost(error: unknown): void
  heard(topics: string[]): void
}

const shortestPause = 100
const longestPause = 5_000
const checkEvery = 15_000
const answerWithin = 10_000

/**
 * A separate connection that receives the announcements of all copies of the app. It reconnects by itself when the
 * database restarts or another server takes over.
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
      // A dead connection never closes cleanly, so we don't wait for it.
      client.end().catch(() => {})
    }
  }

  /** A lost network or a server that is switched off is noticed only by a query. */
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
