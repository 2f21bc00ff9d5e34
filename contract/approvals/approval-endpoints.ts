import { ApprovalDraft } from '#contract/approvals/approval.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { Done } from '#contract/kit/replies.ts'
import { z } from '#contract/kit/z.ts'

export const approvalEndpoints = {
  approve: endpoint({
    method: 'POST',
    path: '/approvals',
    access: 'staff',
    summary:
      'Approve one request of a colleague, who then sends it with the token in the header x-sarai-approval, within 2 minutes',
    body: ApprovalDraft,
    reply: Done.extend({ token: z.string().nullable() }),
    status: 201,
    shownOnce: 'token',
    tells: 'nobody',
  }),
}
