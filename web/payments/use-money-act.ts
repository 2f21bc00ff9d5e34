import { useState } from 'react'
import { toast } from '#web/kit/toast.tsx'

/** Runs an act about money. Done, it says so and closes; refused, the reason stays in sight until it is read. */
export const useMoneyAct = (onClose: () => void, failed: string) => {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  const run = async (act: () => Promise<{ message: string }>) => {
    setBusy(true)
    setRefusal(undefined)
    try {
      toast.success((await act()).message)
      onClose()
    } catch (failure) {
      const reason = (failure instanceof Error && failure.message) || failed
      toast.error(reason)
      setRefusal(reason)
    } finally {
      setBusy(false)
    }
  }
  return { run, busy, refusal }
}
