const minute = 60_000
const lookers = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

// The hotel's day starts on a full minute in every zone, and a computer that wakes from sleep is at most a minute late.
const wait = () => {
  timer = setTimeout(look, minute - (Date.now() % minute))
}

const look = () => {
  wait()
  for (const looker of lookers) looker()
}

/** Calls back at each full minute until it is stopped; all callers share one timer. */
export const everyMinute = (looker: () => void) => {
  if (lookers.size === 0) wait()
  lookers.add(looker)
  return () => {
    lookers.delete(looker)
    if (lookers.size === 0) clearTimeout(timer)
  }
}
