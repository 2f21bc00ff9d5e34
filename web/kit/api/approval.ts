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
 * the approvals are enough or nobody gives one; then the refusal is thrown.
 */
export const withApproval = async <Reply>(send: (approval?: string) => Promise<Reply>): Promise<Reply> => {
  const approvals: string[] = []
  for (;;) {
    try {
      return await send(approvals.length > 0 ? approvals.join(',') : undefined)
    } catch (failure) {
      if (!(failure instanceof Problem && failure.code === 'approval_needed')) throw failure
      const approval = await ask?.(failure)
      if (approval === undefined) throw failure
      approvals.push(approval)
    }
  }
}
