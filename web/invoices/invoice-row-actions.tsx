import { Button, Menu } from '@mantine/core'
import { IconFileDescription, IconFileTypePdf, IconPrinter } from '@tabler/icons-react'
import type { Invoice } from '#contract/invoices/invoice.ts'
import { invoiceEndpoints } from '#contract/invoices/invoice-endpoints.ts'
import { invoiceMessages as say } from '#contract/invoices/invoice-messages.ts'
import { paymentEndpoints } from '#contract/payments/payment-endpoints.ts'
import { fetchPdf } from '#web/invoices/invoice-queries.ts'
import { PdfButton } from '#web/invoices/pdf-button.tsx'
import { useMayCall } from '#web/kit/access/use-may.ts'
import { useFile } from '#web/kit/api/use-file.ts'
import { MenuItemLink } from '#web/kit/page/menu-item-link.tsx'
import { RowActions } from '#web/kit/table/row-actions.tsx'
import { paths } from '#web/paths.ts'

interface InvoiceRowActionsProps {
  invoice: Invoice
  onPay: () => void
  onRefund: () => void
}

/** An open balance is collected first, a refund that is due is made first; otherwise the next step is the PDF. */
export const InvoiceRowActions = ({ invoice, onPay, onRefund }: InvoiceRowActionsProps) => {
  const { slug, number, status } = invoice
  const mayCall = useMayCall()
  const file = useFile(say.pdfFailed)
  const save = () => file.save(() => fetchPdf(number), `invoice-${number}.pdf`)
  const next =
    status === 'pending' && mayCall(invoiceEndpoints.pay) ? (
      <Button size="compact-sm" aria-label={`Mark as Paid ${number}`} onClick={onPay}>
        Mark as Paid
      </Button>
    ) : status === 'refund_due' && mayCall(paymentEndpoints.refund) ? (
      <Button size="compact-sm" aria-label={`Refund ${number}`} onClick={onRefund}>
        Refund
      </Button>
    ) : (
      <PdfButton number={number} kind="invoice" />
    )
  return (
    <RowActions of={number} next={next}>
      <MenuItemLink leftSection={<IconFileDescription size={16} />} to={paths.invoice} search={{ slug }}>
        View
      </MenuItemLink>
      <Menu.Item leftSection={<IconFileTypePdf size={16} />} onClick={save}>
        PDF
      </Menu.Item>
      <Menu.Item
        leftSection={<IconPrinter size={16} />}
        onClick={() => file.show(() => fetchPdf(number), `invoice-${number}.pdf`)}
      >
        Print
      </Menu.Item>
    </RowActions>
  )
}
