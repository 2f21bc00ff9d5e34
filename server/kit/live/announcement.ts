import type { IncomingHttpHeaders } from 'node:http'
import { tabHeader } from '#contract/kit/live.ts'

/** The topic that changed. */
export interface Announcement {
  topic: string
  /** The only account to be told; all staff if missing. */
  account?: number | undefined
  /** The tab that made the change, which is not told. */
  tab?: string | undefined
}

/** The text that is sent between the copies of the app: `bookings`, `notifications@7`, `bookings!f3a9`. */
export const encodeAnnouncement = ({ topic, account, tab }: Announcement) =>
  `${topic}${account === undefined ? '' : `@${account}`}${tab === undefined ? '' : `!${tab}`}`

export const decodeAnnouncement = (text: string): Announcement => {
  const [, topic = text, account, tab] = /^([^@!]+)(?:@(\d+))?(?:!(.+))?$/.exec(text) ?? []
  return { topic, account: account === undefined ? undefined : Number(account), tab }
}

/** The tab that a request names; an invalid name counts as none. */
export const tabOf = (headers: IncomingHttpHeaders) => {
  const tab = headers[tabHeader]
  return typeof tab === 'string' && /^[\w-]{1,40}$/.test(tab) ? tab : undefined
}
