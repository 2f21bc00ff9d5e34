import { type EInvoiceProblemCode, eInvoiceProblems, sacProblem } from '#contract/e-invoices/e-invoice-messages.ts'
import { isGstin } from '#contract/settings/gstin.ts'
import { Inv01 } from '#server/e-invoices/inv01.ts'

/** The problem of each field that a hotel can leave empty or wrong; `*` is the position in a list. */
const problemOfField: Record<string, EInvoiceProblemCode> = {
  'DocDtls.No': 'number_wrong',
  'SellerDtls.Gstin': 'hotel_gstin_wrong',
  'SellerDtls.LglNm': 'hotel_name_wrong',
  'SellerDtls.Addr1': 'hotel_address_missing',
  'SellerDtls.Loc': 'hotel_city_missing',
  'SellerDtls.Pin': 'hotel_pin_missing',
  'SellerDtls.Stcd': 'hotel_state_wrong',
  'BuyerDtls.Pos': 'hotel_state_wrong',
  'BuyerDtls.Gstin': 'customer_gstin_wrong',
  'BuyerDtls.Stcd': 'customer_gstin_wrong',
  'BuyerDtls.LglNm': 'customer_name_wrong',
  'BuyerDtls.Addr1': 'customer_address_missing',
  'BuyerDtls.Loc': 'customer_place_missing',
}

/** What the portal would refuse in a document, in sentences that say what to do. */
export const findProblems = (document: Inv01) => {
  const found = new Set<string>([...fieldProblems(document), ...rulesBroken(document).map(sentenceOf)])
  // An address that is missing has no city either.
  if (found.has(eInvoiceProblems.customer_address_missing)) found.delete(eInvoiceProblems.customer_place_missing)
  return [...found]
}

const sentenceOf = (code: EInvoiceProblemCode): string => eInvoiceProblems[code]

const fieldProblems = (document: Inv01) => {
  const { error } = Inv01.safeParse(document)
  return (error?.issues ?? []).map(({ path, code }) => {
    const field = path.map((part) => (typeof part === 'number' ? '*' : String(part))).join('.')
    if (field === 'ItemList') return sentenceOf(code === 'too_small' ? 'no_lines' : 'too_many_lines')
    if (field === 'ItemList.*.HsnCd') {
      const item = document.ItemList[Number(path[1])]
      return sacProblem(item?.PrdDesc ?? item?.SlNo ?? '')
    }
    return sentenceOf(problemOfField[field] ?? 'other')
  })
}

const rulesBroken = (document: Inv01): EInvoiceProblemCode[] => {
  const { SellerDtls: seller, BuyerDtls: buyer } = document
  return [
    ...(isGstin(seller.Gstin) ? [] : (['hotel_gstin_wrong'] as const)),
    ...(isGstin(seller.Gstin) && seller.Gstin.slice(0, 2) !== seller.Stcd ? (['hotel_state_wrong'] as const) : []),
    ...(isGstin(buyer.Gstin) ? [] : (['customer_gstin_wrong'] as const)),
    ...(buyer.Gstin === seller.Gstin ? (['customer_is_hotel'] as const) : []),
    ...(document.ItemList.length > 0 && !addsUp(document) ? (['sums_differ'] as const) : []),
  ]
}

const paise = (amount: number) => Math.round(amount * 100)
const isSum = (total: number, ...parts: number[]) => paise(total) === parts.reduce((sum, part) => sum + paise(part), 0)

/** The portal tolerates small differences; here there are none, because everything is whole paise. */
const addsUp = ({ ItemList: items, ValDtls: values }: Inv01) => {
  const isSumOf = (total: number, field: 'AssAmt' | 'CgstAmt' | 'SgstAmt' | 'IgstAmt') =>
    isSum(total, ...items.map((item) => item[field]))
  return (
    items.every((item) => isSum(item.TotAmt, item.Qty * item.UnitPrice)) &&
    items.every((item) => isSum(item.AssAmt, item.TotAmt, -item.Discount)) &&
    items.every((item) => isSum(item.TotItemVal, item.AssAmt, item.CgstAmt, item.SgstAmt, item.IgstAmt)) &&
    isSumOf(values.AssVal, 'AssAmt') &&
    isSumOf(values.CgstVal, 'CgstAmt') &&
    isSumOf(values.SgstVal, 'SgstAmt') &&
    isSumOf(values.IgstVal, 'IgstAmt') &&
    isSum(
      values.TotInvVal,
      ...[values.AssVal, values.CgstVal, values.SgstVal, values.IgstVal],
      ...[values.OthChrg, -values.Discount, values.RndOffAmt],
    )
  )
}
