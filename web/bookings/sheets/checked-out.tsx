import { Button } from '@mantine/core'
import { IconCircleCheck, IconDownload, IconPrinter } from '@tabler/icons-react'
import type { Booking } from '#contract/bookings/booking.ts'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { formatRupees, negative, type Paise, zero } from '#contract/kit/money.ts'
import classes from '#web/bookings/sheets/sheets.module.css'
import { fetchPdf } from '#web/invoices/invoice-queries.ts'
import { useFile } from '#web/kit/api/use-file.ts'

export interface CheckedOutStay {
  number: string
  invoice: Booking['invoice']
  /** All that the check-out has issued. */
  invoices: { slug: string; number: string }[]
}

interface CheckedOutProps {
  stay: CheckedOutStay
  onClose: () => void
}

/** After a check-out: the invoice, and its balance. */
export const CheckedOut = ({ stay: { number, invoice }, onClose }: CheckedOutProps) => {
  const file = useFile(say.pdfFailed)
  const name = `invoice-${number}.pdf`
  const balance = invoice?.balance ?? zero
  return (
    <div className={classes.done}>
      <div className={classes.outcome} data-tone={balance > 0 ? 'warning' : 'success'}>
        <IconCircleCheck size={32} aria-hidden />
        <strong>Invoice {number}</strong>
        <span>{outcome(balance, invoice?.total)}</span>
      </div>
      <div className={classes.ends}>
        <Button variant="default" onClick={onClose}>
          Done
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} />}
          disabled={file.busy}
          onClick={() => file.show(() => fetchPdf(number), name)}
        >
          Print
        </Button>
        <Button
          leftSection={<IconDownload size={16} />}
          loading={file.busy}
          data-autofocus
          onClick={() => file.save(() => fetchPdf(number), name)}
        >
          Download PDF
        </Button>
      </div>
    </div>
  )
}

const outcome = (balance: Paise, total: Paise | undefined) => {
  if (balance > 0) return `${formatRupees(balance)} is still due. Press Mark as Paid in the list of bookings.`
  if (balance < 0) return `Refund due: ${formatRupees(negative(balance))}. Press Refund in the list of bookings.`
  return total === undefined ? 'Paid' : `${formatRupees(total)}, paid`
}
