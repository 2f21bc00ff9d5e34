import { useRef } from 'react'
import { Problem } from '#contract/kit/problem.ts'
import { useQuestion } from '#web/kit/feedback/use-question.tsx'

type Send = (confirm_occupancy: boolean) => Promise<void>

/** Sends an action, and asks before there are more people than a room is for. */
export const useCapacityQuestion = (confirmLabel: string) => {
  const { ask, dialog } = useQuestion()
  const sent = useRef<Send>(undefined)

  const confirm = async (text: string) => {
    if (await ask({ title: 'Too many people', text, confirmLabel })) await sent.current?.(true)
  }
  const onRefused = (failure: unknown) => {
    if (!(failure instanceof Problem && failure.code === 'over_capacity')) return false
    void confirm(failure.message)
    return true
  }
  const sendAsking = (send: Send) => {
    sent.current = send
    return send(false)
  }
  return { onRefused, sendAsking, dialog }
}
