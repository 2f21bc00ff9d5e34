import { type ConfirmableCode, confirmedHeader } from '#contract/kit/confirmation.ts'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { z } from '#contract/kit/z.ts'
import { headersFor, offline, readReply, refusal, tokenFor, urlOf } from '#web/kit/api/api-wire.ts'
import { withConfirmation } from '#web/kit/api/confirmation.ts'

interface Given<Params, Query, Body> {
  params?: Params
  query?: Partial<Query>
  body: Body
  file: File | undefined
  actKey?: string
  /** Instead of the current session's token, as in api.ts. */
  token?: string
  signal?: AbortSignal
  /** The part that was sent, from 0 to 1. */
  onProgress: (share: number) => void
}

/** Sends a form with its file as multipart/form-data. Only XMLHttpRequest reports the progress. */
export const sendForm = <
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
>(
  endpoint: Endpoint<Params, Query, Body, Reply>,
  given: Given<z.output<Params>, z.output<Query>, z.output<Body>>,
) => withConfirmation((confirmed) => sendOnce(endpoint, given, confirmed))

const sendOnce = <Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType, Reply extends z.ZodType>(
  endpoint: Endpoint<Params, Query, Body, Reply>,
  given: Given<z.output<Params>, z.output<Query>, z.output<Body>>,
  confirmed: ConfirmableCode | undefined,
) =>
  new Promise<z.output<Reply>>((resolve, reject) => {
    const token = given.token ?? tokenFor(endpoint)
    const request = new XMLHttpRequest()
    request.open(endpoint.method, urlOf(endpoint, given.params, given.query))
    for (const [name, value] of Object.entries(headersFor(endpoint, token, given.actKey))) {
      request.setRequestHeader(name, value)
    }
    if (confirmed !== undefined) request.setRequestHeader(confirmedHeader, confirmed)
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) given.onProgress(loaded / total)
    }
    request.onerror = () => reject(offline())
    request.onabort = () => reject(offline())
    given.signal?.addEventListener('abort', () => request.abort())
    request.onload = () => {
      const reply = parse(request.responseText)
      const ok = request.status >= 200 && request.status < 300
      if (!ok) return reject(refusal(request.status, reply, token))
      try {
        resolve(readReply(endpoint.reply, request.status, reply))
      } catch (failure) {
        reject(failure)
      }
    }
    request.send(formData(endpoint, given.body, given.file))
  })

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Fields come before the file, so that the server knows them all when the file begins. */
const formData = <Body extends z.ZodType>(
  { body, upload }: Pick<Endpoint<z.ZodType, z.ZodType, Body>, 'body' | 'upload'>,
  values: z.output<Body>,
  file: File | undefined,
) => {
  const data = new FormData()
  const fields = body ? z.encode(body, values) : {}
  for (const [name, value] of Object.entries(fields as object)) {
    if (value !== undefined) data.append(name, String(value ?? ''))
  }
  if (file && upload) data.append(upload.field, file)
  return data
}
