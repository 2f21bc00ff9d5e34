import type { BillLine } from '#contract/folios/bill.ts'
import { linesOfParts, ofFolio, type TaxedPart, taxParts } from '#contract/folios/bill-lines.ts'
import {
  type BilledStay,
  type Charge,
  chargesOfExtras,
  chargesOfOrders,
  chargesOfStay,
  type ExtraCharge,
  type OrderCharge,
} from '#contract/folios/charge.ts'
import { type DiscountTerms, discountEach } from '#contract/folios/discount-each.ts'
import {
  divideCharges,
  type FolioId,
  grossOf,
  type MovedCharge,
  type Part,
  type Routed,
} from '#contract/folios/divide-charges.ts'
import type { Taxes } from '#contract/folios/taxes.ts'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import { type Paise, zero } from '#contract/kit/money.ts'

export interface FolioDiscount extends DiscountTerms {
  id: number
  folio_id: FolioId
}

/** What the folios of a booking are made of. */
export interface Charged {
  stay: BilledStay
  orders: OrderCharge[]
  extras: ExtraCharge[]
  folios: Routed[]
  moved: MovedCharge[]
  /** Discounts, as far as no invoice has given them yet. */
  discounts: FolioDiscount[]
  /** The charges that invoices cover. */
  invoiced: { folio_id: FolioId; charge_keys: string[] }[]
  taxes: Taxes
  /** Only the charges before this day. */
  before?: CalendarDate | undefined
}

/** A booking with one folio, as most are. */
export const oneFolio = { extras: [], folios: [], moved: [], discounts: [], invoiced: [] } satisfies Partial<Charged>

/** The charges of a folio that are on no invoice yet. */
export interface OpenFolio {
  folio_id: FolioId
  parts: TaxedPart[]
  lines: BillLine[]
  /** What each discount takes off. */
  given: { discount_id: number; amount: Paise }[]
}

const chargesOf = ({ stay, orders, extras, taxes, before }: Charged): Charge[] => {
  const charges = [...chargesOfStay(stay, taxes), ...chargesOfOrders(orders, stay.lines), ...chargesOfExtras(extras)]
  return before === undefined ? charges : charges.filter(({ date }) => date < before)
}

/** The open charges of each folio of a booking; the booking's own folio comes first. */
export const makeFolios = (charged: Charged): OpenFolio[] => {
  const { folios, moved, discounts, invoiced, taxes } = charged
  const isInvoiced = ({ charge, folio_id }: Part) =>
    invoiced.some((invoice) => invoice.folio_id === folio_id && invoice.charge_keys.includes(charge.key))
  // A charge on an invoice stays in its folio, also if a later rule would take it.
  const settled = invoiced.flatMap(({ folio_id, charge_keys }) =>
    charge_keys.map((charge_key) => ({ charge_key, folio_id, amount: null })),
  )
  const divided = divideCharges(chargesOf(charged), folios, [...moved, ...settled])
  const given: OpenFolio['given'] = []
  const discounted = [null, ...folios.map(({ id }) => id)].flatMap((id) => {
    const own = divided.filter(ofFolio(id))
    const open = own.filter((part) => !isInvoiced(part))
    const off = discountsOf(open, discounts.filter(ofFolio(id)), given)
    return own.map((part) => ({ ...part, discount: off.get(part) ?? zero }))
  })
  const taxed = taxParts(discounted, taxes)
  return [null, ...folios.map(({ id }) => id)].map((folio_id) => {
    const parts = taxed.filter((part) => part.folio_id === folio_id && !isInvoiced(part))
    const ofThis = discounts.filter(ofFolio(folio_id)).map(({ id }) => id)
    return {
      folio_id,
      parts,
      lines: linesOfParts(parts),
      given: given.filter(({ discount_id, amount }) => amount > 0 && ofThis.includes(discount_id)),
    }
  })
}

/** What the discounts take off each part; `given` collects what each discount takes off in all. */
const discountsOf = (parts: Part[], discounts: FolioDiscount[], given: OpenFolio['given']) => {
  if (discounts.length === 0) return new Map<Part, Paise>()
  const bases = parts.map((part) => ({
    // A fee and the kept part of a deposit have a slab of their own, and no discount reduces them.
    amount: part.charge.slab_value === null ? grossOf(part) : zero,
    isRoom: part.charge.kind === 'room',
  }))
  const each = discountEach(bases, discounts)
  for (const [index, { id }] of discounts.entries()) {
    given.push({ discount_id: id, amount: each.given[index] ?? zero })
  }
  return new Map(parts.map((part, index) => [part, each.off[index] ?? zero]))
}
