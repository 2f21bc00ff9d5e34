import { negative, rupeesFromPaise } from '#contract/kit/money.ts'
import { formatTime } from '#contract/kit/time/calendar-date.ts'
import { type PaymentQuery, paymentKindNames } from '#contract/payments/payment-list.ts'
import type { Db } from '#server/db/connect.ts'
import { dayCell, dayFormat, moneyFormat, spreadsheet } from '#server/kit/documents/spreadsheet.ts'
import { eachPayment } from '#server/payments/payment-list-store.ts'
import { getProperty } from '#server/property/property-store.ts'

const columns = [
  { header: 'Date', width: 13, format: dayFormat },
  { header: 'Time', width: 10 },
  { header: 'Number', width: 18 },
  { header: 'Booking', width: 12 },
  { header: 'Guest', width: 32 },
  { header: 'Kind', width: 10 },
  { header: 'Method', width: 14 },
  { header: 'Source', width: 18 },
  { header: 'Reference', width: 24 },
  { header: 'Clerk', width: 22 },
  { header: 'Amount', width: 14, format: moneyFormat },
  { header: 'Reason', width: 40 },
]

async function* cells(payments: ReturnType<typeof eachPayment>, zone: string) {
  for await (const payment of payments) {
    yield [
      dayCell(payment.paid_on),
      formatTime(payment.at, zone),
      payment.receipt_number,
      payment.booking.booking_number,
      payment.guest_name,
      paymentKindNames[payment.kind],
      payment.payment_method,
      payment.source,
      payment.reference,
      payment.who ?? '',
      rupeesFromPaise(payment.kind === 'refund' ? negative(payment.amount) : payment.amount),
      payment.reason,
    ]
  }
}

/** The Excel file of the list, with all payments that match; refunds are below zero. */
export const paymentFile = async (db: Db, query: PaymentQuery) => {
  const { time_zone } = await getProperty(db)
  return {
    bytes: await spreadsheet('Payments', columns, cells(eachPayment(db, query), time_zone)),
    name: 'payments.xlsx',
  }
}
