import { useNotifications } from '@mantine/notifications'
import { useEffect, useState } from 'react'
import { lazyPart } from '#web/kit/page/lazy-part.tsx'
import { onFirstInput } from '#web/kit/page/on-first-input.ts'

const Toasts = lazyPart(async () => (await import('#web/kit/feedback/toasts.tsx')).Toasts)

/** Where toasts appear. Loaded before the first action of a person can be answered, or with the first toast. */
export const Toaster = () => {
  const { notifications } = useNotifications()
  const [isWanted, setWanted] = useState(false)
  useEffect(() => onFirstInput(() => setWanted(true)), [])
  return (isWanted || notifications.length > 0) && <Toasts />
}
