import { ActionIcon } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import type { CreditNote } from '#contract/invoices/invoice.ts'
import { invoiceMessages as say } from '#contract/invoices/invoice-messages.ts'
import { formatRupees } from '#contract/kit/money.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { fetchPdf } from '#web/invoices/invoice-queries.ts'
import classes from '#web/invoices/invoices.module.css'
import { useFile } from '#web/kit/api/use-file.ts'

export const CreditNotes = ({ notes }: { notes: CreditNote[] }) => {
  const file = useFile(say.pdfFailed)
  return (
    <ul className={classes.notes}>
      {notes.map(({ slug, number, invoice_date, reason, total }) => (
        <li key={slug}>
          <span>
            {number}
            <small>
              {formatDay(invoice_date)} · {reason}
            </small>
          </span>
          <span>{formatRupees(total)}</span>
          <ActionIcon
            variant="subtle"
            color="gray"
            loading={file.busy}
            aria-label={`PDF ${number}`}
            onClick={() => file.save(() => fetchPdf(number), `credit-note-${number}.pdf`)}
          >
            <IconFileTypePdf size={18} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  )
}
