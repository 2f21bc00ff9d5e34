import { Worker } from 'node:worker_threads'

export interface PrintJob {
  id: number
  document: string
  input: unknown
}

export type Printed = { id: number; bytes: Uint8Array } | { id: number; failure: string }

interface Waiting {
  resolve(bytes: Uint8Array): void
  reject(error: Error): void
}

const idleTime = 60_000

const workerFile = new URL(import.meta.url.replace('/kit/documents/print.', '/print-worker.'))

const openThread = () => {
  if (!workerFile.pathname.endsWith('.ts')) return new Worker(workerFile)
  // In development the worker is TypeScript, which needs a loader.
  const [helper, file] = [import.meta.resolve('tsx/esm/api'), workerFile.href].map((url) => JSON.stringify(url))
  return new Worker(`import(${helper}).then(({ register }) => { register(); return import(${file}) })`, { eval: true })
}

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let lastId = 0
let idle: NodeJS.Timeout | undefined

/** Draws documents one after the other in a worker thread, so that drawing does not delay other requests. */
export const print = (document: string, input: unknown) =>
  new Promise<Uint8Array>((resolve, reject) => {
    clearTimeout(idle)
    worker ??= startWorker()
    const job: PrintJob = { id: ++lastId, document, input }
    waiting.set(job.id, { resolve, reject })
    worker.ref()
    worker.postMessage(job)
  })

const startWorker = () => {
  const started = openThread()
  const giveUp = (error: Error) => {
    if (worker !== started) return
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  started.on('message', (printed: Printed) => {
    const job = waiting.get(printed.id)
    waiting.delete(printed.id)
    if ('bytes' in printed) job?.resolve(printed.bytes)
    else job?.reject(new Error(printed.failure))
    if (waiting.size === 0) restWorker(started)
  })
  started.on('error', giveUp)
  started.on('exit', () => giveUp(new Error('the printing thread ended')))
  return started
}

/** An idle worker doesn't keep the program running, and is stopped after a while to free its memory. */
const restWorker = (resting: Worker) => {
  resting.unref()
  idle = setTimeout(() => {
    if (worker === resting && waiting.size === 0) {
      worker = undefined
      void resting.terminate()
    }
  }, idleTime)
  idle.unref()
}
