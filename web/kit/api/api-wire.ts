import type { Endpoint } from '#contract/kit/endpoint.ts'
import { kitMessages } from '#contract/kit/kit-messages.ts'
import { tabHeader, unattendedHeader } from '#contract/kit/live.ts'
import { Problem } from '#contract/kit/problem.ts'
import { ErrorReply } from '#contract/kit/replies.ts'
import type { z } from '#contract/kit/z.ts'
import { newKey } from '#web/kit/api/new-key.ts'
import { session } from '#web/kit/api/session.ts'
import { isUnattended } from '#web/kit/api/user-activity.ts'

/** The common parts of every call of the API, with fetch or XMLHttpRequest. */

export const urlOf = (endpoint: Endpoint, params: unknown, query: unknown) =>
  `/api${fill(endpoint.path, params)}${queryString(query)}`

/** The id of this tab until it is reloaded. Not in sessionStorage, which is copied into tabs opened from this one. */
export const tab = newKey()

export const tokenFor = (endpoint: Endpoint) => (endpoint.access === 'public' ? null : session.token())

export const headersFor = (endpoint: Endpoint, token: string | null, actKey?: string) => {
  const headers: Record<string, string> = {}
  if (token !== null) headers.authorization = `Bearer ${token}`
  if (endpoint.method === 'GET' && isUnattended()) headers[unattendedHeader] = '1'
  if (endpoint.method !== 'GET') headers[tabHeader] = tab
  // A raised price is not the same if it is raised twice, so an action that may be sent again always has its key.
  if (actKey !== undefined || endpoint.method === 'POST') headers['idempotency-key'] = actKey ?? newKey()
  return headers
}

export const offline = () => new Problem(0, 'offline', kitMessages.offline)

export const readReply = <Reply extends z.ZodType>(reply: Reply, status: number, body: unknown): z.output<Reply> => {
  const read = reply.safeParse(body)
  if (read.success) return read.data
  throw new Problem(status, 'unreadable', kitMessages.unreadable)
}

/** A refusal that is not from our server (a proxy's, for instance) has no message: the screen shows its own. */
export const refusal = (status: number, body: unknown, token: string | null) => {
  // Only the first of several refused calls ends the session; by then there may be a new one.
  if (status === 401 && token !== null && token === session.token()) session.expire()
  const { data } = ErrorReply.safeParse(body)
  if (!data) return new Problem(status, 'unknown', '')
  const { code, message, fields, permission, request, asked_for } = data.error
  return new Problem(status, code, message, fields, permission, request, asked_for)
}

const fill = (path: string, params: unknown) =>
  Object.entries(params ?? {}).reduce(
    (filled, [name, value]) => filled.replace(`:${name}`, encodeURIComponent(String(value))),
    path,
  )

const queryString = (query: unknown) => {
  const said = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '')
  return said.length ? `?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}` : ''
}
