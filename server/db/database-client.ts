import pg from 'pg'
import { preparedName } from '#server/db/prepared-statements.ts'

/** The driver's connection; it sends the statements of `statement()` by name and notices a read-only database. */
export class DatabaseClient extends pg.Client {
  /** A change was refused because the database is read-only: a standby, or a disk that is nearly full. */
  metReadOnly = false

  constructor(config?: string | pg.ClientConfig) {
    super(config)
    this.connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === '25006') this.metReadOnly = true
    })
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg has a dozen overloads of this call, and all but one pass through
  override query(...given: any[]): any {
    const [text, values, ...rest] = given
    const name = typeof text === 'string' ? preparedName(text) : undefined
    const send = super.query.bind(this) as (...given: unknown[]) => unknown
    if (name) return send({ name, text, values }, ...rest)
    const answer = send(...given)
    return isWithoutValues(text, values) && answer instanceof Promise ? answer.then(lastResult) : answer
  }
}

const isWithoutValues = (text: unknown, values: unknown) =>
  typeof text === 'string' && Array.isArray(values) && values.length === 0

/** The query builder takes one result: of several statements in one text it gets the last. */
const lastResult = (result: unknown) => (Array.isArray(result) ? result.at(-1) : result)
