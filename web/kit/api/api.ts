import { type ConfirmableCode, confirmedHeader } from '#contract/kit/confirmation.ts'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { approvalHeader } from '#contract/kit/permission.ts'
import { z } from '#contract/kit/z.ts'
import { headersFor, offline, readReply, refusal, tokenFor, urlOf } from '#web/kit/api/api-wire.ts'
import { withApproval } from '#web/kit/api/approval.ts'
import { withConfirmation } from '#web/kit/api/confirmation.ts'

interface Given<Params, Query, Body> {
  params?: Params
  query?: Partial<Query>
  body?: Body
  /** The idempotency key of the action: the server performs it once, however often it is sent. */
  actKey?: string
  /** Instead of the current session's token, for a call that must not be made as someone else who signs in meanwhile. */
  token?: string
  signal?: AbortSignal
}

/** Makes a call of the contract: encodes the request, decodes the reply, and throws every refusal as a Problem. */
export const call = <
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
>(
  endpoint: Endpoint<Params, Query, Body, Reply>,
  given: Given<z.output<Params>, z.output<Query>, z.output<Body>> = {},
): Promise<z.output<Reply>> =>
  withConfirmation((confirmed) => withApproval((approval) => send(endpoint, given, approval, confirmed)))

const send = async <Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType, Reply extends z.ZodType>(
  endpoint: Endpoint<Params, Query, Body, Reply>,
  given: Given<z.output<Params>, z.output<Query>, z.output<Body>>,
  approval: string | undefined,
  confirmed: ConfirmableCode | undefined,
): Promise<z.output<Reply>> => {
  const token = given.token ?? tokenFor(endpoint)
  const headers = new Headers({ accept: 'application/json', ...headersFor(endpoint, token, given.actKey) })
  if (endpoint.body) headers.set('content-type', 'application/json')
  if (approval !== undefined) headers.set(approvalHeader, approval)
  if (confirmed !== undefined) headers.set(confirmedHeader, confirmed)

  const response = await fetch(urlOf(endpoint, given.params, given.query), {
    method: endpoint.method,
    headers,
    body: endpoint.body ? JSON.stringify(z.encode(endpoint.body, given.body as z.output<Body>)) : null,
    signal: given.signal ?? null,
  }).catch((failure: unknown) => {
    throw given.signal?.aborted ? failure : offline()
  })

  const reply: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw refusal(response.status, reply, token)
  return readReply(endpoint.reply, response.status, reply)
}

/** Fetches a file that requires a session; the URL of an `img` or a link could not carry the token. */
export const callForFile = async <Params extends z.ZodType, Query extends z.ZodType>(
  endpoint: Endpoint<Params, Query, z.ZodUndefined>,
  given: Omit<Given<z.output<Params>, z.output<Query>, never>, 'body' | 'actKey' | 'token'> & {
    /** Called with the number of bytes received, while the file is loading. */
    onReceived?: (bytes: number) => void
  },
): Promise<Blob> => {
  const { params, query, signal, onReceived } = given
  const token = tokenFor(endpoint)
  const headers = headersFor(endpoint, token)
  const failed = (failure: unknown) => {
    throw signal?.aborted ? failure : offline()
  }
  const response = await fetch(urlOf(endpoint, params, query), { headers, signal: signal ?? null }).catch(failed)
  if (!response.ok) throw refusal(response.status, await response.json().catch(() => undefined), token)
  return (onReceived && response.body ? collect(response, response.body, onReceived) : response.blob()).catch(failed)
}

const collect = async (
  response: Response,
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onReceived: (bytes: number) => void,
) => {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value)
    received += part.value.length
    onReceived(received)
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
}
