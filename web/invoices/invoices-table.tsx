import { IconReceiptRupee } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Invoice, InvoiceQuery } from '#contract/invoices/invoice.ts'
import { invoiceMessages as say } from '#contract/invoices/invoice-messages.ts'
import { formatRupees } from '#contract/kit/money.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { bookingColumn } from '#web/invoices/booking-column.tsx'
import { InvoiceRowActions } from '#web/invoices/invoice-row-actions.tsx'
import { InvoiceStatusBadge } from '#web/invoices/invoice-status-badge.tsx'
import classes from '#web/invoices/invoices.module.css'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import type { PagedList } from '#web/kit/list/paged-list.ts'
import { ButtonLink, TextLink } from '#web/kit/page/links.tsx'
import { ClippedText } from '#web/kit/table/clipped-text.tsx'
import type { Column } from '#web/kit/table/column.ts'
import { PagedTable } from '#web/kit/table/paged-table.tsx'
import { paths } from '#web/paths.ts'

const columns: Column<Invoice, NonNullable<InvoiceQuery['sort']>>[] = [
  {
    title: 'Number',
    sort: 'number',
    card: 'heading',
    cell: ({ number, slug }) => (
      <TextLink to={paths.invoice} search={{ slug }} fw={600} className={classes.number}>
        {number}
      </TextLink>
    ),
  },
  { title: 'Date', sort: 'invoice_date', hideWhenNarrow: true, cell: ({ invoice_date }) => formatDay(invoice_date) },
  bookingColumn,
  { title: 'Guest', width: '25%', cell: ({ guest_name }) => <ClippedText>{guest_name}</ClippedText> },
  { title: 'Total', sort: 'total', numeric: true, cell: ({ total }) => formatRupees(total) },
  { title: 'Paid', numeric: true, hideWhenNarrow: true, cell: ({ paid }) => formatRupees(paid) },
  { title: 'Balance', sort: 'balance', numeric: true, cell: ({ balance }) => formatRupees(balance) },
  { title: 'Status', cell: ({ status }) => <InvoiceStatusBadge status={status} /> },
]

interface InvoicesTableProps extends PagedList<Invoice, InvoiceQuery> {
  toolbar: ReactNode
  onPay: (invoice: Invoice) => void
  onRefund: (invoice: Invoice) => void
}

export const InvoicesTable = ({ toolbar, onPay, onRefund, ...paged }: InvoicesTableProps) => (
  <PagedTable
    caption="Invoices"
    columns={columns}
    {...paged}
    failed={say.listFailed}
    toolbar={toolbar}
    actions={(invoice) => (
      <InvoiceRowActions invoice={invoice} onPay={() => onPay(invoice)} onRefund={() => onRefund(invoice)} />
    )}
    empty={
      <EmptyState
        icon={<IconReceiptRupee size={28} />}
        title="No invoices yet"
        text="An invoice is created when a guest checks out."
        action={<ButtonLink to={paths.bookings}>All Bookings</ButtonLink>}
      />
    }
  />
)
