import type { CompiledQuery, QueryExecutorProvider } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { countUse } from '#server/db/prepared-statements.ts'

/** Takes the place of a value until the statement is sent. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** A query of the builder, or one written with `sql`. */
interface Query<Row> {
  compile(db: QueryExecutorProvider): CompiledQuery<Row>
}

// Pages and sort orders make a few shapes each; a walk through a thousand pages must not fill the memory.
const mostShapes = 100

/**
 * A statement that is built once and kept prepared: building its text takes the app longer than running it takes the
 * database, and planning it takes the database longer than running it. `build` gets placeholders instead of values and
 * must not look into them; values that are left out are left out there too, and like everything in `shape` make a text
 * of their own.
 *
 * The plan that is kept does not know the values. Where the best plan depends on them, as for a pattern or a range of
 * days in a long table, either execute the query without this, or put the value into a `select` of its own: the planner
 * does not look into that, and one plan serves all values.
 */
export const statement = <Values extends object, Row, Shape = void>(
  build: (db: Db, values: Values, shape: Shape) => Query<Row>,
) => {
  const known = new Map<string, CompiledQuery<Row>>()
  const compile = (db: Db, given: string[], shape: Shape) => {
    const placeholders = Object.fromEntries(given.map((name) => [name, new Placeholder(name)]))
    return build(db, placeholders as Values, shape).compile(db)
  }
  return async (db: Db, values: Values, shape: Shape): Promise<Row[]> => {
    const given = Object.keys(values).filter((name) => values[name as keyof Values] !== undefined)
    const key = JSON.stringify([given, shape])
    const query = known.get(key) ?? compile(db, given, shape)
    if (known.size >= mostShapes) known.clear()
    known.set(key, query)
    const parameters = query.parameters.map((value) =>
      value instanceof Placeholder ? values[value.name as keyof Values] : value,
    )
    return run(db, { ...query, parameters })
  }
}

/** The same for a query whose text depends on its values, as a search does on the words: built each time, kept prepared. */
export const runPrepared = <Row>(db: Db, query: Query<Row>): Promise<Row[]> => run(db, query.compile(db))

const run = async <Row>(db: Db, query: CompiledQuery<Row>) => {
  countUse(query.sql)
  const { rows } = await db.executeQuery(query)
  return rows
}
