import type { BillQuery } from '#contract/folios/bill.ts'
import { netOf, ofFolio, type TaxedPart } from '#contract/folios/bill-lines.ts'
import { extraKey } from '#contract/folios/charge.ts'
import type { Folio, FolioCharge } from '#contract/folios/folio.ts'
import { type Billed, makeFolioBills, type OpenFolioBill } from '#contract/folios/make-bill.ts'
import { minus, plus, sumOf, zero } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { getBooking } from '#server/bookings/booking-store.ts'
import type { Db } from '#server/db/connect.ts'
import { billedOf, type FoundBooking } from '#server/folios/bill-of.ts'
import { type DiscountRow, listDiscounts } from '#server/folios/discount-store.ts'
import { type FolioRow, listFolios } from '#server/folios/folio-store.ts'
import { listInvoicesOf } from '#server/invoices/invoice-bill-store.ts'

const shownCharge = (part: TaxedPart): FolioCharge => {
  const { charge, isPart, quantity, rate, discount, rule } = part
  const { key, kind, line, date, name, treatment } = charge
  return {
    charge_id: key,
    kind,
    line,
    date,
    name,
    is_part: isPart,
    quantity,
    rate,
    discount,
    amount: netOf(part),
    treatment,
    tax_rate: rule?.rate ?? 0,
    // A fee and the kept part of a deposit can't be deleted.
    extra: kind === 'extra' && charge.slab_value === null ? key.slice(extraKey('').length) : null,
  }
}

const payerOf = (booking: FoundBooking, row: FolioRow | undefined) => {
  if (!row) {
    const { company, guest } = booking
    return { slug: booking.slug, name: company?.name ?? guest.name, company, guest: null, routes: [], line: null }
  }
  const { slug, name, company_id, company_slug, company_name, guest_id, guest_slug, guest_name, routes, line } = row
  return {
    slug,
    name,
    company:
      company_id && company_slug && company_name ? { id: company_id, slug: company_slug, name: company_name } : null,
    guest: guest_id && guest_slug && guest_name ? { id: guest_id, slug: guest_slug, name: guest_name } : null,
    routes: routes as Folio['routes'],
    line,
  }
}

const shownDiscount = ({ id, folio_id, ...discount }: DiscountRow, open: OpenFolioBill[]) => {
  const given = open.flatMap((folio) => folio.given).filter(({ discount_id }) => discount_id === id)
  return { ...discount, given: sumOf(given.map(({ amount }) => amount)) }
}

/** The folios of a booking as the desk sees them; the booking's own comes first. */
export const listFoliosOf = async (db: Db, slug: string, wanted: BillQuery = {}): Promise<Folio[]> => {
  const booking = await getBooking(db, slug)
  if (!booking) throw bookingProblems.missing()
  return foliosOf(db, booking, await billedOf(db, booking, wanted), wanted.check_out_date)
}

/** The same for a bill that is known, such as a preview. */
export const foliosOf = async (
  db: Db,
  booking: FoundBooking,
  billed: Billed,
  check_out_date: CalendarDate | undefined,
): Promise<Folio[]> => {
  const open = makeFolioBills(billed, check_out_date)
  const rows = await listFolios(db, booking.id)
  const invoices = booking.invoice ? await listInvoicesOf(db, booking.id) : []
  const discounts = await listDiscounts(db, booking.id)
  // After check-out, charges count only once they are on an invoice.
  const countsOpen = booking.status !== 'checked_out'
  return open.map((folio) => {
    const row = rows.find(({ id }) => id === folio.folio_id)
    const own = invoices.filter(ofFolio(folio.folio_id))
    const { total: open_total, advance_amount } = folio.bill
    const issued = sumOf(own.map(({ total, credited }) => minus(total, credited)))
    const total = plus(issued, countsOpen ? open_total : zero)
    const paid = plus(advance_amount, sumOf(own.map((invoice) => invoice.paid)))
    return {
      ...payerOf(booking, row),
      is_first: row === undefined,
      charges: folio.parts.map(shownCharge),
      discounts: discounts.filter(ofFolio(folio.folio_id)).map((discount) => shownDiscount(discount, open)),
      lines: folio.lines,
      open_total,
      advance_amount,
      total,
      paid,
      balance: minus(total, paid),
      invoices: own.map(({ id, folio_id, ...invoice }) => invoice),
      version: row?.version ?? 0,
    }
  })
}
