import { limitOf, limitText, type Permission, permissionLabel } from '#contract/kit/permission.ts'

/** What the role allows of a permission with a limit, and what was asked for. */
const limited: Partial<Record<Permission, (limit: string, wanted: string) => string>> = {
  'discounts.give': (limit, wanted) => `discounts up to ${limit} together. With this one they are ${wanted}.`,
  'payments.refund': (limit, wanted) => `refunds up to ${limit} for a booking. With this one they are ${wanted}.`,
  'rates.override': (limit, wanted) =>
    `prices up to ${limit} below the rate plan’s, on every night. The lowest is ${wanted} below.`,
}

/** The percentage that exceeds a limit must not read like the limit: 10.004 % is 10.01 %. */
const wantedText = (name: Permission, wanted: number) =>
  limitText(name, limitOf(name) === 'amount' ? wanted : Math.ceil(wanted * 100) / 100)

const whose = (isApproved: boolean) => (isApproved ? 'Your colleague’s role' : 'Your role')
const help = (isApproved: boolean) =>
  isApproved ? 'Ask somebody else to approve it.' : 'Ask a colleague to approve it.'

export const permissionMessages = {
  notAllowed: (name: Permission) => `Your role does not include “${permissionLabel(name)}”. Ask an owner or a manager.`,
  /** The role lacks a permission that only some requests of an endpoint need. */
  approvalNeeded: (name: Permission) =>
    `Your role does not include “${permissionLabel(name)}”. Ask a colleague to approve it.`,
  /** A rent was typed without a rate plan. */
  planNeeded: `Choose a rate plan: your role does not include “${permissionLabel('rates.override')}”. Or ask a colleague to approve it.`,
  /** The role's limit is lower than what was asked for, or that of the colleague who approved it. */
  aboveLimit: (name: Permission, limit: number, wanted: number, isApproved: boolean) =>
    `${whose(isApproved)} allows ${limited[name]?.(limitText(name, limit), wantedText(name, wanted))} ${help(isApproved)}`,
  approvalUsed: 'This approval was used before. Ask a colleague to approve it again.',
}
