import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from '#server/db/connect.ts'

/** Where a value goes that is not known yet. */
class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

// Pages and orders make a few shapes each; whoever leafs through a thousand pages must not fill the memory.
const mostShapes = 100

/**
 * A statement whose text is made once: building and compiling it takes the app longer than running it takes the
 * database. `build` gets places instead of values, and must not look into them; values that are left out are left out
 * there too, and like everything in `shape` make a text of their own.
 */
export const statement = <Values extends object, Row, Shape = void>(
  build: (db: Db, values: Values, shape: Shape) => Compilable<Row>,
) => {
  const compiled = new Map<string, CompiledQuery<Row>>()
  const compile = (db: Db, given: string[], shape: Shape) => {
    const places = Object.fromEntries(given.map((name) => [name, new Place(name)]))
    return build(db, places as Values, shape).compile()
  }
  return async (db: Db, values: Values, shape: Shape): Promise<Row[]> => {
    const given = Object.keys(values).filter((name) => values[name as keyof Values] !== undefined)
    const key = JSON.stringify([given, shape])
    const query = compiled.get(key) ?? compile(db, given, shape)
    if (compiled.size >= mostShapes) compiled.clear()
    compiled.set(key, query)
    const parameters = query.parameters.map((value) =>
      value instanceof Place ? values[value.name as keyof Values] : value,
    )
    const { rows } = await db.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}
