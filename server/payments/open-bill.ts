import type { BookingStatus } from '#contract/bookings/booking.ts'
import { isLive } from '#contract/bookings/booking-rules.ts'
import type { FolioId } from '#contract/folios/divide-charges.ts'
import { makeFolioBills, type OpenFolioBill } from '#contract/folios/make-bill.ts'
import type { InvoiceStatus } from '#contract/invoices/invoice-status.ts'
import { larger, negative, type Paise, sumOf, zero } from '#contract/kit/money.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { getBooking, lockBooking } from '#server/bookings/booking-store.ts'
import type { Db } from '#server/db/connect.ts'
import { billedOf } from '#server/folios/bill-of.ts'
import { findFolioId } from '#server/folios/folio-store.ts'
import { listInvoicesOf } from '#server/invoices/invoice-bill-store.ts'

/** The money of a folio of a locked booking: of one of its invoices, or of the charges that are on no invoice yet. */
export interface OpenBill {
  booking: { id: number; slug: string; guest_id: number; booking_number: string; guest: { name: string } }
  status: BookingStatus
  folio_id: FolioId
  invoice: { id: number; slug: string; number: string; status: InvoiceStatus } | null
  time_zone: string
  /** Payments less refunds. */
  received: Paise
  balance: Paise
  /** The tax rate of the first night; an advance includes this tax. */
  tax_rate: number
}

/** Which money is meant: of a folio or of an invoice; by default of the booking's own folio. */
export interface Wanted {
  folio?: string | null | undefined
  invoice_id?: number | undefined
}

type Invoice = Awaited<ReturnType<typeof listInvoicesOf>>[number]

/** Locks the booking, so that its payments, refunds, credit notes and check-out happen one after the other. */
const lock = async (db: Db, slug: string, { folio, invoice_id }: Wanted) => {
  const locked = await lockBooking(db, slug)
  const booking = locked && (await getBooking(db, slug))
  if (!booking) throw bookingProblems.missing()
  const all = booking.invoice ? await listInvoicesOf(db, booking.id) : []
  const named = all.find(({ id }) => id === invoice_id)
  const folio_id = named ? named.folio_id : await findFolioId(db, booking, folio)
  return {
    booking,
    time_zone: locked.time_zone,
    folio_id,
    all,
    named,
    invoices: all.filter((invoice) => invoice.folio_id === folio_id),
  }
}
type Locked = Awaited<ReturnType<typeof lock>>

const ofInvoice = ({ booking, time_zone, folio_id }: Locked, { paid, balance, ...invoice }: Invoice): OpenBill => {
  return { booking, status: booking.status, folio_id, invoice, time_zone, received: paid, balance, tax_rate: 0 }
}

const ofCharges = ({ booking, time_zone, folio_id }: Locked, folios: OpenFolioBill[]): OpenBill => {
  const open = folios.find((folio) => folio.folio_id === folio_id)
  if (!open) throw bookingProblems.missing()
  const { advance_amount, balance } = open.bill
  const nights = folios.flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'room'))
  const tax_rate = (open.lines.find(({ kind }) => kind === 'room') ?? nights[0])?.tax_rate ?? 0
  return {
    booking,
    status: booking.status,
    folio_id,
    invoice: null,
    time_zone,
    received: advance_amount,
    balance,
    tax_rate,
  }
}

const openFolios = async (db: Db, { booking }: Locked) => makeFolioBills(await billedOf(db, booking))

/** The bill that a payment is for: the oldest invoice that is not paid, else the charges so far. */
export const lockBillToPay = async (db: Db, slug: string, wanted: Wanted = {}): Promise<OpenBill> => {
  const locked = await lock(db, slug, wanted)
  const { booking, named, invoices } = locked
  const pending = named ?? invoices.find(({ status }) => status === 'pending')
  const settled = isLive(booking) ? undefined : invoices.at(-1)
  const invoice = pending ?? settled
  return invoice ? ofInvoice(locked, invoice) : ofCharges(locked, await openFolios(db, locked))
}

/** The bill that a refund is of: an invoice with a refund due, else money that no invoice has counted, else the last. */
export const lockBillToRefund = async (db: Db, slug: string, wanted: Wanted = {}) => {
  const locked = await lock(db, slug, wanted)
  const { named, all, invoices, folio_id } = locked
  const folios = await openFolios(db, locked)
  const open = ofCharges(locked, folios)
  const due = named ?? invoices.find(({ status }) => status === 'refund_due')
  const paid = invoices.filter((invoice) => invoice.paid > 0).at(-1)
  const invoice = due ?? (open.received === 0 ? paid : undefined)
  return {
    bill: invoice ? ofInvoice(locked, invoice) : open,
    /** What is due back of the folio, or of all if none is named. */
    due: sumOf(
      [...folios.map(({ folio_id, bill }) => ({ folio_id, balance: bill.balance })), ...all]
        .filter((one) => !wanted.folio || one.folio_id === folio_id)
        .map(({ balance }) => larger(negative(balance), zero)),
    ),
    /** The money of the whole folio. */
    received: sumOf([open.received, ...invoices.map((one) => one.paid)]),
  }
}
