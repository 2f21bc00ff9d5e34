import { approvalEndpoints } from '#contract/approvals/approval-endpoints.ts'
import { approvalMessages as say } from '#contract/approvals/approval-messages.ts'
import { approve } from '#server/approvals/approve.ts'
import type { Api } from '#server/kit/http/http.ts'

export const approvalRoutes = (api: Api) => {
  // A wrong password still counts as a try, so it must not be rolled back with the refusal.
  api.onWithoutTransaction(approvalEndpoints.approve, async (call) => {
    const { token, name } = await approve(call, call.user, call.body)
    return { message: say.approved(name), token }
  })
}
