import { IconReceiptRefund } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { CreditNoteQuery, ListedCreditNote } from '#contract/invoices/credit-note-list.ts'
import { invoiceMessages as say } from '#contract/invoices/invoice-messages.ts'
import { formatRupees } from '#contract/kit/money.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { bookingColumn } from '#web/invoices/booking-column.tsx'
import classes from '#web/invoices/invoices.module.css'
import { PdfButton } from '#web/invoices/pdf-button.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import type { PagedList } from '#web/kit/list/paged-list.ts'
import { ButtonLink, TextLink } from '#web/kit/page/links.tsx'
import { ClippedText } from '#web/kit/table/clipped-text.tsx'
import type { Column } from '#web/kit/table/column.ts'
import { PagedTable } from '#web/kit/table/paged-table.tsx'
import { paths } from '#web/paths.ts'

const columns: Column<ListedCreditNote, NonNullable<CreditNoteQuery['sort']>>[] = [
  {
    title: 'Number',
    sort: 'number',
    card: 'heading',
    cell: ({ number }) => <span className={classes.number}>{number}</span>,
  },
  { title: 'Date', sort: 'invoice_date', cell: ({ invoice_date }) => formatDay(invoice_date) },
  {
    title: 'Invoice',
    cell: ({ invoice }) => (
      <TextLink to={paths.invoice} search={{ slug: invoice.slug }} className={classes.number}>
        {invoice.number}
      </TextLink>
    ),
  },
  bookingColumn,
  { title: 'Guest', width: '20%', cell: ({ guest_name }) => <ClippedText>{guest_name}</ClippedText> },
  { title: 'Reason', width: '25%', hideWhenNarrow: true, cell: ({ reason }) => <ClippedText>{reason}</ClippedText> },
  { title: 'Total', sort: 'total', numeric: true, cell: ({ total }) => formatRupees(total) },
]

interface CreditNotesTableProps extends PagedList<ListedCreditNote, CreditNoteQuery> {
  toolbar: ReactNode
}

export const CreditNotesTable = ({ toolbar, ...paged }: CreditNotesTableProps) => (
  <PagedTable
    caption="Credit notes"
    columns={columns}
    {...paged}
    failed={say.creditNotesFailed}
    toolbar={toolbar}
    actions={({ number }) => <PdfButton number={number} kind="credit-note" />}
    empty={
      <EmptyState
        icon={<IconReceiptRefund size={28} />}
        title="No credit notes yet"
        text="A credit note corrects an invoice. Create one from the invoice's page."
        action={<ButtonLink to={paths.invoices}>Invoices</ButtonLink>}
      />
    }
  />
)
