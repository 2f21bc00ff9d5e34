import { kitMessages } from '#contract/kit/kit-messages.ts'
import { Problem } from '#contract/kit/problem.ts'

/** Asks a colleague to approve a request that was refused; returns the token, or undefined if nobody did. */
type AskForApproval = (refusal: Problem) => Promise<string | undefined>

let ask: AskForApproval | undefined

/** Registers the dialog that asks; returns the function that removes it. */
export const askForApprovalWith = (asker: AskForApproval) => {
  ask = asker
  return () => {
    if (ask === asker) ask = undefined
  }
}

/**
 * Sends a request, and again with the approval of a colleague if the role of this person is not enough. It asks until
 * the approvals are enough or nobody gives one, which is a refusal of its own: the person knows why it was asked.
 */
export const withApproval = async <Reply>(send: (approval?: string) => Promise<Reply>): Promise<Reply> => {
  const approvals: string[] = []
  for (;;) {
    try {
      return await send(approvals.length > 0 ? approvals.join(',') : undefined)
    } catch (failure) {
      if (!(failure instanceof Problem && failure.code === 'approval_needed')) throw failure
      if (!ask) throw failure
      const approval = await ask(failure)
      if (approval === undefined) throw new Problem(403, failure.code, kitMessages.notApproved)
      approvals.push(approval)
    }
  }
}
