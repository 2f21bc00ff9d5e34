import { Alert, Button, Group } from '@mantine/core'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import type { Folio } from '#contract/folios/folio.ts'
import { sumUp } from '#contract/folios/make-bill.ts'
import { formatRupees, larger, minus, type Paise, sumOf, zero } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { PayDraft } from '#contract/payments/payment.ts'
import { BillTable } from '#web/bookings/bill-lines.tsx'
import { FolioPaymentCard, type FolioPaymentCheck } from '#web/folios/folio-payment-card.tsx'
import classes from '#web/folios/folios.module.css'

interface CheckOutFoliosProps {
  folios: Folio[]
  check_out_date: CalendarDate
  /** Guest, open orders and departure. */
  head: ReactNode
  /** Who the invoice of the booking's own folio is for, and other decisions. */
  fields: ReactNode
  isReady: boolean
  busy: boolean
  refusal: string | undefined
  /** "Check out of 101", if nothing is due. */
  label: string
  onCheckOut: (payments: PayDraft[]) => Promise<unknown>
  onClose: () => void
}

/** What is due of the open charges; an earlier invoice of the folio is paid by itself. */
const dueOf = ({ open_total, advance_amount }: Folio) => minus(open_total, advance_amount)

/** Check-out with several folios: each has its payer, its bill and its payment, now or later. */
export const CheckOutFolios = ({
  folios,
  check_out_date,
  head,
  fields,
  onCheckOut,
  onClose,
  ...given
}: CheckOutFoliosProps) => {
  const checks = useRef(new Map<string, FolioPaymentCheck>())
  const [amounts, setAmounts] = useState<Record<string, Paise>>({})
  const note = useCallback((slug: string, amount: Paise) => setAmounts((known) => ({ ...known, [slug]: amount })), [])
  const due = folios.filter((folio) => dueOf(folio) > 0)
  const taken = sumOf(due.map(({ slug }) => amounts[slug] ?? zero))
  const pending = minus(sumOf(due.map(dueOf)), taken)

  const checkOut = async () => {
    const payments: PayDraft[] = []
    for (const { slug } of due) {
      const paid = await checks.current.get(slug)?.check()
      if (!paid) return
      payments.push(...paid)
    }
    await onCheckOut(payments)
  }

  return (
    <div className={classes.board}>
      {head}
      {fields}
      <div className={classes.columns}>
        {folios.map((folio) => (
          <section key={folio.slug} className={classes.folio} aria-label={`Folio ${folio.name}`}>
            <div className={classes.head}>
              <h3>{folio.name}</h3>
            </div>
            <BillTable bill={sumUp(folio.lines, { check_out_date, advance_amount: folio.advance_amount })} />
            {dueOf(folio) > 0 && (
              <FolioPaymentCard
                folio={folio}
                balance={dueOf(folio)}
                onAmount={note}
                ref={(check) => {
                  if (check) checks.current.set(folio.slug, check)
                }}
              />
            )}
          </section>
        ))}
      </div>
      {given.refusal && (
        <Alert data-tone="danger" role="alert">
          {given.refusal}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Back
        </Button>
        <Button className={classes.check} loading={given.busy} disabled={!given.isReady} onClick={checkOut}>
          {labelOf(taken, larger(pending, zero), given.label)}
        </Button>
      </Group>
    </div>
  )
}

const labelOf = (taken: Paise, pending: Paise, otherwise: string) => {
  if (taken === 0) return pending > 0 ? `Check out with ${formatRupees(pending)} pending` : otherwise
  const take = `Take ${formatRupees(taken)}`
  return pending > 0 ? `${take} and leave ${formatRupees(pending)} pending` : `${take} and check out`
}
