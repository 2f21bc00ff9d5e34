import { Button, Group } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { folioEndpoints } from '#contract/folios/folio-endpoints.ts'
import type { InvoiceDetail } from '#contract/invoices/invoice.ts'
import { invoiceEndpoints } from '#contract/invoices/invoice-endpoints.ts'
import { invoiceMessages as say } from '#contract/invoices/invoice-messages.ts'
import { paymentEndpoints } from '#contract/payments/payment-endpoints.ts'
import { fetchPdf } from '#web/invoices/invoice-queries.ts'
import { useMayCall } from '#web/kit/access/use-may.ts'
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
  const mayCall = useMayCall()
  const canPay = status === 'pending' && mayCall(invoiceEndpoints.pay)
  const canRefund = status === 'refund_due' && mayCall(paymentEndpoints.refund)
  const file = useFile(say.pdfFailed)
  const name = `invoice-${number}.pdf`
  return (
    <Group gap="xs">
      {credited < total && mayCall(folioEndpoints.rebill) && (
        <Button variant="default" onClick={onRebill}>
          Bill to someone else
        </Button>
      )}
      {credited < total && mayCall(invoiceEndpoints.credit) && (
        <Button variant="default" onClick={onCredit}>
          Credit note
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} />}
        onClick={() => file.show(() => fetchPdf(number), name)}
      >
        Print
      </Button>
      <Button
        variant={canPay || canRefund ? 'default' : 'filled'}
        leftSection={<IconDownload size={16} />}
        loading={file.busy}
        onClick={() => file.save(() => fetchPdf(number), name)}
      >
        PDF
      </Button>
      {canPay && <Button onClick={onPay}>Mark as Paid</Button>}
      {canRefund && <Button onClick={onRefund}>Refund</Button>}
    </Group>
  )
}
