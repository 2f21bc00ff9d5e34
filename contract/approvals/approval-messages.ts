import { type Permission, permissionLabel } from '#contract/kit/permission.ts'

export const approvalMessages = {
  approved: (name: string) => `Approved by ${name}`,
  wrongCredentials: 'Email or password is wrong. Your colleague enters the own ones.',
  notOneself: 'You can’t approve your own request. Ask a colleague.',
  approverLacks: (permission: Permission) =>
    `This colleague’s role does not include “${permissionLabel(permission)}”. Ask somebody else.`,
  failed: 'The approval could not be saved. Please try again.',
}
