import { useState } from 'react'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'

/**
 * Runs the act of a sheet or dialog. Done, it says so and closes; refused, the reason stays in sight until it is read. An
 * act that finds something to mend first answers nothing, and nothing happens.
 */
export const useAct = (onClose: () => void, failed: string) => {
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)

  const run = async (act: () => Promise<{ message: string } | undefined>) => {
    setBusy(true)
    setRefusal(undefined)
    try {
      const reply = await act()
      if (!reply) return
      toast.success(reply.message)
      onClose()
    } catch (failure) {
      const reason = failureText(failure, failed)
      toast.error(reason)
      setRefusal(reason)
    } finally {
      setBusy(false)
    }
  }
  return { run, busy, refusal }
}
