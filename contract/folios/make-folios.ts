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
import { type Division, divideCharges, type FolioId, grossOf, type Part } from '#contract/folios/divide-charges.ts'
import type { Taxes } from '#contract/folios/taxes.ts'
import { type Paise, zero } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'

export interface FolioDiscount extends DiscountTerms {
  id: number
  folio_id: FolioId
}

/** What the folios of a booking are made of. */
export interface Charged extends Division {
  stay: BilledStay
  orders: OrderCharge[]
  extras: ExtraCharge[]
  /** Discounts, as far as no invoice has given them yet. */
  discounts: FolioDiscount[]
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
  const isInvoiced = ({ charge, folio_id }: Part) =>
    charged.invoiced.some((invoice) => invoice.folio_id === folio_id && invoice.charge_keys.includes(charge.key))
  const divided = divideCharges(chargesOf(charged), charged)
  const folios = [null, ...charged.folios.map(({ id }) => id)].map((folio_id) => {
    const own = divided.filter(ofFolio(folio_id))
    const discounts = charged.discounts.filter(ofFolio(folio_id))
    const { parts, given } = discounted(
      own.filter((part) => !isInvoiced(part)),
      discounts,
    )
    // What was invoiced decides the slab of what other folios have of a night: percentages were given on it too.
    const invoiced = discounted(
      own.filter(isInvoiced),
      discounts.filter(({ amount }) => amount === null),
    )
    return { folio_id, parts, given, invoiced: invoiced.parts }
  })
  const taxed = taxParts(
    folios.flatMap(({ parts, invoiced }) => [...parts, ...invoiced]),
    charged.taxes,
  )
  return folios.map(({ folio_id, given }) => {
    const parts = taxed.filter((part) => part.folio_id === folio_id && !isInvoiced(part))
    return { folio_id, parts, lines: linesOfParts(parts), given }
  })
}

/** The parts with what the discounts take off them, and what each discount takes off in all. */
const discounted = (parts: Part[], discounts: FolioDiscount[]) => {
  const { off, given } = discountEach(
    parts.map((part) => ({
      // A fee and the kept part of a deposit have a slab of their own, and no discount reduces them.
      amount: part.charge.slab_value === null ? grossOf(part) : zero,
      isRoom: part.charge.kind === 'room',
    })),
    discounts,
  )
  return {
    parts: parts.map((part, index) => ({ ...part, discount: off[index] ?? zero })),
    given: discounts.flatMap(({ id }, index) => {
      const amount = given[index] ?? zero
      return amount > 0 ? { discount_id: id, amount } : []
    }),
  }
}
