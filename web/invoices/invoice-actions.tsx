import { Button, Group } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import type { InvoiceDetail } from '#contract/invoices/invoice.ts'
import { invoiceMessages as say } from '#contract/invoices/invoice-messages.ts'
import { fetchPdf } from '#web/invoices/invoice-queries.ts'
import { useFile } from '#web/kit/api/use-file.ts'

interface InvoiceActionsProps {
  invoice: InvoiceDetail
  onPay: () => void
  onRefund: () => void
  onCredit: () => void
  onRebill: () => void
}

export const InvoiceActions = ({
  invoice: { number, status, credited, total },
  onPay,
  onRefund,
  onCredit,
  onRebill,
}: InvoiceActionsProps) => {
  const file = useFile(say.pdfFailed)
  const name = `invoice-${number}.pdf`
  return (
    <Group gap="xs">
      {credited < total && (
        <>
          <Button variant="default" onClick={onRebill}>
            Bill to someone else
          </Button>
          <Button variant="default" onClick={onCredit}>
            Credit note
          </Button>
        </>
      )}
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} />}
        onClick={() => file.show(() => fetchPdf(number), name)}
      >
        Print
      </Button>
      <Button
        variant={status === 'pending' || status === 'refund_due' ? 'default' : 'filled'}
        leftSection={<IconDownload size={16} />}
        loading={file.busy}
        onClick={() => file.save(() => fetchPdf(number), name)}
      >
        PDF
      </Button>
      {status === 'pending' && <Button onClick={onPay}>Mark as Paid</Button>}
      {status === 'refund_due' && <Button onClick={onRefund}>Refund</Button>}
    </Group>
  )
}
