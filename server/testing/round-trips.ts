import type pg from 'pg'

export interface Traffic {
  /** How often the app waited for the database. */
  roundTrips: number
  /** Statements that the database ran; several may be sent in one round trip. */
  statements: number
}

// Changes are announced to open screens after the answer, so these statements belong to no request.
const isAnnouncement = (text: unknown) => typeof text === 'string' && text.includes('pg_notify')

/** Counts the round trips and statements of a pool's connections during some work, from the database's replies. */
export const countTraffic = (pool: pg.Pool) => {
  let traffic: Traffic = { roundTrips: 0, statements: 0 }
  const watched = new WeakSet<pg.PoolClient>()
  const watch = (client: pg.PoolClient) => {
    let isCounted = true
    const send = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((...given: unknown[]) => {
      isCounted = !isAnnouncement(given[0])
      return send(...given)
    }) as typeof client.query
    client.connection.on('readyForQuery', () => isCounted && traffic.roundTrips++)
    client.connection.on('commandComplete', () => isCounted && traffic.statements++)
  }
  pool.on('acquire', (client) => {
    if (!watched.has(client)) watch(client)
    watched.add(client)
  })
  return async (work: () => Promise<unknown>): Promise<Traffic> => {
    traffic = { roundTrips: 0, statements: 0 }
    await work()
    // A copy: the next statements are counted in the original.
    return { ...traffic }
  }
}
