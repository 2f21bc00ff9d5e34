import { useSearch } from '@tanstack/react-router'
import { CreditNoteQuery } from '#contract/invoices/credit-note-list.ts'
import { invoiceMessages as say } from '#contract/invoices/invoice-messages.ts'
import { CreditNotesTable } from '#web/invoices/credit-notes-table.tsx'
import { fetchCreditNotesFile, useCreditNotes } from '#web/invoices/invoice-queries.ts'
import { useMay } from '#web/kit/access/use-may.ts'
import { DaysFilter } from '#web/kit/list/days-filter.tsx'
import { DownloadExcel } from '#web/kit/list/download-excel.tsx'
import { ListSearch } from '#web/kit/list/list-search.tsx'
import { ListSums } from '#web/kit/list/list-sums.tsx'
import { useListQuery } from '#web/kit/list/use-list-query.ts'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'

/** The corrections of all invoices. */
export const CreditNotesPage = () => {
  const may = useMay()
  const [query, change] = useListQuery(CreditNoteQuery, useSearch({ from: `/admin${paths.creditNotes}` }))
  const list = useCreditNotes(query)
  return (
    <Page
      title="Credit Notes"
      trail={{ Home: paths.admin, Invoices: paths.invoices }}
      action={
        may('reports.money') && (
          <DownloadExcel
            fetchFile={(how) => fetchCreditNotesFile(query, how)}
            name="credit-notes.xlsx"
            failed={say.exportFailed}
          />
        )
      }
    >
      <CreditNotesTable
        list={list}
        query={query}
        change={change}
        toolbar={
          <>
            <ListSearch label="Number, invoice, booking or guest" width={330} query={query} change={change} />
            <DaysFilter
              names={['date_from', 'date_to']}
              labels={['Date from', 'Date to']}
              query={query}
              change={change}
            />
            {list.data?.sum != null && (
              <ListSums
                label="Credit notes"
                count={list.data.total}
                sums={[{ label: 'Total', amount: list.data.sum }]}
              />
            )}
          </>
        }
      />
    </Page>
  )
}
