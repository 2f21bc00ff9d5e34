import type { Deposit } from '#contract/deposits/deposit.ts'
import { depositMessages as say } from '#contract/deposits/deposit-messages.ts'
import type { Paise } from '#contract/kit/money.ts'
import { text } from '#contract/kit/text.ts'
import { PayDraft } from '#contract/payments/payment.ts'

/** The form of a decision: the amount is the part to keep, and the method is how the rest goes back. */
const KeepForm = PayDraft.omit({ confirm_cash: true }).extend({ reason: text(200).optional() })

export const keepingUpTo = (deposit: Paise) =>
  KeepForm.superRefine(({ amount, reason }, context) => {
    const complain = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], input: amount, message })
    if (amount === undefined) complain('amount', say.amountRequired)
    else if (amount > deposit) complain('amount', say.keepTooMuch(deposit))
    if (!reason) complain('reason', say.keepReason)
  })

/** The rest goes back the way it came, unless another method is chosen. */
export const newDecision = ({ payment_method }: Deposit) => ({
  payment_method: payment_method.toLowerCase(),
  source: '',
  reference: '',
  amount: null,
  reason: '',
})

/** The same form for a deposit that is taken: its amount is required. */
export const takingDeposit = KeepForm.refine(({ amount }) => amount !== undefined, {
  path: ['amount'],
  message: say.amountRequired,
})
