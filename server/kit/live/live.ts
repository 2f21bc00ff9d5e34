import type { Readable } from 'node:stream'
import type { Db } from '#server/db/connect.ts'
import type { Actor } from '#server/kit/actor.ts'
import { type Announcement, encodeAnnouncement } from '#server/kit/live/announcement.ts'
import { createAnnouncer, signedOut } from '#server/kit/live/announcer.ts'
import { startListener } from '#server/kit/live/listener.ts'
import { createStreams, type StillSignedIn } from '#server/kit/live/streams.ts'

/** Announces changes to every open screen, whichever copy of the app it is connected to. */
export interface Live {
  announce(announcement: Announcement): void
  /** The stream of one screen; `tab` is not told of its own changes. */
  open(actor: Actor, token: string, tab: string | undefined, stillSignedIn: StillSignedIn): Readable
  endStreams(): void
  close(): Promise<void>
}

const checkEvery = 20_000

type Warn = (error: unknown, about: string) => void

/** Listens from the first stream on; a copy without connected screens needs no connection. */
export const createLive = (url: string, db: Db, warn: Warn = () => {}): Live => {
  const announcer = createAnnouncer(db, (error) => warn(error, 'an announcement failed'))
  const streams = createStreams()
  let listener: ReturnType<typeof startListener> | undefined
  let check: NodeJS.Timeout | undefined
  let isOver = false
  let isLost = false

  const startListening = (stillSignedIn: StillSignedIn) => {
    const endSignedOut = () =>
      streams.endSignedOut(stillSignedIn).catch((error) => warn(error, 'sign-ins could not be checked'))
    listener ??= startListener(url, {
      ready: () => {
        isLost = false
        streams.ready()
        // A session may have ended while the listener was disconnected.
        void endSignedOut()
      },
      heard: (said) => {
        if (said.includes(signedOut)) void endSignedOut()
        streams.changed(said.filter((topic) => topic !== signedOut))
      },
      lost: (error) => {
        streams.lost()
        // Retried until it works, with one log line per outage.
        if (!isLost) warn(error, 'the live connection was lost')
        isLost = true
      },
    })
    // For sessions that expire.
    check ??= setInterval(endSignedOut, checkEvery).unref()
  }

  return {
    announce: (announcement) => announcer.announce(encodeAnnouncement(announcement)),
    open(actor, token, tab, stillSignedIn) {
      const stream = streams.open(actor, token, tab)
      if (isOver) stream.push(null)
      else startListening(stillSignedIn)
      return stream
    },
    endStreams() {
      isOver = true
      clearInterval(check)
      streams.close()
    },
    async close() {
      await Promise.all([announcer.close(), listener?.close()])
    },
  }
}
