import { Radio, Text } from '@mantine/core'
import { use, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { discountLimit } from '#contract/folios/discount-limit.ts'
import { DiscountDraft, DiscountPreview, type Folio } from '#contract/folios/folio.ts'
import { folioMessages as say } from '#contract/folios/folio-messages.ts'
import { BillChange } from '#web/bookings/stays/bill-change.tsx'
import { useDiscountPreview, useGiveDiscount } from '#web/folios/folio-queries.ts'
import { slabFall } from '#web/folios/slab-fall.ts'
import { AccessContext } from '#web/kit/access/use-may.ts'
import { MoneyField } from '#web/kit/fields/money-field.tsx'
import { PercentField } from '#web/kit/fields/percent-field.tsx'
import { TextareaField } from '#web/kit/fields/textarea-field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import '@mantine/core/styles/Radio.layer.css'

interface DiscountSheetProps {
  folio: Pick<Folio, 'slug' | 'name' | 'charges'>
  /** Several folios: the title says which one. */
  isNamed: boolean
  onClose: () => void
}

const messages = { done: say.discountGiven, taken: say.discountFailed, failed: say.discountFailed }

/** Gives a discount on the open charges, and shows the new total before it is saved. */
export const DiscountSheet = ({ folio, isNamed, onClose }: DiscountSheetProps) => {
  const [kind, setKind] = useState('percent')
  const form = useFormOf(DiscountDraft, { percent: null, amount: null, on: 'all', reason: '' })
  const { control, resetField } = form
  const { field: on } = useController({ control, name: 'on' })
  const [percent, amount] = useWatch({ control, name: ['percent', 'amount'] })
  const give = useGiveDiscount(folio.slug)
  const terms = DiscountPreview.safeParse({ percent, amount, on: on.value ?? 'all' })
  const preview = useDiscountPreview(folio.slug, terms.data)
  const bills = terms.success ? preview.data : undefined
  const limit = discountLimit(use(AccessContext)?.granted, folio.charges, on.value ?? 'all')

  return (
    <FormDialog
      title={isNamed ? `Give discount on ${folio.name}` : 'Give discount'}
      form={form}
      onSave={give.mutateAsync}
      label="Give discount"
      say={messages}
      onClose={onClose}
    >
      <Radio.Group
        label="Discount"
        value={kind}
        onChange={(chosen) => {
          setKind(chosen)
          resetField(chosen === 'percent' ? 'amount' : 'percent')
        }}
      >
        <div style={{ display: 'flex', gap: 24, marginTop: 4 }}>
          <Radio value="percent" label="Percent" />
          <Radio value="amount" label="Amount" />
        </div>
      </Radio.Group>
      {kind === 'percent' ? (
        <PercentField control={control} name="percent" label="Percent off" required autoFocus />
      ) : (
        <MoneyField control={control} name="amount" label="Amount off, before tax" required />
      )}
      <Radio.Group label="On" value={on.value} onChange={on.onChange}>
        <div style={{ display: 'flex', gap: 24, marginTop: 4 }}>
          <Radio value="all" label="All charges" />
          <Radio value="rooms" label="Rooms only" />
        </div>
      </Radio.Group>
      {limit && <Text size="sm">{limit}</Text>}
      <TextareaField control={control} name="reason" label="Reason" required />
      <BillChange
        bills={bills}
        isPending={preview.isFetching}
        error={preview.error}
        missing={!terms.success && 'Enter a percentage or an amount to see the new total.'}
      />
      <Text size="sm" mih={20} aria-live="polite">
        {/* The line is kept free for the note, so that the buttons do not move. */}
        {bills && slabFall(bills)}
      </Text>
    </FormDialog>
  )
}
