import { sql } from 'kysely'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import type { Db } from '#server/db/connect.ts'
import { bookingIdsOf } from '#server/privacy/departure-store.ts'

type Row = Record<string, string | number | null>

const rowsOf = async (db: Db, query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows

/** Money of the database as rupees with two decimals. */
const rupees = (column: string) => sql`(${sql.ref(column)} / 100.0)::numeric(14, 2)::text`

/** An instant as JSON has it, in UTC. */
const instant = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** Stays as the guest who books or as a companion. Of other people only the initials are told. */
export const listStaysOf = (db: Db, id: number) =>
  rowsOf(
    db,
    sql<Row>`
      select ${bookingNumber} as booking, booking.status::text as status, booking.check_in_date as check_in,
        booking.check_out_date as check_out, case when booking.guest_id = ${id} then 'booked' else 'companion' end as role,
        own.relation, ${instant('own.arrived_at')} as arrived_at, ${instant('own.left_at')} as left_at,
        (select string_agg(distinct room.room_number, ', ') from stay join room on room.id = stay.room_id
          where stay.booking_id = booking.id and (own.line is null or stay.line = own.line)) as rooms,
        (select string_agg(left(guest.name, 1) || '.', ' ' order by occupant.id)
          from occupant join guest on guest.id = occupant.guest_id
          where occupant.booking_id = booking.id and occupant.guest_id <> ${id}) as companions,
        case when booking.guest_id = ${id} then booking.desk_remarks end as remarks
      from booking left join occupant own on own.booking_id = booking.id and own.guest_id = ${id}
      where booking.id in (${bookingIdsOf(sql.lit(id))}) order by booking.check_in_date, booking.id`,
  )

/** Invoices that the guest pays; those of companions and other payers have their names. */
export const listInvoicesOf = (db: Db, id: number) =>
  rowsOf(
    db,
    sql<Row>`
      select invoice.number, invoice.kind::text as kind, invoice.invoice_date as date, ${rupees('invoice.total')} as total,
        invoice.guest ->> 'name' as name, invoice.guest ->> 'address' as address
      from invoice join booking on booking.id = invoice.booking_id left join folio on folio.id = invoice.folio_id
      where coalesce(folio.guest_id, booking.guest_id) = ${id} order by invoice.id`,
  )

/** Payments of what the guest pays; the references of other payers are not the guest's. */
export const listPaymentsOf = (db: Db, id: number) =>
  rowsOf(
    db,
    sql<Row>`
      select payment.paid_on as date, payment.kind::text as kind, ${rupees('payment.amount')} as amount,
        payment_method.name as method, payment.source, payment.reference
      from payment join booking on booking.id = payment.booking_id
        join payment_method on payment_method.id = payment.payment_method_id
        left join folio on folio.id = payment.folio_id
      where coalesce(folio.guest_id, booking.guest_id) = ${id} order by payment.id`,
  )

export const listOrdersOf = (db: Db, id: number) =>
  rowsOf(
    db,
    sql<Row>`
      select ${instant('guest_order.ordered_at')} as at, guest_order.status::text as status, guest_order.notes,
        (select string_agg(order_line.quantity || ' × ' || order_line.name, ', ' order by position)
          from order_line where order_line.order_id = guest_order.id) as items
      from guest_order join booking on booking.id = guest_order.booking_id
      where booking.guest_id = ${id} order by guest_order.id`,
  )

export const listRequestsOf = (db: Db, id: number) =>
  rowsOf(
    db,
    sql<Row>`
      select ${instant('created_at')} as at, check_in_date as check_in, check_out_date as check_out, status::text as status,
        note, answer
      from booking_request where guest_id = ${id} order by id`,
  )

/** Cards that the guest signed, with the privacy notice of that day. */
export const listConsentsOf = (db: Db, id: number) =>
  rowsOf(
    db,
    sql<Row>`
      select ${instant('registration_card.signed_at')} as signed_at, registration_card.signer_name as signed_by,
        registration_card.content ->> 'privacy_notice' as privacy_notice
      from registration_card join occupant on occupant.id = registration_card.occupant_id
      where occupant.guest_id = ${id} order by registration_card.id`,
  )

export const listPhotoViewsOf = (db: Db, slug: string) =>
  rowsOf(
    db,
    sql<Row>`
      select ${instant('audit_entry.at')} as at, account.name as who
      from audit_entry left join account on account.id = audit_entry.account_id
      where entity = 'guest' and audit_entry.slug = ${slug} and action = 'view' order by audit_entry.id`,
  )

export const listAccountsOf = (db: Db, id: number) =>
  rowsOf(
    db,
    sql<Row>`
      select account.email, ${instant('account.created_at')} as since, ${instant('last_seen.seen_at')} as last_seen
      from account left join last_seen on last_seen.account_id = account.id where account.guest_id = ${id}`,
  )

/** What the hotel filed of a foreign national. */
export const listFilingsOf = (db: Db, id: number) =>
  rowsOf(
    db,
    sql<Row>`
      select ${instant('filed_at')} as filed_at, application_number, ${instant('departure_filed_at')} as departure_filed_at,
        departure_number, onward_address
      from foreigner_filing where guest_id = ${id} order by filed_at`,
  )
