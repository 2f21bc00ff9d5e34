import { formatRupees, paise } from '#contract/kit/money.ts'
import { formatPercent } from '#contract/kit/percent.ts'

interface Extra {
  description: string
  quantity: number
  rate: number
}

interface Discount {
  percent: number | null
  amount: number | null
  applies_to: 'all' | 'rooms'
  reason: string
}

interface FolioEntry {
  name: string
}

/** A charge or a folio of a booking that was added or deleted, or a discount that was given or deleted. */
export type FolioChange = { id: number; at: string; who: string | null; is_added: boolean } & (
  | { kind: 'extra'; record: Extra }
  | { kind: 'discount'; record: Discount }
  | { kind: 'folio'; record: FolioEntry }
)

const extraInWords = ({ description, quantity, rate }: Extra) =>
  `charge ${description}, ${quantity > 1 ? `${quantity} × ` : ''}${formatRupees(paise(rate))}`

const discountInWords = ({ percent, amount, applies_to }: Discount) => {
  const off = percent === null ? formatRupees(paise(amount ?? 0)) : formatPercent(percent)
  return `${off}${applies_to === 'rooms' ? ' on rooms' : ''}`
}

/** A change of a booking's charges, discounts or folios in a sentence. */
export const folioChangeInWords = (change: FolioChange) => {
  const { kind, record, is_added } = change
  if (kind === 'discount') {
    return is_added
      ? `Discount ${discountInWords(record)}, ${record.reason}`
      : `Deleted discount ${discountInWords(record)}`
  }
  return `${is_added ? 'Added' : 'Deleted'} ${kind === 'extra' ? extraInWords(record) : `folio ${record.name}`}`
}
