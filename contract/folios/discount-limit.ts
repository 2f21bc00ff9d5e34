import type { FolioCharge } from '#contract/folios/folio.ts'
import { folioMessages as say } from '#contract/folios/folio-messages.ts'
import { sumOf } from '#contract/kit/money.ts'
import { type Granted, limitText } from '#contract/kit/permission.ts'

/** A fee and the kept part of a deposit have no discount. */
const isFixed = ({ kind, extra }: FolioCharge) => kind === 'extra' && extra === null

/** What discounts take off these charges so far, in percent. */
const percentUsed = (charges: FolioCharge[], on: string) => {
  const open = charges.filter((charge) => !isFixed(charge) && (on === 'all' || charge.kind === 'room'))
  const given = sumOf(open.map(({ discount }) => discount))
  const net = sumOf(open.map(({ amount }) => amount))
  return given === 0 ? 0 : (given * 100) / (net + given)
}

/** The limit of the role and the used part of it; undefined without a limit. The server checks it with the same sums. */
export const discountLimit = (granted: Granted | undefined, charges: FolioCharge[], on: string) => {
  const limit = granted?.['discounts.give']
  if (limit === undefined || limit === null) return undefined
  const used = percentUsed(charges, on)
  const text = (percent: number) => limitText('discounts.give', percent)
  return say.discountLimit(text(limit), used > 0 ? text(Math.ceil(used * 100) / 100) : undefined)
}
