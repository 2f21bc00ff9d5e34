import { sql } from 'kysely'
import { makeFolioBills } from '#contract/folios/make-bill.ts'
import { groupBy } from '#contract/kit/group-by.ts'
import { sumOf } from '#contract/kit/money.ts'
import type { OutstandingGuest, OutstandingGuests } from '#contract/reports/outstanding-guests.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import type { Db } from '#server/db/connect.ts'
import { readPartsOfBills } from '#server/folios/bill-store.ts'

type Item = OutstandingGuest['items'][number]
interface Outstanding extends Item {
  guest: OutstandingGuest['guest']
}

const guest = sql`json_build_object('slug', guest.slug, 'name', guest.name, 'phone', guest.phone)`

/** The pending invoices that no company has to pay. An invoice of a folio for another guest is of that guest. */
const listPendingInvoices = async (db: Db) => {
  const { rows } = await sql<Outstanding>`
    select 'invoice' as kind, invoice.slug, invoice.number, invoice.invoice_date as date, invoice_balance.balance as amount,
      ${guest} as guest
    from invoice_balance
      join invoice on invoice.id = invoice_balance.invoice_id
      join booking on booking.id = invoice.booking_id
      left join folio on folio.id = invoice.folio_id
      join guest on guest.id = coalesce(folio.guest_id, booking.guest_id)
    where invoice_balance.status = 'pending' and invoice.company_id is null
    order by invoice.id`.execute(db)
  return rows
}

interface InHouse extends Omit<Outstanding, 'amount'> {
  id: number
  /** The folios that a company pays. */
  company_folios: number[]
}

/** Guests in the house, with the balance of their bill until the departure. */
const listInHouse = async (db: Db): Promise<Outstanding[]> => {
  const { rows } = await sql<InHouse>`
    select booking.id, 'in_house' as kind, booking.slug, ${bookingNumber} as number, booking.check_out_date as date,
      ${guest} as guest,
      array(select id from folio where folio.booking_id = booking.id and folio.company_id is not null) as company_folios
    from booking join guest on guest.id = booking.guest_id
    where booking.status = 'checked_in'
    order by booking.number`.execute(db)
  const bills = await readPartsOfBills(
    db,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id, company_folios, ...row }) => {
    const billed = bills.get(id)
    const open = billed ? makeFolioBills(billed) : []
    const ofGuest = open.filter(({ folio_id }) => folio_id === null || !company_folios.includes(folio_id))
    const amount = sumOf(ofGuest.map(({ bill }) => bill.balance))
    return amount > 0 ? { ...row, amount } : []
  })
}

export const listOutstandingGuests = async (db: Db): Promise<OutstandingGuests> => {
  const [invoices, inHouse] = [await listPendingInvoices(db), await listInHouse(db)]
  const amountOf = (items: Item[]) => sumOf(items.map(({ amount }) => amount))
  const rows = [...groupBy([...invoices, ...inHouse], (item) => item.guest.slug).values()].flatMap((items) => {
    const [first] = items
    return first
      ? { guest: first.guest, items: items.map(({ guest: _same, ...item }) => item), amount: amountOf(items) }
      : []
  })
  return {
    rows: rows.sort((one, other) => other.amount - one.amount),
    invoices: amountOf(invoices),
    in_house: amountOf(inHouse),
    total: amountOf([...invoices, ...inHouse]),
  }
}
