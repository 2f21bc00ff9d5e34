import { Button, Group } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { eInvoiceEndpoints } from '#contract/e-invoices/e-invoice-endpoints.ts'
import { type Invoice, InvoiceQuery } from '#contract/invoices/invoice.ts'
import { invoiceMessages as say } from '#contract/invoices/invoice-messages.ts'
import { CompanyFilter } from '#web/companies/company-filter.tsx'
import { InvoiceFilters } from '#web/invoices/invoice-filters.tsx'
import { fetchInvoicesFile, useInvoices } from '#web/invoices/invoice-queries.ts'
import { InvoiceSums } from '#web/invoices/invoice-sums.tsx'
import { InvoicesTable } from '#web/invoices/invoices-table.tsx'
import { useMay, useMayCall } from '#web/kit/access/use-may.ts'
import { DownloadExcel } from '#web/kit/list/download-excel.tsx'
import { useListQuery } from '#web/kit/list/use-list-query.ts'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'
import { PayInvoice } from '#web/payments/pay-invoice.tsx'
import { RefundInvoice } from '#web/payments/refund-invoice.tsx'
import { useSettings } from '#web/settings/settings-queries.ts'

// Loaded when it is opened.
const EInvoicesSheet = lazy(async () => ({
  default: (await import('#web/e-invoices/e-invoices-sheet.tsx')).EInvoicesSheet,
}))

export const InvoicesPage = () => {
  const may = useMay()
  const mayCall = useMayCall()
  const hasEInvoices = Boolean(useSettings().data?.e_invoice_since)
  const [isRegistering, setRegistering] = useState(false)
  const [query, change] = useListQuery(InvoiceQuery, useSearch({ from: `/admin${paths.invoices}` }))
  const list = useInvoices(query)
  const [paying, setPaying] = useState<Invoice>()
  const [refunding, setRefunding] = useState<Invoice>()

  return (
    <Page
      title="Invoices"
      trail={{ Home: paths.admin }}
      action={
        <Group gap="xs">
          {hasEInvoices && mayCall(eInvoiceEndpoints.files) && (
            <Button variant="default" onClick={() => setRegistering(true)}>
              E-invoices
            </Button>
          )}
          {may('reports.money') && (
            <DownloadExcel
              fetchFile={(how) => fetchInvoicesFile(query, how)}
              name="invoices.xlsx"
              failed={say.exportFailed}
            />
          )}
        </Group>
      }
    >
      <InvoicesTable
        list={list}
        query={query}
        change={change}
        onPay={setPaying}
        onRefund={setRefunding}
        toolbar={
          <>
            <InvoiceFilters query={query} change={change} hasEInvoices={hasEInvoices} />
            <CompanyFilter value={query.company_id} onChange={(company_id) => change({ company_id })} />
            {list.data?.sums && <InvoiceSums count={list.data.total} sums={list.data.sums} />}
          </>
        }
      />
      {isRegistering && (
        <Suspense>
          <EInvoicesSheet onClose={() => setRegistering(false)} />
        </Suspense>
      )}
      {paying && <PayInvoice invoice={paying} onClose={() => setPaying(undefined)} />}
      {refunding && <RefundInvoice invoice={refunding} onClose={() => setRefunding(undefined)} />}
    </Page>
  )
}
