import pg from 'pg'
import { openClient } from '#bench/speed/http-client.ts'
import { type Figures, measure } from '#bench/speed/measure.ts'
import { type Bench, mostClients } from '#bench/speed/open-bench.ts'
import type { ReadRow } from '#bench/speed/read-rows.ts'
import type { Spy } from '#bench/speed/spy.ts'
import { runBare } from '#bench/speed/statements.ts'
import type { Traffic } from '#server/testing/round-trips.ts'

export interface Row {
  name: string
  /** True for files and reports, which may take longer than a screen. */
  isFile?: boolean | undefined
  one: Figures
  many?: Figures | undefined
  /** The statements that one request sends to the database. */
  traffic?: Traffic | undefined
  /** The same statements sent through the driver alone. */
  bareOne: Figures
  bareMany?: Figures | undefined
}

const turns = <Item>(items: Item[]) => {
  let turn = 0
  return () => items[turn++ % items.length] as Item
}

/** A function that requests the paths in turn, with one connection per client. */
export const readers = async ({ sarai, token }: Bench, paths: string[], clients: number) => {
  const open = await Promise.all(Array.from({ length: clients }, () => openClient(sarai.address)))
  const next = turns(paths)
  return {
    read: async (client: number) => {
      const path = next()
      const reply = await open[client]?.send({ method: 'GET', path, token })
      if (reply?.status !== 200) throw new Error(`${path}: ${reply?.status} ${reply?.body.toString().slice(0, 300)}`)
    },
    close: () => {
      for (const client of open) client.close()
    },
  }
}

const measureApi = async (bench: Bench, paths: string[], clients: number, seconds: number) => {
  const { read, close } = await readers(bench, paths, clients)
  const figures = await measure(seconds, clients, read, bench.processes)
  close()
  return figures
}

export const measureBare = async (
  bench: Bench,
  clients: number,
  seconds: number,
  work: (client: pg.ClientBase) => Promise<unknown>,
) => {
  // A plain driver connection, without the prepared statements of the app's connections.
  const pool = new pg.Pool({ connectionString: bench.url, max: clients })
  const open = await Promise.all(Array.from({ length: clients }, () => pool.connect()))
  const figures = await measure(
    seconds,
    clients,
    async (client) => {
      const connection = open[client]
      if (connection) await work(connection)
    },
    { database: bench.processes.database },
  )
  for (const client of open) client.release()
  await pool.end()
  return figures
}

export const measureRead = async (bench: Bench, spy: Spy, row: ReadRow, seconds: number): Promise<Row> => {
  const work = []
  for (const path of row.paths.slice(0, bench.isSmallest ? 2 : 60))
    work.push(await spy.statementsOf({ method: 'GET', path, token: bench.token }))
  const traffic = row.isFile
    ? undefined
    : (await spy.trafficOf({ method: 'GET', path: row.paths[0] ?? '', token: bench.token })).traffic
  const next = turns(work)
  const bare = (clients: number) => measureBare(bench, clients, seconds, (client) => runBare(client, next()))
  return {
    name: row.name,
    isFile: row.isFile,
    traffic,
    one: await measureApi(bench, row.paths, 1, seconds),
    bareOne: await bare(1),
    many: await measureApi(bench, row.paths, mostClients, seconds),
    bareMany: await bare(mostClients),
  }
}

/** The smallest call that needs a sign-in. */
export const measureEmpty = async (bench: Bench, seconds: number) => ({
  one: await measureApi(bench, ['/me'], 1, seconds),
  many: await measureApi(bench, ['/me'], mostClients, seconds),
})
