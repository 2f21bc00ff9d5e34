import { folioMessages as say } from '#contract/folios/folio-messages.ts'
import type { Paise } from '#contract/kit/money.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

const conflict = (code: string, message: string) => new Problem(409, code, message)
const wrongField = (field: string, code: string, message: string) =>
  new Problem(422, code, message, { [field]: [message] })

export const folioProblems = {
  missing: () => new Problem(404, 'folio_missing', say.missing),
  extraMissing: () => new Problem(404, 'charge_missing', say.extraMissing),
  nothingToDiscount: () => new Problem(409, 'nothing_to_discount', say.nothingToDiscount),
  discountTooHigh: (charges: Paise) => wrongField('amount', 'discount_too_high', say.discountTooHigh(charges)),
  discountMissing: () => new Problem(404, 'discount_missing', say.discountMissing),
  companyMissing: () => wrongField('company_id', 'company_missing', say.companyMissing),
  companyInactive: (name: string) => wrongField('company_id', 'company_inactive', say.companyInactive(name)),
  guestMissing: () => wrongField('guest_id', 'guest_missing', say.guestMissing),
  lineMissing: () => wrongField('line', 'line_missing', say.lineMissing),
  itemMissing: () => wrongField('item_id', 'item_missing', say.itemMissing),
  taxCategoryMissing: () => wrongField('tax_category', 'tax_category_missing', say.taxCategoryMissing),
  otherDate: (from: string, to: string) => wrongField('date', 'wrong_date', say.otherDate(from, to)),
  toFolioMissing: () => wrongField('to_folio', 'folio_missing', say.missing),
  sameFolio: () => wrongField('to_folio', 'same_folio', say.sameFolio),
  partTooHigh: (amount: Paise) => wrongField('amount', 'part_too_high', say.partTooHigh(amount)),
  chargeMissing: () => conflict('charge_missing', say.chargeMissing),
  chargeInvoiced: () => conflict('charge_invoiced', say.chargeInvoiced),
  chargeIsFixed: () => conflict('charge_is_fixed', say.chargeIsFixed),
  discountUsed: () => conflict('discount_used', say.discountUsed),
  ended: (status: string) => conflict('booking_ended', say.ended(status)),
  notEmpty: () => conflict('folio_not_empty', say.notEmpty),
  tooMany: (most: number) => conflict('too_many_folios', say.tooMany(most)),
  holdsMoney: (name: string, amount: Paise) => conflict('folio_holds_money', say.holdsMoney(name, amount)),
  notYet: () => conflict('not_checked_in', say.notYet),
  nothingToInvoice: () => conflict('nothing_to_invoice', say.nothingToInvoice),
  onePerRoom: () => conflict('one_per_room', say.onePerRoom),
  changedMeanwhile: () => conflict('changed_meanwhile', say.changedMeanwhile),
  rebillCredited: () => conflict('invoice_credited', say.rebillCredited),
  samePayer: () => wrongField('billed_to', 'same_payer', say.samePayer),
}

export const folioConstraints: ConstraintProblems = {
  invoice_charge_once: folioProblems.chargeInvoiced,
  night_invoiced: () => conflict('night_invoiced', say.nightInvoiced),
  order_invoiced: () => conflict('order_invoiced', say.orderInvoiced),
  folio_company_id_fkey: folioProblems.companyMissing,
  folio_guest_id_fkey: folioProblems.guestMissing,
  extra_tax_category_id_fkey: folioProblems.taxCategoryMissing,
}
