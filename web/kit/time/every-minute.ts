const minute = 60_000
const lookers = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

// Every zone's midnight falls on a full minute, and a computer that has slept over one is late by no more than that.
const wait = () => {
  timer = setTimeout(look, minute - (Date.now() % minute))
}

const look = () => {
  wait()
  for (const looker of lookers) looker()
}

/** Calls at each full minute, until it is called off; all share one timer. */
export const everyMinute = (looker: () => void) => {
  if (lookers.size === 0) wait()
  lookers.add(looker)
  return () => {
    lookers.delete(looker)
    if (lookers.size === 0) clearTimeout(timer)
  }
}
