import pg from 'pg'

/** A statement is worth keeping once it has come this often; there are never more kept than this on a connection. */
const oftenEnough = 5
const mostKept = 200
const mostCounted = 5000

/**
 * A plan that is kept doesn't know the values. Finding rows by their keys, or the nights that two stays share, is planned
 * alike for any of them; what looks for patterns and stretches is planned anew each time, since a plan for a rare word
 * is a poor one for a common word. A pattern that stands in a `select` is never looked into, and so makes no difference.
 */
const dependsOnValues = /\slike\s(?!\(select )|@>|<@|>=|<=/

const uses = new Map<string, number>()
const names = new Map<string, string>()

/** The name under which connections keep a statement prepared, or nothing if it is sent as it is. */
const nameOf = (text: string) => {
  const known = names.get(text)
  if (known || names.size >= mostKept) return known
  const count = (uses.get(text) ?? 0) + 1
  if (uses.size >= mostCounted) uses.clear()
  uses.set(text, count)
  if (count < oftenEnough || dependsOnValues.test(text)) return undefined
  uses.delete(text)
  const name = `sarai_${names.size + 1}`
  names.set(text, name)
  return name
}

/** Has the database parse and plan once what comes again and again: for most of our calls that is half of its work. */
export class PreparingClient extends pg.Client {
  /** A change was refused because this connection only reads: a standby, or a disk that is nearly full. */
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
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined
    const send = super.query.bind(this) as (...given: unknown[]) => unknown
    return name ? send({ name, text, values }, ...rest) : send(...given)
  }
}
