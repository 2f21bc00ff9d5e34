import { type ConfirmableCode, confirmableCodes } from '#contract/kit/confirmation.ts'
import { kitMessages } from '#contract/kit/kit-messages.ts'
import { Problem } from '#contract/kit/problem.ts'

type AskToConfirm = (question: string, code: ConfirmableCode) => Promise<boolean>

let ask: AskToConfirm | undefined

/** Registers the dialog that asks; returns the function that removes it. */
export const askToConfirmWith = (asker: AskToConfirm) => {
  ask = asker
  return () => {
    if (ask === asker) ask = undefined
  }
}

/** Sends a request, and again with the answer if the server asks a question that any form may be asked. */
export const withConfirmation = async <Reply>(
  send: (confirmed?: ConfirmableCode) => Promise<Reply>,
): Promise<Reply> => {
  try {
    return await send()
  } catch (failure) {
    const code = failure instanceof Problem ? confirmableCodes.find((one) => one === failure.code) : undefined
    if (!(failure instanceof Problem && code && ask)) throw failure
    if (!(await ask(failure.message, code))) throw new Problem(409, 'not_confirmed', kitMessages.notConfirmed)
    return send(code)
  }
}
