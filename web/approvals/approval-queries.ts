import type { ApprovalDraft } from '#contract/approvals/approval.ts'
import { approvalEndpoints } from '#contract/approvals/approval-endpoints.ts'
import { useWrite } from '#web/kit/api/use-write.ts'

export const useApprove = () => useWrite(approvalEndpoints.approve, (body: ApprovalDraft) => ({ body }))
