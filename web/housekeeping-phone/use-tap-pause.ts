import { useEffect, useState } from 'react'

/** The second tap of a double tap would be the next step. */
const pauseFor = 800

export const useTapPause = () => {
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    if (!isPaused) return
    const timer = setTimeout(() => setPaused(false), pauseFor)
    return () => clearTimeout(timer)
  }, [isPaused])
  return { isPaused, pause: () => setPaused(true) }
}
