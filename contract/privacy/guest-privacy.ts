import { endpoint } from '#contract/kit/endpoint.ts'
import { FileReply } from '#contract/kit/file-reply.ts'
import { Done, dataOf } from '#contract/kit/replies.ts'
import { SlugParams } from '#contract/kit/slug-endpoints.ts'
import { Instant } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { privacyMessages as say } from '#contract/privacy/privacy-messages.ts'

/** What anonymising a guest would do, and why it can't be done now. */
export const GuestPrivacy = z.object({
  anonymised_at: Instant.nullable(),
  /** The reasons against it, each with the day or the thing to do; empty if it can be done. */
  refusals: z.array(z.string()),
  /** What the law wants kept. */
  keeps: z.array(z.string()),
})
export type GuestPrivacy = z.infer<typeof GuestPrivacy>

const path = '/guests/:slug'
const shared = { access: 'privacy.manage', params: SlugParams } as const

export const guestPrivacyEndpoints = {
  get: endpoint({
    ...shared,
    method: 'GET',
    path: `${path}/privacy`,
    summary: 'Whether a guest can be anonymised, and what stays',
    reply: dataOf(GuestPrivacy),
  }),
  json: endpoint({
    ...shared,
    method: 'GET',
    path: `${path}/data.json`,
    summary: 'Everything that is stored of a guest, for the guest; it is written to the audit trail',
    reply: FileReply,
    file: 'application/json',
  }),
  pdf: endpoint({
    ...shared,
    method: 'GET',
    path: `${path}/data.pdf`,
    summary: 'The same as a PDF',
    reply: FileReply,
    file: 'application/pdf',
  }),
  anonymise: endpoint({
    ...shared,
    method: 'POST',
    path: `${path}/anonymise`,
    summary: 'Delete everything personal of a guest for good, also in the audit trail. Takes the name, as a check',
    body: z.object({ name: z.string(say.nameRequired).trim().min(1, say.nameRequired).max(150) }),
    reply: Done,
  }),
}
