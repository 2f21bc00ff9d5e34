const idleAfter = 700
const longestWait = 4_000
const awayAfter = 5 * 60_000

let touchedAt = Date.now()

const touched = () => {
  touchedAt = Date.now()
}

/** Starts to watch mouse, touch and keyboard. Before that, the user counts as present. */
export const watchUserActivity = () => {
  const how = { capture: true, passive: true }
  const kinds = ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const
  for (const kind of kinds) window.addEventListener(kind, touched, how)
  isWatching = true
}

let isWatching = false

/** True after minutes without input: requests are then made by the page, not by the user. */
export const isUnattended = () => isWatching && Date.now() - touchedAt > awayAfter

/**
 * Waits for a moment without input before it refreshes, since a refresh can move a row that a person is about to press.
 * After 4 seconds it goes ahead anyway.
 */
export const whenIdle = (work: () => void, isBusy: () => boolean = () => false) => {
  const began = Date.now()
  const tryNow = () => {
    const quiet = Date.now() - touchedAt
    const isIdle = (quiet >= idleAfter && !isBusy()) || Date.now() - began >= longestWait
    if (!isWatching || isIdle) work()
    else timer = setTimeout(tryNow, Math.max(50, idleAfter - quiet))
  }
  // Never synchronously, so that the caller can cancel it first.
  let timer = setTimeout(tryNow)
  return () => clearTimeout(timer)
}
