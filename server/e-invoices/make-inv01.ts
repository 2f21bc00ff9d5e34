import { minus, type Paise, rupeesFromPaise, sumOf, times, zero } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { stateCode } from '#contract/settings/indian-states.ts'
import { addressLines, cutText, pinOf, placeOf, plainText } from '#server/e-invoices/address-parts.ts'
import type { EInvoiceDocument } from '#server/e-invoices/e-invoice-document-store.ts'
import type { Inv01 } from '#server/e-invoices/inv01.ts'

/** 2026-11-17 is 17/11/2026 on the portal. */
export const portalDay = (day: CalendarDate) => day.split('-').reverse().join('/')

export const documentType = ({ kind }: Pick<EInvoiceDocument, 'kind'>) => (kind === 'invoice' ? 'INV' : 'CRN')

const isTaxed = ({ treatment, tax_rate }: Line) => treatment === 'taxable' && tax_rate > 0

/**
 * The document as it was issued, for the portal. It may be incomplete: findProblems says what is missing. Settings are
 * used only for what the document does not have.
 */
export const makeInv01 = (document: EInvoiceDocument): Inv01 => ({
  Version: '1.1',
  TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N' },
  DocDtls: { Typ: documentType(document), No: document.number, Dt: portalDay(document.invoice_date) },
  SellerDtls: sellerOf(document),
  BuyerDtls: buyerOf(document),
  ItemList: document.lines.filter(isTaxed).map(itemOf),
  ValDtls: valuesOf(document),
  ...(document.corrects && {
    RefDtls: {
      PrecDocDtls: [{ InvNo: document.corrects.number, InvDt: portalDay(document.corrects.invoice_date) }],
    },
  }),
})

const hotelState = ({ property, settings }: EInvoiceDocument) => stateCode(property.state || settings.state) ?? ''

const sellerOf = (document: EInvoiceDocument): Inv01['SellerDtls'] => {
  const { property, settings } = document
  return {
    Gstin: property.gstin,
    LglNm: cutText(plainText(property.name), 100),
    ...addressLines(property.address || settings.address),
    Loc: plainText(property.city || settings.city),
    Pin: Number(property.pin_code || settings.pin_code),
    Stcd: hotelState(document),
  }
}

const buyerOf = (document: EInvoiceDocument): Inv01['BuyerDtls'] => {
  const { name, address, gstin } = document.customer
  const pin = pinOf(address)
  return {
    Gstin: gstin,
    LglNm: cutText(plainText(name), 100),
    // The place of supply of a stay is the state of the hotel.
    Pos: hotelState(document),
    ...addressLines(address),
    Loc: placeOf(address),
    ...(pin !== undefined && { Pin: pin }),
    Stcd: gstin.slice(0, 2),
  }
}

type Line = EInvoiceDocument['lines'][number]
type Item = Inv01['ItemList'][number]

const itemOf = (line: Line, index: number): Item => {
  const description = cutText(plainText(line.description), 300)
  const rupees = rupeesFromPaise
  return {
    SlNo: String(index + 1),
    ...(description.length >= 3 && { PrdDesc: description }),
    IsServc: line.sac.startsWith('99') ? 'Y' : 'N',
    HsnCd: line.sac,
    Qty: line.quantity,
    Unit: 'NOS',
    UnitPrice: rupees(line.rate),
    TotAmt: rupees(times(line.rate, line.quantity)),
    Discount: rupees(line.discount),
    AssAmt: rupees(line.amount),
    GstRt: line.tax_rate / 100,
    IgstAmt: 0,
    CgstAmt: rupees(line.cgst),
    SgstAmt: rupees(line.sgst),
    TotItemVal: rupees(sumOf([line.amount, line.cgst, line.sgst])),
  }
}

/** Lines that are not taxed are no items; the portal counts them as other charges. */
const valuesOf = ({ lines, charges, cgst, sgst, round_off, total }: EInvoiceDocument): Inv01['ValDtls'] => {
  const taxable: Paise = sumOf(lines.filter(isTaxed).map(({ amount }) => amount))
  return {
    AssVal: rupeesFromPaise(taxable),
    CgstVal: rupeesFromPaise(cgst),
    SgstVal: rupeesFromPaise(sgst),
    IgstVal: rupeesFromPaise(zero),
    // Discounts are those of the lines.
    Discount: rupeesFromPaise(zero),
    OthChrg: rupeesFromPaise(minus(charges, taxable)),
    RndOffAmt: rupeesFromPaise(round_off),
    TotInvVal: rupeesFromPaise(total),
  }
}
