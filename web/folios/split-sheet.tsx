import { Text } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { grossOf } from '#contract/folios/divide-charges.ts'
import { type Folio, type FolioCharge, SplitCharge } from '#contract/folios/folio.ts'
import { folioMessages as say } from '#contract/folios/folio-messages.ts'
import { formatRupees, minus, paiseFromRupees } from '#contract/kit/money.ts'
import { useSplitCharge } from '#web/folios/folio-queries.ts'
import { MoneyField } from '#web/kit/fields/money-field.tsx'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'

interface SplitSheetProps {
  folio: Folio
  charges: FolioCharge[]
  folios: Folio[]
  onClose: () => void
}

const messages = { done: say.split, taken: say.moveFailed, failed: say.moveFailed }

/** Moves an amount of a charge to another folio. */
export const SplitSheet = ({ folio, charges, folios, onClose }: SplitSheetProps) => {
  const [charge] = charges
  const others = folios.filter(({ slug }) => slug !== folio.slug)
  const form = useFormOf(SplitCharge, {
    charge_id: charge?.charge_id ?? '',
    amount: null,
    to_folio: others[0]?.slug ?? null,
  })
  const split = useSplitCharge(folio.slug)
  // Undefined while the amount is not a number of rupees and paise.
  const typed = paiseFromRupees(useWatch({ control: form.control, name: 'amount' }) || 0)
  if (!charge) return null
  const whole = grossOf(charge)
  const rest = typed === undefined || typed < 0 ? undefined : minus(whole, typed)
  return (
    <FormDialog
      title="Split charge"
      form={form}
      onSave={split.mutateAsync}
      label="Split charge"
      say={messages}
      onClose={onClose}
    >
      <Text size="sm">
        {charge.name}, {formatRupees(whole)} before tax, in {folio.name}
      </Text>
      <SelectField
        control={form.control}
        name="to_folio"
        label="To"
        required
        options={others.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <MoneyField control={form.control} name="amount" label="Amount before tax" required autoFocus />
      {/* The line is kept free for the rest, so that the buttons do not move. */}
      <Text size="sm" mih={20} aria-live="polite">
        {rest !== undefined && (rest > 0 ? `${formatRupees(rest)} stays with ${folio.name}.` : say.partTooHigh(whole))}
      </Text>
    </FormDialog>
  )
}
