import { Readable } from 'node:stream'
import { kitReplies } from '#contract/kit/kit-replies.ts'
import { anyTopic, heartbeat } from '#contract/kit/live.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { Actor } from '#server/kit/actor.ts'
import { decodeAnnouncement } from '#server/kit/live/announcement.ts'

interface Listener {
  actor: Actor
  token: string
  tab: string | undefined
  stream: Readable
}

/** Which of these tokens are still valid. */
export type StillSignedIn = (tokens: string[]) => Promise<Set<string>>

const mostPerAccount = 30
/** A reader this far behind is disconnected and reads everything again. */
const mostUnsent = 16_384
/** Guests are told at most this often that something changed, because they are many and few changes concern them. */
const guestPause = 10_000

const event = (name: string, data: string) => `event: ${name}\ndata: ${data}\n\n`

/** The open streams of this copy of the app, and which changes each gets. */
export const createStreams = () => {
  const listeners = new Set<Listener>()
  let isReady = false
  let guestHint: NodeJS.Timeout | undefined

  const send = ({ stream }: Listener, text: string) => {
    if (stream.readableLength > mostUnsent) stream.destroy()
    else stream.push(text)
  }
  const sendTo = (text: string, hears: (listener: Listener) => boolean = () => true) => {
    for (const listener of listeners) if (hears(listener)) send(listener, text)
  }
  const beat = setInterval(() => sendTo(': still here\n\n'), heartbeat)
  beat.unref()

  const hintGuests = () => {
    guestHint ??= setTimeout(() => {
      guestHint = undefined
      sendTo(event('changed', anyTopic), ({ actor }) => actor.role === 'candidate')
    }, guestPause)
    guestHint.unref()
  }

  return {
    open(actor: Actor, token: string, tab?: string) {
      const own = [...listeners].filter((listener) => listener.actor.account_id === actor.account_id)
      if (own.length >= mostPerAccount) throw new Problem(429, 'too_many_streams', kitReplies.slowDown)
      const stream = new Readable({ read: () => {} })
      const listener = { actor, token, tab, stream }
      listeners.add(listener)
      stream.once('close', () => listeners.delete(listener))
      stream.push(`retry: 2000\n\n${isReady ? event('ready', '') : ''}`)
      return stream
    },

    /** Called when the listener is connected: screens that were connected before may have missed changes. */
    ready() {
      isReady = true
      sendTo(event('ready', ''))
    },
    lost() {
      isReady = false
    },

    changed(announced: string[]) {
      const announcements = announced.map(decodeAnnouncement)
      for (const listener of listeners) {
        const { account_id, role } = listener.actor
        const topics = announcements
          .filter(({ account }) => (account === undefined ? role === 'admin' : account === account_id))
          .filter(({ tab }) => tab === undefined || tab !== listener.tab)
          .map(({ topic }) => topic)
        if (topics.length) send(listener, event('changed', [...new Set(topics)].join(' ')))
      }
      if (announcements.some(({ account }) => account === undefined)) hintGuests()
    },

    /** One query for all streams. A disconnected screen reconnects and is asked to sign in. */
    async endSignedOut(stillSignedIn: StillSignedIn) {
      const asked = [...listeners]
      if (asked.length === 0) return
      const known = await stillSignedIn([...new Set(asked.map(({ token }) => token))])
      for (const { token, stream } of asked) if (!known.has(token)) stream.push(null)
    },

    close() {
      clearInterval(beat)
      clearTimeout(guestHint)
      for (const { stream } of listeners) stream.push(null)
    },
  }
}
