import { useSearch } from '@tanstack/react-router'
import { PaymentQuery } from '#contract/payments/payment-list.ts'
import { paymentMessages as say } from '#contract/payments/payment-messages.ts'
import { useMay } from '#web/kit/access/use-may.ts'
import { DownloadExcel } from '#web/kit/list/download-excel.tsx'
import { useListQuery } from '#web/kit/list/use-list-query.ts'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'
import { PaymentFilters } from '#web/payments/payment-filters.tsx'
import { fetchPaymentsFile, useAllPayments } from '#web/payments/payment-queries.ts'
import { PaymentSums } from '#web/payments/payment-sums.tsx'
import { PaymentsTable } from '#web/payments/payments-table.tsx'

/** The payments and refunds of all bookings. */
export const PaymentsPage = () => {
  const may = useMay()
  const [query, change] = useListQuery(PaymentQuery, useSearch({ from: `/admin${paths.payments}` }))
  const list = useAllPayments(query)
  return (
    <Page
      title="Payments"
      trail={{ Home: paths.admin, Invoices: paths.invoices }}
      action={
        may('reports.money') && (
          <DownloadExcel
            fetchFile={(how) => fetchPaymentsFile(query, how)}
            name="payments.xlsx"
            failed={say.exportFailed}
          />
        )
      }
    >
      <PaymentsTable
        list={list}
        query={query}
        change={change}
        toolbar={
          <>
            <PaymentFilters query={query} change={change} />
            {list.data?.sums && <PaymentSums count={list.data.total} kind={query.kind} sums={list.data.sums} />}
          </>
        }
      />
    </Page>
  )
}
