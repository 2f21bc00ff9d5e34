import type { Endpoint } from '#contract/kit/endpoint.ts'
import { kitMessages } from '#contract/kit/kit-messages.ts'
import { Problem } from '#contract/kit/problem.ts'
import { ErrorReply } from '#contract/kit/replies.ts'
import { z } from '#contract/kit/z.ts'
import { session } from '#web/kit/session.ts'

interface Given<Params, Query, Body> {
  params?: Params
  query?: Partial<Query>
  body?: Body
  /** Names the person's act, so that the server does it once however often it is sent. */
  actKey?: string
  signal?: AbortSignal
}

/** Makes a call of the contract: encodes what is sent, reads what comes back, and throws every refusal as a Problem. */
export const call = async <
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
>(
  endpoint: Endpoint<Params, Query, Body, Reply>,
  given: Given<z.output<Params>, z.output<Query>, z.output<Body>> = {},
): Promise<z.output<Reply>> => {
  const token = endpoint.access === 'public' ? null : session.token()
  const headers = new Headers({ accept: 'application/json' })
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  if (endpoint.method === 'POST') headers.set('idempotency-key', given.actKey ?? crypto.randomUUID())
  if (endpoint.body) headers.set('content-type', 'application/json')

  const response = await fetch(`/api${fill(endpoint.path, given.params)}${queryString(given.query)}`, {
    method: endpoint.method,
    headers,
    body: endpoint.body ? JSON.stringify(z.encode(endpoint.body, given.body as z.output<Body>)) : null,
    signal: given.signal ?? null,
  }).catch((failure: unknown) => {
    if (given.signal?.aborted) throw failure
    throw new Problem(0, 'offline', kitMessages.offline)
  })

  const reply: unknown = await response.json().catch(() => undefined)
  if (response.ok) {
    const read = endpoint.reply.safeParse(reply)
    if (read.success) return read.data
    throw new Problem(response.status, 'unreadable', kitMessages.unreadable)
  }
  // Only the first of several refused calls ends the sign-in; by then there may even be a new one.
  if (response.status === 401 && token !== null && token === session.token()) session.expire()
  throw refusal(response.status, reply)
}

/** A refusal that is not ours (a proxy's, say) has no sentence: the screen then says its own. */
const refusal = (status: number, reply: unknown) => {
  const { data } = ErrorReply.safeParse(reply)
  return data
    ? new Problem(status, data.error.code, data.error.message, data.error.fields)
    : new Problem(status, 'unknown', '')
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
