import { Radio } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { Booking } from '#contract/bookings/booking.ts'
import { earliestDeparture } from '#contract/bookings/departure.ts'
import { openLines } from '#contract/bookings/stays/booked-lines.ts'
import { folioMessages } from '#contract/folios/folio-messages.ts'
import { formatRupees, minus, type Paise, zero } from '#contract/kit/money.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { type PayDraft, sumOfParts } from '#contract/payments/payment.ts'
import { Balance, BillLines, BillTable } from '#web/bookings/bill-lines.tsx'
import { useCheckOut } from '#web/bookings/booking-queries.ts'
import { roomsInShort } from '#web/bookings/booking-text.ts'
import { invoiceMemory } from '#web/bookings/invoice-memory.ts'
import { useBilledTo } from '#web/bookings/sheets/billed-to.tsx'
import { useCheckOutBill } from '#web/bookings/sheets/check-out-bill.ts'
import { CheckedOut, type CheckedOutStay } from '#web/bookings/sheets/checked-out.tsx'
import { OpenOrders } from '#web/bookings/sheets/open-orders.tsx'
import { PayOrPend } from '#web/bookings/sheets/pay-or-pend.tsx'
import { SheetButtons } from '#web/bookings/sheets/sheet-buttons.tsx'
import classes from '#web/bookings/sheets/sheets.module.css'
import { StayFacts } from '#web/bookings/sheets/stay-facts.tsx'
import { useDepositDecisions } from '#web/deposits/deposit-decision-card.tsx'
import { FailureState } from '#web/kit/feedback/failure-state.tsx'
import { lazyPart } from '#web/kit/page/lazy-part.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { useOpenOrders } from '#web/orders/order-queries.ts'
import { useCashQuestion } from '#web/payments/payment-queries.ts'
import { SplitPaymentForm } from '#web/payments/split-payment-form.tsx'
import { TaxWarnings } from '#web/taxes/tax-warnings.tsx'
import '@mantine/core/styles/Radio.layer.css'

const NotFiled = lazyPart(async () => (await import('#web/foreigners/not-filed.tsx')).NotFiled)

// Few bookings have several folios.
const CheckOutFolios = lazy(async () => ({
  default: (await import('#web/folios/check-out-folios-sheet.tsx')).CheckOutFolios,
}))
const IssuedInvoices = lazy(async () => ({
  default: (await import('#web/folios/issued-invoices-sheet.tsx')).IssuedInvoices,
}))

interface CheckOutSheetProps {
  booking: Booking
  onClose: () => void
}

/** Check-out in one sheet: the bill, the payment, and then the invoice. */
export const CheckOutSheet = ({ booking, onClose }: CheckOutSheetProps) => {
  const asBooked = booking.check_out_date
  const today = useHotelToday()
  const ifToday = earliestDeparture(booking, today)
  // An overstay is billed until today, except for a late entry. An early departure is billed as booked unless changed.
  const isOverstay = asBooked < today && !booking.late_entry_reason
  const [departure, setDeparture] = useState(isOverstay ? ifToday : asBooked)
  const [added, setAdded] = useState<PayDraft[]>([])
  const [done, setDone] = useState<CheckedOutStay>()
  const orders = useOpenOrders(booking.id)
  const company = useBilledTo(booking.slug)
  const deposits = useDepositDecisions(booking.slug, { canKeep: true })
  const { bill, folios, billWithKept, shownFolios, isStale, isCurrent } = useCheckOutBill(
    booking.slug,
    departure,
    deposits.kept,
  )
  const cash = useCashQuestion()
  const { act, busy, refusal } = useCheckOut(booking.slug, {
    onRefused: cash.onRefused,
    onDone: ({ invoice_number, invoices, data }) => {
      invoiceMemory.keep(booking.slug, invoice_number)
      setDone({ number: invoice_number, invoice: data.invoice, invoices })
    },
  })

  const checkOut = async (payments: PayDraft[] = []) => {
    const billed = await company.check()
    const decided = billed && (await deposits.check())
    if (!decided) return
    await cash.sendAsking((confirm_cash) =>
      act({
        check_out_date: departure,
        ...billed,
        payments: payments.map((part) => ({ ...part, confirm_cash })),
        deposits: decided,
      }),
    )
  }

  if (done && done.invoices.length > 1) {
    return (
      <Suspense>
        <IssuedInvoices booking={booking.slug} invoices={done.invoices} onClose={onClose} />
      </Suspense>
    )
  }
  if (done) return <CheckedOut stay={done} onClose={onClose} />

  const [first, ...further] = shownFolios ?? []
  // Earlier invoices of the stay are paid by themselves.
  const balance = first && minus(first.open_total, first.advance_amount)
  const addedSum = sumOfParts(added)
  const left = minus(balance ?? zero, addedSum)
  const open = orders.data ?? []
  const isReady = balance !== undefined && isCurrent && !company.isPending && !deposits.isPending && open.length === 0
  const label = `Check out of ${roomsInShort({ rooms: openLines(booking.rooms).map(({ last }) => last) })}`
  const head = (
    <>
      <StayFacts booking={booking} dates={{ check_out_date: departure }} />
      <OpenOrders booking={booking} orders={open} />
      {ifToday !== asBooked && (
        <Radio.Group label="Departure" value={departure} onChange={setDeparture} mt="md">
          <div className={classes.departure}>
            <Radio value={asBooked} label={`As booked, ${formatDay(asBooked)}`} />
            <Radio value={ifToday} label={`Today, ${formatDay(today)}`} />
          </div>
        </Radio.Group>
      )}
      <TaxWarnings />
      <NotFiled booking={booking} />
    </>
  )
  if (further.length > 0) {
    return (
      <Suspense fallback={head}>
        <CheckOutFolios
          folios={shownFolios ?? []}
          check_out_date={departure}
          head={
            <>
              {cash.dialog}
              {head}
            </>
          }
          fields={
            <>
              {deposits.fields}
              {company.fields}
            </>
          }
          isReady={isReady}
          busy={busy}
          refusal={refusal}
          label={label}
          onCheckOut={checkOut}
          onClose={onClose}
        />
      </Suspense>
    )
  }
  return (
    <div className={classes.sides}>
      {cash.dialog}
      <div>
        {head}
        {billWithKept ? (
          <BillTable bill={billWithKept} stale={isStale} withBalance={false} />
        ) : (
          <BillLines bill={bill} withBalance={false} />
        )}
      </div>
      <div>
        {folios.error && !folios.data && (
          <FailureState title={folioMessages.loadFailed} failure={folios.error} onTryAgain={() => folios.refetch()} />
        )}
        {balance !== undefined && <Balance balance={left < 0 && added.length > 0 ? balance : left} />}
        {deposits.fields}
        {company.fields}
        {balance !== undefined && (balance > 0 || added.length > 0) ? (
          <SplitPaymentForm
            balance={balance}
            added={added}
            onAdded={setAdded}
            refusal={refusal}
            onPay={checkOut}
            footer={(amount, onAccount) => (
              <PayOrPend
                payLabel={payLabel(minus(amount, onAccount), onAccount)}
                pendLabel={left > 0 ? pendLabel(addedSum, left) : undefined}
                busy={busy}
                disabled={!isReady || left < 0}
                onBack={onClose}
                onPend={() => checkOut(added)}
              />
            )}
          />
        ) : (
          <SheetButtons refusal={refusal} busy={busy} disabled={!isReady} onBack={onClose} onAct={() => checkOut()}>
            {label}
          </SheetButtons>
        )}
      </div>
    </div>
  )
}

const payLabel = (paid: Paise, onAccount: Paise) => {
  if (onAccount === 0) return `Take ${formatRupees(paid)} and check out`
  const rest = `${formatRupees(onAccount)} to the company's account`
  return paid > 0 ? `Take ${formatRupees(paid)}, ${rest}, and check out` : `Check out, ${rest}`
}

/** Payments that were added are saved, also when the rest stays pending. */
const pendLabel = (added: Paise, left: Paise) =>
  added > 0
    ? `Take ${formatRupees(added)} and leave ${formatRupees(left)} pending`
    : `Check out with ${formatRupees(left)} pending`
