import { Button } from '@mantine/core'
import { leftToCredit } from '#contract/invoices/credit-lines.ts'
import type { InvoiceDetail } from '#contract/invoices/invoice.ts'
import { formatRupees, rupeesFromPaise } from '#contract/kit/money.ts'
import classes from '#web/invoices/credit-note.module.css'
import type { creditNoteForm } from '#web/invoices/credit-note-form.ts'
import { MoneyField } from '#web/kit/fields/money-field.tsx'
import type { FormOf } from '#web/kit/form/use-form-of.ts'

interface CreditNoteLinesProps {
  lines: InvoiceDetail['lines']
  form: FormOf<ReturnType<typeof creditNoteForm>>
}

/** Every line with its remaining amount, and a field for the amount to credit. */
export const CreditNoteLines = ({ lines, form }: CreditNoteLinesProps) => (
  <ul className={classes.lines} aria-label="Lines">
    {lines.map((line, index) => {
      const left = leftToCredit(line)
      return (
        <li key={line.position}>
          <div className={classes.facts}>
            {line.description}
            <small>
              {formatRupees(line.amount)}
              {line.credited > 0 && ` · ${formatRupees(line.credited)} credited · ${formatRupees(left)} left`}
            </small>
          </div>
          {left > 0 && (
            <div className={classes.amount}>
              <MoneyField control={form.control} name={`amounts.${index}`} label={`Amount of line ${line.position}`} />
              <Button
                variant="default"
                aria-label={`All of line ${line.position}`}
                onClick={() => form.setValue(`amounts.${index}`, rupeesFromPaise(left), { shouldValidate: true })}
              >
                All
              </Button>
            </div>
          )}
        </li>
      )
    })}
  </ul>
)
