import { Problem } from '#contract/kit/problem.ts'
import { useQuestion } from '#web/kit/feedback/use-question.tsx'

/** A refusal that can be confirmed: the code of the problem, and the question, whose text is the server's message. */
export type Confirmable<Flag extends string> = Record<string, { flag: Flag; title: string; confirmLabel: string }>

/**
 * Sends, and asks when the server refuses something that can be confirmed; then sends again with the flag. It can ask
 * several questions one after the other. Undefined if one was answered with no. Render `dialog` somewhere.
 */
export const useConfirmedSend = <Flag extends string>(questions: Confirmable<Flag>) => {
  const { ask, dialog } = useQuestion()

  const sendConfirmed = async <Reply>(
    send: (confirmed: Partial<Record<Flag, true>>) => Promise<Reply>,
    confirmed: Partial<Record<Flag, true>> = {},
  ): Promise<Reply | undefined> => {
    try {
      return await send(confirmed)
    } catch (failure) {
      const question = failure instanceof Problem ? questions[failure.code] : undefined
      if (!(failure instanceof Problem && question) || confirmed[question.flag]) throw failure
      const { flag, ...asked } = question
      if (!(await ask({ ...asked, text: failure.message }))) return undefined
      return sendConfirmed(send, { ...confirmed, [flag]: true })
    }
  }
  return { sendConfirmed, ask, dialog }
}
