import { endpoint } from '#contract/kit/endpoint.ts'
import { Done, dataOf, savedReply } from '#contract/kit/replies.ts'
import { z } from '#contract/kit/z.ts'
import {
  DueGuest,
  RetentionDraft,
  RetentionPreview,
  RetentionQuery,
  RetentionRun,
} from '#contract/privacy/retention.ts'

const path = '/privacy/retention'
const access = 'privacy.manage'

export const privacyEndpoints = {
  preview: endpoint({
    method: 'GET',
    path,
    access,
    summary: 'Whose ID photos and numbers the next run deletes',
    query: RetentionQuery,
    reply: dataOf(RetentionPreview),
  }),
  save: endpoint({
    method: 'PUT',
    path,
    access,
    summary: 'Say how many days after the departure ID photos and numbers are deleted; null deletes nothing',
    body: RetentionDraft,
    reply: Done,
  }),
  runs: endpoint({
    method: 'GET',
    path: `${path}/runs`,
    access,
    summary: 'When ID photos and numbers were deleted, by whom and how many, newest first',
    reply: dataOf(z.array(RetentionRun)),
  }),
  run: endpoint({
    method: 'POST',
    path: `${path}/runs`,
    access,
    summary: 'Delete exactly what the preview with this token lists; answers what was deleted',
    body: z.object({ token: z.string().max(100) }),
    reply: savedReply(z.array(DueGuest)),
  }),
}
