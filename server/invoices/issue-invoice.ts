import type { Bill } from '#contract/folios/bill.ts'
import type { FolioId } from '#contract/folios/divide-charges.ts'
import type { OpenFolio } from '#contract/folios/make-folios.ts'
import type { BilledTo } from '#contract/invoices/invoice.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { billedCompanyId } from '#server/companies/printed-company-store.ts'
import type { Db } from '#server/db/connect.ts'
import { takeNumbers } from '#server/invoices/invoice-number.ts'
import { insertInvoice, insertInvoiceDiscounts, type NewInvoice } from '#server/invoices/new-invoice-store.ts'
import { getPrinted } from '#server/invoices/printed-store.ts'

interface InvoicedBooking {
  id: number
  check_in_date: CalendarDate
  rooms: { room_number: string; room_type: string }[]
}

/** A folio that gets an invoice, with the person or company that pays it. */
export interface InvoicedFolio {
  folio_id: FolioId
  guest_id: number
  billed_to: BilledTo | undefined
  /** The company that the folio is for; else it is found by the name in billed_to. */
  company_id?: number | null | undefined
  bill: Bill
  charge_keys: string[]
  given: OpenFolio['given']
}

interface BilledCompany {
  /** The company of the list, if billed_to is one. */
  company_id: number | null
}

interface Issuing {
  booking: InvoicedBooking
  now: Date
  /** The calendar date, also before the hotel's day starts. */
  invoice_date: CalendarDate
}

type Printed = Omit<Awaited<ReturnType<typeof getPrinted>>, 'invoice_prefix'>

/** The bill of a folio as an invoice, together with the hotel and the guest as they are now. */
export const invoiceOf = (
  { booking, now, invoice_date }: Issuing,
  { folio_id, bill, billed_to, company_id, charge_keys }: Omit<InvoicedFolio, 'guest_id' | 'given'> & BilledCompany,
  { property, guest }: Printed,
  number: string,
) => {
  const invoice: NewInvoice = {
    number,
    kind: 'invoice',
    booking_id: booking.id,
    company_id,
    folio_id,
    charge_keys,
    corrects_id: null,
    reason: '',
    invoice_date,
    issued_at: now.toISOString(),
    property,
    guest: { ...guest, billed_to: billed_to ?? null },
    check_in_date: booking.check_in_date,
    check_out_date: bill.check_out_date,
    rooms: [...new Set(booking.rooms.map((room) => `${room.room_number} (${room.room_type})`))].join(', '),
    charges: bill.charges,
    cgst: bill.cgst,
    sgst: bill.sgst,
    round_off: bill.round_off,
    total: bill.total,
    advance_amount: bill.advance_amount,
  }
  return { invoice, lines: bill.lines.map((line, index) => ({ ...line, position: index + 1 })) }
}

const printedForEach = async (db: Db, folios: InvoicedFolio[]) => {
  const byGuest = new Map<number, Awaited<ReturnType<typeof getPrinted>>>()
  for (const { guest_id } of folios) {
    if (!byGuest.has(guest_id)) byGuest.set(guest_id, await getPrinted(db, guest_id))
  }
  return byGuest
}

/** Before the numbers, as payments of a company do, so that a check-out and such a payment never wait for each other. */
const lockCompanies = async (db: Db, companies: (number | null)[]) => {
  const ids = companies.filter((id) => id !== null)
  if (ids.length === 0) return
  await db.selectFrom('company').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()
}

/** Stores the bills of folios as invoices, which can't be changed afterwards. Others wait for the numbers: take them last. */
export const issueInvoices = async (db: Db, issuing: Issuing, folios: InvoicedFolio[]) => {
  const printed = await printedForEach(db, folios)
  const [first] = printed.values()
  if (!first) return []
  const companies: (number | null)[] = []
  for (const { billed_to, company_id } of folios) {
    companies.push(company_id ?? (billed_to ? await billedCompanyId(db, billed_to) : null))
  }
  await lockCompanies(db, companies)
  const numbers = await takeNumbers(db, first.invoice_prefix, issuing.invoice_date, folios.length)
  const issued = []
  for (const [index, given] of folios.entries()) {
    const folio = { ...given, company_id: companies[index] ?? null }
    const { invoice, lines } = invoiceOf(issuing, folio, printed.get(folio.guest_id) ?? first, numbers[index] ?? '')
    const made = await insertInvoice(db, invoice, lines)
    if (folio.given.length > 0) await insertInvoiceDiscounts(db, made.id, folio.given)
    issued.push({ ...made, folio_id: folio.folio_id, bill: folio.bill })
  }
  return issued
}
