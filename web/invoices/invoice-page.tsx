import { Skeleton } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { invoiceMessages as say } from '#contract/invoices/invoice-messages.ts'
import { EInvoicesCard } from '#web/e-invoices/e-invoices-card.tsx'
import { CreditNoteDialog } from '#web/invoices/credit-note-dialog.tsx'
import { InvoiceActions } from '#web/invoices/invoice-actions.tsx'
import { useInvoice } from '#web/invoices/invoice-queries.ts'
import { InvoiceView } from '#web/invoices/invoice-view.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'
import { PayInvoice } from '#web/payments/pay-invoice.tsx'
import { PaymentList } from '#web/payments/payment-list.tsx'
import { RefundInvoice } from '#web/payments/refund-invoice.tsx'

// Loaded when it is opened.
const RebillSheet = lazy(async () => ({ default: (await import('#web/folios/rebill-sheet.tsx')).RebillSheet }))

export const InvoicePage = () => {
  const { slug = '' } = useSearch({ from: `/admin${paths.invoice}` })
  const query = useInvoice(slug)
  const invoice = query.data
  const [dialog, setDialog] = useState<'pay' | 'refund' | 'credit' | 'rebill'>()
  const close = () => setDialog(undefined)

  return (
    <Page
      title={invoice ? `Invoice ${invoice.number}` : 'Invoice'}
      subtitle={invoice?.guest_name}
      trail={{ Home: paths.admin, Invoices: paths.invoices }}
      action={
        invoice && (
          <InvoiceActions
            invoice={invoice}
            onPay={() => setDialog('pay')}
            onRefund={() => setDialog('refund')}
            onCredit={() => setDialog('credit')}
            onRebill={() => setDialog('rebill')}
          />
        )
      }
    >
      <Loaded
        query={query}
        skeleton={<Skeleton height={320} radius="lg" />}
        failed={say.loadFailed}
        missing={{
          title: say.missing,
          action: (
            <ButtonLink to={paths.invoices} mt="md">
              Invoices
            </ButtonLink>
          ),
        }}
      >
        {(found) => (
          <InvoiceView
            invoice={found}
            payments={<PaymentList payments={found.payments} />}
            eInvoices={<EInvoicesCard slug={found.slug} />}
          />
        )}
      </Loaded>
      {invoice && dialog === 'pay' && <PayInvoice invoice={invoice} onClose={close} />}
      {invoice && dialog === 'refund' && <RefundInvoice invoice={invoice} onClose={close} />}
      {invoice && dialog === 'credit' && <CreditNoteDialog invoice={invoice} onClose={close} />}
      {invoice && dialog === 'rebill' && (
        <Suspense>
          <RebillSheet invoice={invoice} onClose={close} />
        </Suspense>
      )}
    </Page>
  )
}
