import { useRef } from 'react'
import { Problem } from '#contract/kit/problem.ts'
import { useQuestion } from '#web/kit/feedback/use-question.tsx'

type Send = (confirmed: boolean) => Promise<unknown>

interface Confirmable {
  /** The code of the problem that can be confirmed. */
  code: string
  title: string
  confirmLabel: string
}

/** Sends an action of `useAct`, and asks when the server refuses something that can be confirmed. */
export const useRefusalQuestion = ({ code, title, confirmLabel }: Confirmable) => {
  const { ask, dialog } = useQuestion()
  const sent = useRef<Send>(undefined)

  const confirm = async (text: string) => {
    if (await ask({ title, text, confirmLabel })) await sent.current?.(true)
  }
  const onRefused = (failure: unknown) => {
    if (!(failure instanceof Problem && failure.code === code)) return false
    void confirm(failure.message)
    return true
  }
  const sendAsking = <Reply>(send: (confirmed: boolean) => Promise<Reply>) => {
    sent.current = send
    return send(false)
  }
  return { onRefused, sendAsking, dialog }
}
