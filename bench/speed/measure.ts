import { readdirSync, readFileSync } from 'node:fs'

export interface Figures {
  requests: number
  /** Milliseconds. */
  p50: number
  p95: number
  perSecond: number
  /** CPU time per request in milliseconds, of the app, the database and the client, which share the machine. */
  appCpu: number | null
  databaseCpu: number | null
  clientCpu: number
}

const percentile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** The processes whose CPU time is counted; the database's only when it runs on this machine. */
export interface Processes {
  app?: number | undefined
  database?: number | undefined
}

const fieldsOf = (pid: string | number) => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
  } catch {
    // The process has ended meanwhile.
    return []
  }
}

/** CPU time of a process so far, in milliseconds. Known on Linux only, and only while the process runs. */
const cpuOf = (pid: number | undefined) => {
  if (pid === undefined || process.platform !== 'linux') return undefined
  const fields = fieldsOf(pid)
  return fields.length === 0 ? undefined : (Number(fields[11]) + Number(fields[12])) * 10
}

/** CPU time of a process's children, running and ended ones: PostgreSQL has one for each connection. */
const cpuOfChildren = (pid: number | undefined) => {
  if (pid === undefined || process.platform !== 'linux') return undefined
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && fieldsOf(name)[1] === String(pid))
  const [gone = 0, goneInKernel = 0] = fieldsOf(pid).slice(13, 15).map(Number)
  return children.reduce((sum, child) => sum + (cpuOf(Number(child)) ?? 0), (gone + goneInKernel) * 10)
}

/** The memory of a process in MB; known on Linux only. */
export const memoryOf = (pid: number | undefined) => {
  if (pid === undefined || process.platform !== 'linux') return undefined
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
  return Math.round((pages * 4096) / 1_048_576)
}

/** Adds up times and CPU time of one or more measurements. */
export const stopwatch = (processes: Processes = {}) => {
  const times: number[] = []
  let milliseconds = 0
  let app = 0
  let database = 0
  let client = 0
  return {
    /** Several clients repeat the work until `isOver` returns true. */
    run: async (clients: number, isOver: () => boolean, work: (client: number) => Promise<unknown>) => {
      const appBefore = cpuOf(processes.app)
      const databaseBefore = cpuOfChildren(processes.database)
      const clientBefore = process.cpuUsage()
      const began = performance.now()
      const loop = async (client: number) => {
        while (!isOver()) {
          const start = performance.now()
          await work(client)
          times.push(performance.now() - start)
        }
      }
      await Promise.all(Array.from({ length: clients }, (_, client) => loop(client)))
      milliseconds += performance.now() - began
      app += (cpuOf(processes.app) ?? 0) - (appBefore ?? 0)
      database += (cpuOfChildren(processes.database) ?? 0) - (databaseBefore ?? 0)
      const used = process.cpuUsage(clientBefore)
      client += (used.user + used.system) / 1000
    },
    figures: (): Figures => {
      const sorted = times.toSorted((one, other) => one - other)
      return {
        requests: sorted.length,
        p50: percentile(sorted, 0.5),
        p95: percentile(sorted, 0.95),
        perSecond: (sorted.length / milliseconds) * 1000,
        appCpu: cpuOf(processes.app) === undefined ? null : app / Math.max(1, sorted.length),
        databaseCpu: processes.database === undefined ? null : database / Math.max(1, sorted.length),
        clientCpu: client / Math.max(1, sorted.length),
      }
    },
  }
}

/** Returns a function that is true once so many seconds have passed. */
export const after = (seconds: number) => {
  const end = performance.now() + seconds * 1000
  return () => performance.now() > end
}

/** Repeats the work for some time; the first tenth is a warm-up. */
export const measure = async (
  seconds: number,
  clients: number,
  work: (client: number) => Promise<unknown>,
  processes?: Processes,
) => {
  await stopwatch().run(clients, after(seconds / 10), work)
  const watch = stopwatch(processes)
  await watch.run(clients, after(seconds), work)
  return watch.figures()
}
