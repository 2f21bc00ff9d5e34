import { endpoint } from '#contract/kit/endpoint.ts'
import { mailedReply } from '#contract/kit/mail-delivery.ts'
import { Done, savedReply } from '#contract/kit/replies.ts'
import { SlugParams, slugEndpoints } from '#contract/kit/slug-endpoints.ts'
import { z } from '#contract/kit/z.ts'
import { Staff, StaffDraft, StaffEdit, StaffQuery } from '#contract/staff/staff.ts'

const path = '/staff'
const { save, update, remove, ...calls } = slugEndpoints(path, {
  noun: 'staff account',
  access: { view: 'staff.manage', change: 'staff.manage' },
  row: Staff,
  draft: StaffDraft,
  edit: StaffEdit,
  query: StaffQuery,
})
const bySlug = { params: SlugParams }

export const staffEndpoints = {
  ...calls,
  save: endpoint({ ...save, reply: save.reply.extend(mailedReply), shownOnce: 'link' }),
  update: endpoint({ ...update, access: 'staff.manage', summary: 'Change, disable or enable a staff account' }),
  remove: endpoint({
    ...remove,
    access: 'staff.manage',
    summary: 'Disable a staff account; what it did stays in the records',
  }),
  sendLink: endpoint({
    ...bySlug,
    method: 'POST',
    path: `${path}/:slug/password-link`,
    access: 'staff.manage',
    summary: 'Mail a link to set a new password',
    reply: Done.extend(mailedReply),
    shownOnce: 'link',
  }),
  makePassword: endpoint({
    ...bySlug,
    method: 'PUT',
    path: `${path}/:slug/password`,
    access: 'staff.manage',
    summary: 'Generate a new password and show it once',
    reply: savedReply(z.object({ password: z.string() })),
    isSecret: true,
  }),
  resetSecondFactor: endpoint({
    ...bySlug,
    method: 'DELETE',
    path: `${path}/:slug/second-factor`,
    access: 'staff.manage',
    summary: 'Reset the second factor of a person who has lost the phone, and sign the account out everywhere',
    reply: Done,
  }),
}
