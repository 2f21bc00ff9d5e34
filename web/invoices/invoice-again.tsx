import { Alert } from '@mantine/core'
import type { InvoiceDetail } from '#contract/invoices/invoice.ts'
import { invoiceMessages as say } from '#contract/invoices/invoice-messages.ts'
import { isCreditedInFull } from '#contract/invoices/invoice-rules.ts'
import { useFolios } from '#web/folios/folio-queries.ts'
import { TextLink } from '#web/kit/page/links.tsx'
import { paths } from '#web/paths.ts'

/** After a full credit note: where the charges are invoiced again, while they are on no other invoice. */
export const InvoiceAgain = ({ invoice }: { invoice: InvoiceDetail }) => {
  const { booking, charge_keys } = invoice
  const { data: folios = [] } = useFolios(isCreditedInFull(invoice) ? booking.slug : undefined)
  const isOpen = folios.some(({ charges }) => charges.some(({ charge_id }) => charge_keys.includes(charge_id)))
  if (!isOpen) return null
  return (
    <Alert data-tone="info" mt="md">
      {say.invoiceAgain}{' '}
      <TextLink
        to={paths.bookingDetails}
        search={{ slug: booking.slug }}
        underline="always"
        style={{ whiteSpace: 'nowrap' }}
      >
        {booking.booking_number}
      </TextLink>
      .
    </Alert>
  )
}
