import { canCheckOut, isLive } from '#contract/bookings/booking-rules.ts'
import { ofFolio } from '#contract/folios/bill-lines.ts'
import type { FolioId } from '#contract/folios/divide-charges.ts'
import { makeFolioBills, type OpenFolioBill, sumUp } from '#contract/folios/make-bill.ts'
import type { BilledTo } from '#contract/invoices/invoice.ts'
import { isCreditedInFull } from '#contract/invoices/invoice-rules.ts'
import { minus, smaller } from '#contract/kit/money.ts'
import { dayIn } from '#contract/kit/time/calendar-date.ts'
import { hotelDay } from '#contract/kit/time/hotel-day.ts'
import { companyById } from '#server/companies/printed-company-store.ts'
import type { Db } from '#server/db/connect.ts'
import { folioProblems } from '#server/folios/folio-problems.ts'
import type { FolioRow } from '#server/folios/folio-store.ts'
import { lockFolio } from '#server/folios/open-folios.ts'
import { listInvoicesOf } from '#server/invoices/invoice-bill-store.ts'
import { type InvoicedFolio, issueInvoices } from '#server/invoices/issue-invoice.ts'
import { carryOver } from '#server/invoices/new-invoice-store.ts'
import type { Services } from '#server/kit/services.ts'
import { tellFirstNight } from '#server/taxes/specified-premises/tell-first-night.ts'

interface Payers {
  guest_id: number
  rows: FolioRow[]
  /** Who pays the booking's own folio instead of the guest. */
  billed_to: BilledTo | undefined
}

/** The company that pays the booking's own folio. */
export const companyOf = (db: Db, { company }: { company: { id: number } | null }) =>
  company ? companyById(db, company.id) : undefined

/** A folio as its invoice names it: the company or the guest that pays it. */
export const toInvoice = (folio: OpenFolioBill, { guest_id, rows, billed_to }: Payers): InvoicedFolio => {
  const row = rows.find(({ id }) => id === folio.folio_id)
  const { company_id, company_name, address, gstin } = row ?? {}
  return {
    folio_id: folio.folio_id,
    guest_id: row?.guest_id ?? guest_id,
    billed_to: row
      ? company_name
        ? { name: company_name, address: address ?? '', gstin: gstin ?? '' }
        : undefined
      : billed_to,
    company_id,
    bill: folio.bill,
    charge_keys: [...new Set(folio.parts.map(({ charge }) => charge.key))],
    given: folio.given,
  }
}

/**
 * Invoices the open charges of a folio: up to last night during the stay, and all of them after it, such as those of an
 * invoice that was credited. Its money goes to the new invoice.
 */
export const invoiceFolio = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  slug: string,
  billed_to: BilledTo | undefined,
) => {
  const { booking, locked, billed, folio, rows } = await lockFolio(db, slug)
  const isInHouse = canCheckOut(booking)
  if (isLive(booking) && !isInHouse) throw folioProblems.notYet()
  const today = hotelDay(locked, clock.now())
  const open = isInHouse ? makeFolioBills({ ...billed, before: today }).find(ofFolio(folio.folio_id)) : folio
  if (!open || open.lines.length === 0) throw folioProblems.nothingToInvoice()
  const { advance_amount, total, check_out_date } = open.bill
  const bill = sumUp(open.lines, {
    check_out_date: isInHouse ? today : check_out_date,
    // During the stay, the rest stays for the next invoice.
    advance_amount: isInHouse ? smaller(advance_amount, total) : advance_amount,
  })
  const usual = { guest_id: booking.guest_id, rows, billed_to: await companyOf(db, booking) }
  const invoiced = toInvoice({ ...open, bill }, usual)
  const invoice_date = dayIn(locked.time_zone, clock.now())
  const [invoice] = await issueInvoices(db, { booking, now: clock.now(), invoice_date }, [
    billed_to ? { ...invoiced, billed_to, company_id: null } : invoiced,
  ])
  if (!invoice) throw new Error('a folio was invoiced without an invoice')
  await tellFirstNight(db, booking, { invoice_date, lines: bill.lines })
  await carryFromCredited(db, booking.id, invoice)
  return { booking_slug: booking.slug, invoice }
}

/** Carries the money of invoices that were credited completely over to the new one. Returns what is then due of it. */
export const carryFromCredited = async (
  db: Db,
  bookingId: number,
  { id, folio_id, bill }: { id: number; folio_id: FolioId; bill: InvoicedFolio['bill'] },
) => {
  let due = bill.balance
  for (const old of await listInvoicesOf(db, bookingId)) {
    if (due <= 0 || old.folio_id !== folio_id || !isCreditedInFull(old) || old.paid <= 0) continue
    const amount = smaller(old.paid, due)
    await carryOver(db, old.id, id, amount)
    due = minus(due, amount)
  }
  return due
}
