import { endpoint } from '#contract/kit/endpoint.ts'
import { z } from '#contract/kit/z.ts'

/** Means all topics: a screen that may have missed a change reads everything again. */
export const anyTopic = '*'

/** How often the server sends a heartbeat. A client that hears nothing for longer reconnects. */
export const heartbeat = 20_000

/** Sent with automatic requests, so that they do not keep the session alive. */
export const unattendedHeader = 'x-sarai-unattended'

/**
 * The id of the browser tab, sent with writes and with the event stream. A tab refreshes after its own writes, so its
 * stream leaves them out.
 */
export const tabHeader = 'x-sarai-tab'

/** The topic of a call is the first word of its path: `/rooms/:slug/maintenance` belongs to `rooms`. */
export const topicOf = (path: string) => path.replace(/^\//, '').split('/')[0] ?? ''

/**
 * Tells which topics changed, never which records: `ready` once the stream misses nothing more, then `changed` with the
 * topics.
 */
export const eventsEndpoint = endpoint({
  method: 'GET',
  path: '/events',
  access: 'signed_in',
  summary: 'Hear at once that something changed (server-sent events)',
  reply: z.any(),
  file: 'text/event-stream',
})
