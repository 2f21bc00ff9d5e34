import { discountText } from '#contract/folios/discount-text.ts'
import { formatRupees, type Paise } from '#contract/kit/money.ts'

interface Extra {
  description: string
  quantity: number
  rate: Paise
}

interface Discount {
  percent: number | null
  amount: Paise | null
  applies_to: 'all' | 'rooms'
  reason: string
}

interface FolioEntry {
  name: string
}

/** A charge or a folio of a booking that was added or deleted, or a discount that was given or deleted. */
export type FolioChange = {
  id: number
  at: string
  who: string | null
  approved_by?: string | null
  is_added: boolean
} & ({ kind: 'extra'; record: Extra } | { kind: 'discount'; record: Discount } | { kind: 'folio'; record: FolioEntry })

const extraInWords = ({ description, quantity, rate }: Extra) =>
  `charge ${description}, ${quantity > 1 ? `${quantity} × ` : ''}${formatRupees(rate)}`

/** A change of a booking's charges, discounts or folios in a sentence. */
export const folioChangeInWords = (change: FolioChange) => {
  const { kind, record, is_added } = change
  if (kind === 'discount') {
    const terms = discountText(record, record.applies_to)
    return is_added ? `Discount ${terms}, ${record.reason}` : `Deleted discount ${terms}`
  }
  return `${is_added ? 'Added' : 'Deleted'} ${kind === 'extra' ? extraInWords(record) : `folio ${record.name}`}`
}
