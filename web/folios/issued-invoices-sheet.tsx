import { Button, Group } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { invoiceMessages as say } from '#contract/invoices/invoice-messages.ts'
import { formatRupees, sumOf } from '#contract/kit/money.ts'
import classes from '#web/bookings/sheets/sheets.module.css'
import { useFolios } from '#web/folios/folio-queries.ts'
import folioClasses from '#web/folios/folios.module.css'
import { fetchPdf } from '#web/invoices/invoice-queries.ts'
import { InvoiceStatusBadge } from '#web/invoices/invoice-status-badge.tsx'
import { useFile } from '#web/kit/api/use-file.ts'

interface IssuedInvoicesProps {
  booking: string
  invoices: { slug: string; number: string }[]
  onClose: () => void
}

/** After the check-out of several folios: the invoice of each. */
export const IssuedInvoices = ({ booking, invoices, onClose }: IssuedInvoicesProps) => {
  const file = useFile(say.pdfFailed)
  const { data: folios = [] } = useFolios(booking)
  const issued = folios.flatMap(({ name, invoices: own }) =>
    own.filter(({ slug }) => invoices.some((one) => one.slug === slug)).map((invoice) => ({ ...invoice, name })),
  )
  const due = sumOf(issued.map(({ balance }) => balance))
  const pdfOf = (number: string) => [() => fetchPdf(number), `invoice-${number}.pdf`] as const
  return (
    <div className={classes.done}>
      <div className={classes.outcome} data-tone={due > 0 ? 'warning' : 'success'}>
        <IconCircleCheck size={32} aria-hidden />
        <strong>{invoices.length} invoices</strong>
        <span>{due > 0 ? `${formatRupees(due)} is still due.` : 'Paid'}</span>
      </div>
      <ul className={folioClasses.added} aria-label="Invoices">
        {issued.map(({ slug, number, name, status, total }) => (
          <li key={slug}>
            <span>
              {number} <InvoiceStatusBadge status={status} />
              <small>
                {name}, {formatRupees(total)}
              </small>
            </span>
            <Button
              size="xs"
              variant="default"
              aria-label={`Print ${number}`}
              onClick={() => file.show(...pdfOf(number))}
            >
              Print
            </Button>
            <Button size="xs" aria-label={`PDF of ${number}`} onClick={() => file.save(...pdfOf(number))}>
              PDF
            </Button>
          </li>
        ))}
      </ul>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          Done
        </Button>
      </Group>
    </div>
  )
}
