import type { Permission } from '#contract/kit/permission.ts'

export type FieldMessages = Record<string, string[]>

/** A refusal with a code, a status and a message that says what to do next. Throw it; the error handler sends it. */
export class Problem extends Error {
  readonly status: number
  readonly code: string
  readonly fields: FieldMessages | undefined
  /** The permission that was missing, or whose limit is too low; a colleague may approve the request. */
  readonly permission: Permission | undefined
  /** Which request the colleague would approve, as the server names it. */
  readonly request: string | undefined
  /** What the colleague would approve, in lines. */
  readonly askedFor: string[]

  constructor(
    status: number,
    code: string,
    message: string,
    fields?: FieldMessages,
    permission?: Permission,
    request?: string,
    askedFor: string[] = [],
  ) {
    super(message)
    this.name = 'Problem'
    this.status = status
    this.code = code
    this.fields = fields
    this.permission = permission
    this.request = request
    this.askedFor = askedFor
  }
}

/** One field has a value that does not fit; the field shows the message too. */
export const wrongField = (field: string, message: string) =>
  new Problem(422, 'invalid', message, { [field]: [message] })

/** The server has answered and done nothing. After any other failure, the action may have been done. */
export const isRefusal = (failure: unknown) =>
  failure instanceof Problem && failure.status >= 400 && failure.status < 500
