import { formatRupees, type Paise } from '#contract/kit/money.ts'

export const folioMessages = {
  added: 'Folio added',
  saved: 'Folio saved',
  deleted: 'Folio deleted',
  forRooms: (count: number) => (count === 1 ? '1 folio added' : `${count} folios added, one for each further room`),
  chargeAdded: 'Charge added',
  chargeDeleted: 'Charge deleted',
  /** `used` is what earlier discounts take off the same charges. */
  discountLimit: (limit: string, used: string | undefined) =>
    used === undefined
      ? `Your role gives discounts up to ${limit} together. More needs a colleague’s approval.`
      : `Your role gives discounts up to ${limit} together, and ${used} of these charges is given already. More needs a colleague’s approval.`,
  discountGiven: 'Discount given',
  discountDeleted: 'Discount deleted',
  moved: (count: number) => (count === 1 ? 'Charge moved' : `${count} charges moved`),
  split: 'Charge split',
  invoiced: (number: string) => `Invoice ${number} issued`,
  notInvoicedTitle: 'Not invoiced',
  notInvoiced: (amount: Paise) => `${formatRupees(amount)} of charges is on no invoice yet.`,
  /** After a discount some nights may be in a lower slab. */
  slabFalls: ({ nights, all }: { nights: number; all: number }, { from, to }: { from: string; to: string }) => {
    const taxed = `then taxed at ${to} instead of ${from}.`
    return nights === all ? `Rooms are ${taxed}` : `${nights} of ${all} nights ${nights === 1 ? 'is' : 'are'} ${taxed}`
  },
  rebilled: (creditNote: string, invoice: string) => `Credit note ${creditNote} and invoice ${invoice} issued`,

  nameRequired: 'Give the folio a name, or choose a company or a guest',
  onePayer: 'Choose a company or a guest, not both',
  descriptionRequired: 'Say what the charge is for, or choose an item',
  quantity: 'Enter a quantity from 1 to 999',
  reasonRequired: 'Please say why the discount is given',
  percentOrAmount: 'Enter a percentage or an amount',
  notNegative: "A price can't be less than zero",
  moreThanZero: 'Enter an amount of more than zero',
  chooseCharge: 'Choose at least one charge',

  missing: 'This folio no longer exists. Load the booking again.',
  extraMissing: 'This charge no longer exists. Load the booking again.',
  chooseFolios: 'Choose at least two folios',
  folioTwice: 'A folio is named twice. Name each folio once.',
  discountMissing: 'This discount no longer exists. Load the booking again.',
  companyMissing: 'This company no longer exists. Choose another.',
  companyInactive: (name: string) => `${name} is not active. Choose another company, or set it active first.`,
  guestMissing: 'This guest no longer exists. Choose another.',
  lineMissing: 'This booking has no such room. Choose another.',
  itemMissing: 'This item no longer exists. Choose another.',
  taxCategoryMissing: 'This tax category no longer exists. Choose another.',
  chargeMissing: 'A charge is no longer in this folio. Load the booking again and choose once more.',
  chargeInvoiced: 'This charge is on an invoice. Credit the invoice first, then change the charge.',
  chargeIsFixed: 'This charge is a fee or the kept part of a deposit. It stays on the bill.',
  nightInvoiced: 'A night of this change is on an invoice. Credit the invoice first, then change the night.',
  orderInvoiced: 'This order is on an invoice. Credit the invoice first, then change the order.',
  nothingToDiscount: 'There are no open charges that this discount could reduce. Nothing was saved.',
  discountTooHigh: (charges: Paise) =>
    `The open charges are only ${formatRupees(charges)} before tax. Enter that or less.`,
  discountUsed: 'An invoice has given this discount. Credit the invoice first, then delete the discount.',
  sameFolio: 'Choose another folio than the one that has the charge',
  partTooHigh: (amount: Paise) => `Enter less than ${formatRupees(amount)}; to move all of it, move the charge.`,
  otherDate: (from: string, to: string) => `Choose a date from ${from} to ${to}`,
  ended: (status: string) => `This booking is ${status}. Its folios can't be changed.`,
  notEmpty: 'This folio has had payments or invoices, so it stays. Move its charges to another folio instead.',
  tooMany: (most: number) => `A booking has at most ${most} folios`,
  holdsMoney: (name: string, amount: Paise) =>
    `${formatRupees(amount)} of ${name} is not for any charge. Refund it first, or move a charge to that folio.`,
  notYet: 'An invoice is issued during the stay, or at check-out. Check the guest in first.',
  nothingToInvoice: 'There is nothing to invoice: all charges up to last night are on invoices already.',
  onePerRoom: 'Every room of this booking has its folio already.',
  changedMeanwhile: 'A colleague changed this folio while you were editing it. Look at what changed, then save again.',
  rebillCredited:
    'This invoice was credited completely. Load the booking again: it has the invoice that replaced it, or the charges to invoice again.',
  rebillReason: 'Please say why the invoice is billed to someone else',
  samePayer: 'The invoice is for them already. Choose someone else.',

  loadFailed: 'Failed to load the folios',
  saveFailed: 'Failed to save the folio',
  deleteFailed: 'Failed to delete the folio',
  chargeFailed: 'Failed to save the charge',
  chargeDeleteFailed: 'Failed to delete the charge',
  discountFailed: 'Failed to save the discount',
  discountDeleteFailed: 'Failed to delete the discount',
  moveFailed: 'Failed to move the charges',
  invoiceFailed: 'Failed to issue the invoice',
  rebillFailed: 'Failed to bill someone else',
}
