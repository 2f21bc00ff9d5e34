type Work = () => Promise<unknown>

const open = new Set<Work>()
let isStopping = false

/**
 * Remembers what must be done before this process ends, also when a signal ends it early: stopping a server, deleting a
 * folder. Returns a function that does it, and does it once.
 */
export const whenStopped = (work: Work) => {
  let done: Promise<unknown> | undefined
  const once = async () => {
    done ??= work().finally(() => open.delete(once))
    await done
  }
  open.add(once)
  return once
}

/** Whether everything is being stopped, so that errors of the work say nothing. */
export const isBeingStopped = () => isStopping

/** What was started last is stopped first. */
export const stopEverything = async () => {
  isStopping = true
  for (let last = [...open].at(-1); last; last = [...open].at(-1)) {
    const failed = await last().then(
      () => undefined,
      (error: unknown) => error,
    )
    if (failed) console.error(failed)
    open.delete(last)
  }
}
