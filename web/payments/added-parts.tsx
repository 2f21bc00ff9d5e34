import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { formatRupees } from '#contract/kit/money.ts'
import { type PayDraft, sumOfParts } from '#contract/payments/payment.ts'
import { usePaymentMethods } from '#web/payment-methods/payment-method-queries.ts'
import classes from '#web/payments/payments.module.css'

interface AddedPartsProps {
  parts: PayDraft[]
  onChange: (parts: PayDraft[]) => void
}

/** The parts of a payment that were added so far; each can be removed again. */
export const AddedParts = ({ parts, onChange }: AddedPartsProps) => {
  const { data: methods = [] } = usePaymentMethods()
  const methodName = ({ payment_method }: PayDraft) =>
    methods.find(({ name }) => name.toLowerCase() === payment_method)?.name ?? payment_method
  return (
    <ul className={classes.list} aria-label="Parts of the payment">
      {parts.map((part, index) => {
        const amount = formatRupees(sumOfParts([part]))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two equal parts are two parts
          <li key={index}>
            <span>{[methodName(part), part.source, part.reference].filter(Boolean).join(', ')}</span>
            <span className={classes.amount}>{amount}</span>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Remove ${amount}`}
              title="Remove"
              onClick={() => onChange(parts.filter((_, other) => other !== index))}
            >
              <IconX size={18} />
            </ActionIcon>
          </li>
        )
      })}
    </ul>
  )
}
