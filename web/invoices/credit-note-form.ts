import { leftToCredit } from '#contract/invoices/credit-lines.ts'
import { CreditNoteDraft, type InvoiceDetail } from '#contract/invoices/invoice.ts'
import { invoiceMessages as say } from '#contract/invoices/invoice-messages.ts'
import { type Paise, paiseFromRupees, Rupees, zero } from '#contract/kit/money.ts'
import { z } from '#contract/kit/z.ts'

type Lines = InvoiceDetail['lines']

/** The form has a field for every line of the invoice; an empty one is not credited. */
export const creditNoteForm = (lines: Lines) =>
  z
    .object({ reason: CreditNoteDraft.shape.reason, amounts: z.array(Rupees.nullable()) })
    .superRefine((draft, context) => {
      for (const [index, amount] of draft.amounts.entries()) {
        const line = lines[index]
        if (amount === null || !line) continue
        const complain = (message: string) =>
          context.addIssue({ code: 'custom', path: ['amounts', index], input: draft, message })
        if (amount <= 0) complain(say.creditMoreThanZero)
        else if (amount > leftToCredit(line)) complain(say.creditTooHigh(leftToCredit(line)))
      }
    })

/** The lines to credit, from the typed amounts. */
export const creditedLines = (lines: Lines, amounts: (Paise | null)[]) =>
  lines.flatMap((line, index) => {
    const amount = amounts[index] ?? zero
    return amount > 0 && amount <= leftToCredit(line) ? [{ position: line.position, amount }] : []
  })

/** The value of a field while it is typed: rupees, or invalid text. */
export const typedAmount = (typed: unknown) => (typeof typed === 'number' ? paiseFromRupees(typed) : undefined) ?? null
