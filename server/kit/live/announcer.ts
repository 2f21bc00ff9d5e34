import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { anyTopic } from '#contract/kit/live.ts'
import type { Db } from '#server/db/connect.ts'

/** Hotels that share a database have a schema each, and don't hear one another. */
export const channel = `left('sarai.' || current_schema(), 63)`

export const separator = ' '

/** Said by the database itself when a sign-in ends or an account is disabled. */
export const signedOut = 'signed-out'

const pause = 50
const pauseAfterFailure = 1_000
// PostgreSQL takes 8000 bytes.
const longest = 7_000

/**
 * Tells all copies of the app which topics changed. In the transactions themselves this would make every commit wait
 * for one lock of the whole server; so it is done after them, for all that committed in the last moment at once.
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
        // It is only a hint: a program that ends doesn't wait for the database to come back.
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
