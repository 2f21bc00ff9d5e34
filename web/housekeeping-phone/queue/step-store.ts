import type { NewStep, QueuedStep } from '#web/housekeeping-phone/queue/queued-step.ts'

/** Steps stored on this phone. They survive a reload and the end of the browser. */
export interface StepStore<Action> {
  add(step: NewStep<Action>): Promise<void>
  /** In the order of the taps. */
  all(): Promise<QueuedStep<Action>[]>
  /** Reads and changes a step in one transaction, so that two tabs don't both change it. */
  change(seq: number, change: Change<Action>): Promise<boolean>
}

/** Returns the changed step, `remove`, or undefined if the step shall stay as it is. */
type Change<Action> = (step: QueuedStep<Action>) => QueuedStep<Action> | 'remove' | undefined

const steps = 'steps'

/** In IndexedDB: localStorage cannot hold photos. */
export const openStepStore = <Action>(name = 'sarai.housekeeping'): StepStore<Action> => {
  let opening: Promise<IDBDatabase> | undefined
  const open = () => {
    opening ??= openDatabase(name).catch((failure: unknown) => {
      opening = undefined
      throw failure
    })
    return opening
  }
  const transact = async <Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore, done: (result: Result) => void) => void,
  ) => {
    const transaction = (await open()).transaction(steps, mode)
    return new Promise<Result>((resolve, reject) => {
      let result: Result
      // The promise ends with the transaction: only then the step is really stored.
      transaction.oncomplete = () => resolve(result)
      transaction.onabort = () => reject(transaction.error ?? new Error('The step could not be stored'))
      work(transaction.objectStore(steps), (found) => {
        result = found
      })
    })
  }

  return {
    add: (step) =>
      transact<void>('readwrite', (store) => {
        store.add({ ...step, state: 'waiting', tries: 0, refusal: null })
      }),
    all: () =>
      transact<QueuedStep<Action>[]>('readonly', (store, done) => {
        const request: IDBRequest<QueuedStep<Action>[]> = store.getAll()
        request.onsuccess = () => done(request.result)
      }),
    change: (seq, change) =>
      transact<boolean>('readwrite', (store, done) => {
        const request: IDBRequest<QueuedStep<Action> | undefined> = store.get(seq)
        request.onsuccess = () => {
          const changed = request.result && change(request.result)
          if (changed === 'remove') store.delete(seq)
          else if (changed) store.put(changed)
          done(changed !== undefined)
        }
      }),
  }
}

const openDatabase = (name: string) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(steps, { keyPath: 'seq', autoIncrement: true })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
