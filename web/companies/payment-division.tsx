import type { OpenInvoice } from '#contract/companies/company-payment.ts'
import { formatRupees } from '#contract/kit/money.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import type { DivisionForm } from '#web/companies/divided-payment.ts'
import classes from '#web/companies/payment-division.module.css'
import { MoneyField } from '#web/kit/fields/money-field.tsx'

interface PaymentDivisionProps {
  open: OpenInvoice[]
  form: DivisionForm
}

/** Each unpaid invoice with a field for its part of the payment. */
export const PaymentDivision = ({ open, form }: PaymentDivisionProps) => (
  <ul className={classes.invoices} aria-label="Invoices">
    {open.map(({ slug, number, guest_name, due_date, balance }, index) => (
      <li key={slug}>
        <div className={classes.facts}>
          <strong>{number}</strong> {guest_name}
          <small>
            {formatRupees(balance)} · due {formatDay(due_date)}
          </small>
        </div>
        <MoneyField control={form.control} name={`parts.${index}`} label={`Part for ${number}`} />
      </li>
    ))}
  </ul>
)
