import { Alert } from '@mantine/core'
import type { EInvoice } from '#contract/e-invoices/e-invoice.ts'
import { reportingDays } from '#contract/e-invoices/e-invoice-limits.ts'

/** A warning if documents were not registered in time. */
export const LateNote = ({ eInvoices }: { eInvoices: EInvoice[] }) => {
  const late = eInvoices.filter(({ is_late }) => is_late)
  if (late.length === 0) return null
  const what = late.length === 1 ? `${late[0]?.number} is` : `${late.length} documents are`
  return (
    <Alert data-tone="danger">
      {what} older than {reportingDays} days. The portal refuses such documents of hotels with a turnover of ₹10 crore
      or more: ask your accountant.
    </Alert>
  )
}
