import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { anyTopic } from '#contract/kit/live.ts'
import type { Db } from '#server/db/connect.ts'

/** One channel per schema, so that hotels that share a database don't receive each other's changes. */
export const channel = `left('sarai.' || current_schema(), 63)`

export const separator = ' '

/** Sent by a trigger when a session ends or an account is disabled. */
export const signedOut = 'signed-out'

const pause = 50
const pauseAfterFailure = 1_000
// PostgreSQL allows 8000 bytes.
const longest = 7_000

/**
 * Tells all copies of the app which topics changed. NOTIFY inside the transactions would make every commit wait for one
 * lock of the whole server, so it runs after them, once for all commits of the last moment.
 */
export const createAnnouncer = (db: Db, failed: (error: unknown) => void) => {
  const waiting = new Set<string>()
  const closing = new AbortController()
  let sending: Promise<void> | undefined
  let isFailing = false

  const notify = async (topics: string[]) => {
    const said = topics.join(separator)
    await sql`select pg_notify(${sql.raw(channel)}, ${said.length > longest ? anyTopic : said})`.execute(db)
  }
  const rest = (milliseconds: number) => wait(milliseconds, undefined, { signal: closing.signal }).catch(() => {})

  const sendAll = async () => {
    while (waiting.size > 0) {
      const topics = [...waiting]
      waiting.clear()
      try {
        await notify(topics)
        isFailing = false
        await rest(pause)
      } catch (error) {
        if (!isFailing) failed(error)
        isFailing = true
        // Only a hint, so a stopping program doesn't wait for a database that is down.
        if (closing.signal.aborted) return
        for (const topic of topics) waiting.add(topic)
        await rest(pauseAfterFailure)
      }
    }
  }

  return {
    announce(topic: string) {
      waiting.add(topic)
      sending ??= sendAll().finally(() => {
        sending = undefined
      })
    },
    async close() {
      closing.abort()
      await sending
    },
  }
}
