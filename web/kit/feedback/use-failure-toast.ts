import { useEffect } from 'react'
import { toast } from '#web/kit/feedback/toast.tsx'

/** Shows a toast when something could not be read. */
export const useFailureToast = (failure: Error | null, message: string) => {
  useEffect(() => {
    if (failure) toast.error(message)
  }, [failure, message])
}
