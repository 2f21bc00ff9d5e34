import type { BillLine } from '#contract/folios/bill.ts'
import { linesOfParts, type TaxedPart, taxParts } from '#contract/folios/bill-lines.ts'
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
import { type Paise, sumOf, zero } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'

export interface FolioDiscount extends DiscountTerms {
  id: number
  folio_id: FolioId
  /** It follows the charges into every folio: the booking had one folio when it was given. */
  is_for_booking: boolean
}

/** What the folios of a booking are made of. */
export interface Charged extends Division {
  stay: BilledStay
  orders: OrderCharge[]
  extras: ExtraCharge[]
  /** Discounts, as far as no invoice has given them yet. */
  discounts: FolioDiscount[]
  taxes: Taxes
  /** Only the charges before this day, with their share of the discounts. */
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

const chargesOf = ({ stay, orders, extras, taxes }: Charged): Charge[] => [
  ...chargesOfStay(stay, taxes),
  ...chargesOfOrders(orders, stay.lines),
  ...chargesOfExtras(extras),
]

/** The open charges of each folio of a booking; the booking's own folio comes first. */
export const makeFolios = ({ before, ...charged }: Charged): OpenFolio[] => {
  const isInvoiced = ({ charge, folio_id }: Part) =>
    charged.invoiced.some((invoice) => invoice.folio_id === folio_id && invoice.charge_keys.includes(charge.key))
  const divided = divideCharges(chargesOf(charged), charged)
  const open = discounted(
    divided.filter((part) => !isInvoiced(part)),
    charged.discounts,
  )
  // What was invoiced decides the slab of what other folios have of a night: percentages were given on it too.
  const invoiced = discounted(
    divided.filter(isInvoiced),
    charged.discounts.filter(({ amount }) => amount === null),
  )
  const taxed = taxParts([...open.parts, ...invoiced.parts], charged.taxes)
  return [null, ...charged.folios.map(({ id }) => id)].map((folio_id) => {
    const isShown = (part: Part) =>
      part.folio_id === folio_id && !isInvoiced(part) && (before === undefined || part.charge.date < before)
    const parts = taxed.filter(isShown)
    return { folio_id, parts, lines: linesOfParts(parts), given: open.givenOn(isShown) }
  })
}

/** The parts with what the discounts take off them, and what each discount takes off some of them. */
const discounted = (parts: Part[], discounts: FolioDiscount[]) => {
  const { off, taken } = discountEach(
    parts.map(({ charge, folio_id, ...part }) => ({
      // A fee and the kept part of a deposit have a slab of their own, and no discount reduces them.
      amount: charge.slab_value === null ? grossOf(part) : zero,
      isRoom: charge.kind === 'room',
      folio_id,
    })),
    discounts,
    ({ is_for_booking, folio_id }, part) => is_for_booking || part.folio_id === folio_id,
  )
  return {
    parts: parts.map((part, index) => ({ ...part, discount: off[index] ?? zero })),
    givenOn: (isMeant: (part: Part) => boolean) =>
      discounts.flatMap(({ id }, at) => {
        const amount = sumOf(parts.flatMap((part, index) => (isMeant(part) ? (taken[at]?.[index] ?? zero) : [])))
        return amount > 0 ? { discount_id: id, amount } : []
      }),
  }
}
