import { useEffect, useState, useSyncExternalStore } from 'react'

const watch = (changed: () => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Whether the phone is connected to a network. Its changes are known at once; the hotel's server may still be out of reach. */
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
