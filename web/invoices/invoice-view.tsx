import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { InvoiceDetail } from '#contract/invoices/invoice.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { stateOfGstin, stateWithCode } from '#contract/settings/indian-states.ts'
import { CreditNotes } from '#web/invoices/credit-notes.tsx'
import { InvoiceAgain } from '#web/invoices/invoice-again.tsx'
import { InvoiceLines } from '#web/invoices/invoice-lines.tsx'
import { InvoiceStatusBadge } from '#web/invoices/invoice-status-badge.tsx'
import { InvoiceTotals } from '#web/invoices/invoice-totals.tsx'
import classes from '#web/invoices/invoices.module.css'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'
import { TextLink } from '#web/kit/page/links.tsx'
import { paths } from '#web/paths.ts'

interface InvoiceViewProps {
  invoice: InvoiceDetail
  payments: ReactNode
  eInvoices: ReactNode
}

/** An invoice as it was issued, and what was paid and corrected since. */
export const InvoiceView = ({ invoice, payments, eInvoices }: InvoiceViewProps) => {
  const { guest, booking } = invoice
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <FormCard title="Invoice">
          <Wide>
            <dl className={classes.facts}>
              <Fact label="Status">
                <InvoiceStatusBadge status={invoice.status} />
              </Fact>
              <Fact label="Date">{formatDay(invoice.invoice_date)}</Fact>
              <Fact label="Booking">
                <TextLink to={paths.bookingDetails} search={{ slug: booking.slug }}>
                  {booking.booking_number}
                </TextLink>
              </Fact>
              <Fact label="Stay">
                {formatDay(invoice.check_in_date)} – {formatDay(invoice.check_out_date)}
              </Fact>
              {invoice.property.state && <Fact label="Place of supply">{stateWithCode(invoice.property.state)}</Fact>}
              <Fact label="Rooms">{invoice.rooms}</Fact>
              <Fact label="Guest">{[guest.name, guest.address].filter(Boolean).join('\n')}</Fact>
              {guest.billed_to && (
                <Fact label="Billed to">
                  {[
                    guest.billed_to.name,
                    guest.billed_to.address,
                    guest.billed_to.gstin && `GSTIN ${guest.billed_to.gstin}`,
                    guest.billed_to.gstin && `State ${stateWithCode(stateOfGstin(guest.billed_to.gstin))}`,
                  ]
                    .filter(Boolean)
                    .join('\n')}
                </Fact>
              )}
            </dl>
            <InvoiceAgain invoice={invoice} />
          </Wide>
        </FormCard>
        <FormCard title="Lines">
          <Wide>
            <InvoiceLines lines={invoice.lines} />
          </Wide>
        </FormCard>
      </div>
      <div className={classes.column}>
        <FormCard title="Totals">
          <Wide>
            <InvoiceTotals invoice={invoice} />
          </Wide>
        </FormCard>
        <FormCard title="Payments">
          <Wide>
            {invoice.payments.length === 0 && <Text c="dimmed">No payments yet.</Text>}
            {payments}
          </Wide>
        </FormCard>
        {eInvoices}
        {invoice.credit_notes.length > 0 && (
          <FormCard title="Credit notes">
            <Wide>
              <CreditNotes notes={invoice.credit_notes} />
            </Wide>
          </FormCard>
        )}
      </div>
    </div>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
