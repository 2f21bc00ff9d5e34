import { useEffect, useState, useSyncExternalStore } from 'react'

const watch = (changed: () => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Whether the phone has a network, told at once. The hotel may be out of reach all the same. */
export const useIsOnline = () => useSyncExternalStore(watch, () => navigator.onLine)

const usualTime = 2_000

/** Whether steps are waiting for longer than sending takes: before that nobody has to know. */
export const useIsLate = (isWaiting: boolean) => {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return setLate(false)
    const timer = setTimeout(() => setLate(true), usualTime)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isWaiting && isLate
}
