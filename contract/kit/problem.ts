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
