import { type Permission, permissionLabel } from '#contract/kit/permission.ts'

export const approvalMessages = {
  requestTitle: 'What is approved',
  help: 'A colleague with this permission enters their own email and password. The approval is for this request only, and the audit trail keeps it.',
  approved: (name: string) => `Approved by ${name}`,
  codeNeeded: 'Your colleague has a second factor. Enter the code from their authenticator app, too.',
  approverMustSetUp:
    'This colleague’s role asks for a second factor. They must sign in once and set it up before they can approve.',
  wrongCredentials: 'Wrong email or password. Your colleague must enter their own.',
  notOneself: 'You can’t approve your own request. Ask a colleague.',
  approverLacks: (permission: Permission) =>
    `This colleague’s role does not include “${permissionLabel(permission)}”. Ask somebody else.`,
  failed: 'The approval could not be saved. Please try again.',
}
