const idleAfter = 700
const longestWait = 4_000
const awayAfter = 5 * 60_000

let touchedAt = Date.now()

const touched = () => {
  touchedAt = Date.now()
}

/** Notices when somebody is at the screen; until it is called, somebody always is. */
export const watchUserActivity = () => {
  const how = { capture: true, passive: true }
  const kinds = ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const
  for (const kind of kinds) window.addEventListener(kind, touched, how)
  isWatching = true
}

let isWatching = false

/** Nobody has touched mouse, screen or keyboard for minutes: what is asked for now, the page asks by itself. */
export const isUnattended = () => isWatching && Date.now() - touchedAt > awayAfter

/**
 * Waits until nobody is just about to press something, since what refreshes moves: a row that is aimed at must not slip
 * away. Somebody who never rests is not waited for.
 */
export const whenIdle = (work: () => void, isBusy: () => boolean = () => false) => {
  const began = Date.now()
  const tryNow = () => {
    const quiet = Date.now() - touchedAt
    const isIdle = (quiet >= idleAfter && !isBusy()) || Date.now() - began >= longestWait
    if (!isWatching || isIdle) work()
    else timer = setTimeout(tryNow, Math.max(50, idleAfter - quiet))
  }
  // Never at once: whoever asks must have the way to call it off before it is done.
  let timer = setTimeout(tryNow)
  return () => clearTimeout(timer)
}
