export type FieldMessages = Record<string, string[]>

/** A refusal with a code, a status and a message that says what to do next. Throw it; the error handler sends it. */
export class Problem extends Error {
  readonly status: number
  readonly code: string
  readonly fields: FieldMessages | undefined

  constructor(status: number, code: string, message: string, fields?: FieldMessages) {
    super(message)
    this.name = 'Problem'
    this.status = status
    this.code = code
    this.fields = fields
  }
}

/** The server has answered and done nothing. After any other failure, the action may have been done. */
export const isRefusal = (failure: unknown) =>
  failure instanceof Problem && failure.status >= 400 && failure.status < 500
