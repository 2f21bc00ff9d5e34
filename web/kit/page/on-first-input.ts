const kinds = ['pointermove', 'pointerdown', 'keydown'] as const

const waiting = new Set<() => void>()
let hasHappened = false

const start = () => {
  hasHappened = true
  for (const kind of kinds) removeEventListener(kind, start, true)
  for (const act of waiting) act()
  waiting.clear()
}

for (const kind of kinds) addEventListener(kind, start, { capture: true, passive: true })

/**
 * Acts as soon as the mouse is moved, the screen touched or a key pressed; at once if that has happened. For loading a
 * part that the first screen is shown without, and that is not needed earlier. Returns a function that cancels it.
 */
export const onFirstInput = (act: () => void) => {
  if (hasHappened) act()
  else waiting.add(act)
  return () => void waiting.delete(act)
}
