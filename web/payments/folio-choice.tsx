import { Select } from '@mantine/core'
import { formatRupees, type Paise } from '#contract/kit/money.ts'

/** What can be paid for a folio, and refunded of it. */
export interface FolioMoney {
  slug: string
  name: string
  /** The balance of the invoice or the charges that a payment is for. */
  payable: Paise
  /** The most that can be refunded. */
  refundable: Paise
  /** The refund that is due. */
  owed: Paise
}

interface FolioChoiceProps {
  folios: FolioMoney[]
  chosen: FolioMoney
  amountOf: (folio: FolioMoney) => Paise
  onChoose: (slug: string) => void
}

/** Which folio the money is for; a booking with one folio has nothing to choose. */
export const FolioChoice = ({ folios, chosen, amountOf, onChoose }: FolioChoiceProps) =>
  folios.length > 1 && (
    <Select
      label="Folio"
      mb="sm"
      allowDeselect={false}
      data={folios.map((folio) => ({ value: folio.slug, label: `${folio.name}, ${formatRupees(amountOf(folio))}` }))}
      value={chosen.slug}
      onChange={(slug) => slug && onChoose(slug)}
    />
  )
