import { useEffect } from 'react'
import { toast } from '#web/kit/feedback/toast.tsx'

/** Says in a toast that something could not be read. */
export const useFailureToast = (failure: Error | null, message: string) => {
  useEffect(() => {
    if (failure) toast.error(message)
  }, [failure, message])
}
