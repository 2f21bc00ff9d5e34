import { limitText, type Permission, permissionLabel } from '#contract/kit/permission.ts'

/** What the role allows of a permission with a limit. */
const limited: Partial<Record<Permission, (limit: string) => string>> = {
  'discounts.give': (limit) => `discounts up to ${limit}`,
  'payments.refund': (limit) => `refunds up to ${limit}`,
  'rates.override': (limit) => `prices up to ${limit} below the rate plan’s`,
}

const whose = (isApproved: boolean) => (isApproved ? 'Your colleague’s role' : 'Your role')
const help = (isApproved: boolean) =>
  isApproved ? 'Ask somebody else to approve it.' : 'Ask a colleague to approve it.'

export const permissionMessages = {
  notAllowed: (name: Permission) => `Your role does not include “${permissionLabel(name)}”. Ask an owner or a manager.`,
  /** The role lacks a permission that only some requests of an endpoint need. */
  approvalNeeded: (name: Permission) =>
    `Your role does not include “${permissionLabel(name)}”. Ask a colleague to approve it.`,
  /** The role's limit is lower than what was asked for, or that of the colleague who approved it. */
  aboveLimit: (name: Permission, limit: number, isApproved: boolean) =>
    `${whose(isApproved)} allows ${limited[name]?.(limitText(name, limit)) ?? permissionLabel(name)}. ${help(isApproved)}`,
  approvalUsed: 'This approval was used before. Ask a colleague to approve it again.',
}
