import { Button } from '@mantine/core'
import { IconReceiptRefund } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { CreditNoteQuery, type ListedCreditNote } from '#contract/invoices/credit-note-list.ts'
import { invoiceMessages as say } from '#contract/invoices/invoice-messages.ts'
import { formatDay } from '#contract/kit/calendar-date.ts'
import { formatRupees } from '#contract/kit/money.ts'
import { fetchCreditNotesFile, fetchPdf, useCreditNotes } from '#web/invoices/invoice-queries.ts'
import classes from '#web/invoices/invoices.module.css'
import { useFile } from '#web/kit/api/use-file.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { DayFilter } from '#web/kit/list/day-filter.tsx'
import { DownloadExcel } from '#web/kit/list/download-excel.tsx'
import { SearchBox } from '#web/kit/list/search-box.tsx'
import { useListQuery } from '#web/kit/list/use-list-query.ts'
import { ButtonLink, TextLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
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
  {
    title: 'Booking',
    minor: true,
    cell: ({ booking }) => (
      <TextLink to={paths.bookingDetails} search={{ slug: booking.slug }}>
        {booking.booking_number}
      </TextLink>
    ),
  },
  { title: 'Guest', width: '20%', cell: ({ guest_name }) => <ClippedText>{guest_name}</ClippedText> },
  { title: 'Reason', width: '25%', minor: true, cell: ({ reason }) => <ClippedText>{reason}</ClippedText> },
  { title: 'Total', sort: 'total', numeric: true, cell: ({ total }) => formatRupees(total) },
]

/** All corrections of invoices, whichever invoice they belong to. */
export const CreditNotesPage = () => {
  const [query, change] = useListQuery(CreditNoteQuery, useSearch({ from: `/admin${paths.creditNotes}` }))
  const list = useCreditNotes(query)
  return (
    <Page
      title="Credit Notes"
      trail={{ Home: paths.dashboard, Invoices: paths.invoices }}
      action={
        <DownloadExcel
          fetchFile={(how) => fetchCreditNotesFile(query, how)}
          name="credit-notes.xlsx"
          failed={say.exportFailed}
        />
      }
    >
      <PagedTable
        caption="Credit notes"
        columns={columns}
        list={list}
        query={query}
        change={change}
        rowKey={({ slug }) => slug}
        failed={say.creditNotesFailed}
        toolbar={
          <>
            <SearchBox
              label="Number, invoice, booking or guest"
              width={330}
              value={query.search}
              onSearch={(search) => change({ search: search || undefined }, { replace: true })}
            />
            <DayFilter label="Date from" value={query.date_from} onChange={(date_from) => change({ date_from })} />
            <DayFilter label="Date to" value={query.date_to} onChange={(date_to) => change({ date_to })} />
            {list.data && <CreditNoteSum count={list.data.total} sum={list.data.sum} />}
          </>
        }
        actions={({ number }) => <CreditNotePdf number={number} />}
        empty={
          <EmptyState
            icon={<IconReceiptRefund size={28} />}
            title="No credit notes yet"
            text="A credit note corrects an invoice. Create one from the invoice's page."
            action={<ButtonLink to={paths.invoices}>Invoices</ButtonLink>}
          />
        }
      />
    </Page>
  )
}

const CreditNoteSum = ({ count, sum }: { count: number; sum: ListedCreditNote['total'] }) => (
  <dl className={classes.sums} aria-label="Sums">
    <div>
      <dt>Credit notes</dt>
      <dd>{count.toLocaleString('en-IN')}</dd>
    </div>
    <div>
      <dt>Total</dt>
      <dd>{formatRupees(sum)}</dd>
    </div>
  </dl>
)

const CreditNotePdf = ({ number }: { number: string }) => {
  const file = useFile(say.pdfFailed)
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={file.busy}
      aria-label={`PDF ${number}`}
      onClick={() => file.save(() => fetchPdf(number), `credit-note-${number}.pdf`)}
    >
      PDF
    </Button>
  )
}
