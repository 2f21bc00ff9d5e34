import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { formatRupees } from '#contract/kit/money.ts'
import type { MyStay } from '#contract/my-stays/my-stay.ts'
import { myStayMessages as say } from '#contract/my-stays/my-stay-messages.ts'
import { useFile } from '#web/kit/api/use-file.ts'
import { StatusBadge } from '#web/kit/feedback/status-badge.tsx'
import { fetchMyInvoice } from '#web/my-stays/my-stay-queries.ts'

/** The documents of a stay, and the balance. */
export const InvoiceButtons = ({ invoice }: { invoice: NonNullable<MyStay['invoice']> }) => (
  <>
    <PdfButton label={`Invoice ${invoice.number}`} number={invoice.number} />
    {invoice.credit_notes.map((number) => (
      <PdfButton key={number} label={`Credit note ${number}`} number={number} />
    ))}
    {invoice.status === 'paid' && <StatusBadge tone="success">Paid</StatusBadge>}
    {invoice.status === 'cancelled' && <StatusBadge tone="secondary">Cancelled</StatusBadge>}
    {invoice.status === 'pending' && (
      <StatusBadge tone="warning">{`${formatRupees(invoice.balance)} to pay`}</StatusBadge>
    )}
  </>
)

const PdfButton = ({ label, number }: { label: string; number: string }) => {
  const file = useFile(say.pdfFailed)
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconDownload size={16} />}
      loading={file.busy}
      onClick={() => file.save(() => fetchMyInvoice(number), `invoice-${number}.pdf`)}
    >
      {label}
    </Button>
  )
}
