import { sql } from 'kysely'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { Found } from '#contract/search/search.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import { hasLiveStatus } from '#server/bookings/has-live-status.ts'
import { someGroupsFound } from '#server/bookings/list/group-search.ts'
import { roomStatusTonight } from '#server/bookings/stays/room-occupancy-store.ts'
import { companyMatches } from '#server/companies/company-search.ts'
import type { Db } from '#server/db/connect.ts'
import { guestMatches, someGuestsFound } from '#server/guests/guest-search.ts'
import { containing } from '#server/kit/records/list-page.ts'
import { isVisibleTo, type Reader as RepairReader } from '#server/repairs/repair-store.ts'

const most = 5
/** How many of the newest guests are checked first, because people mostly look for recent guests. */
const newest = 500
/** How many matching guests are ranked at most, so that a word that thousands have stays fast. */
const weighed = 50

const startsWith = (typed: string) => `${typed.replace(/[\\%_]/g, '\\$&')}%`

/** 123 for BK-000123, bk123, INV-2627-000123's end, and 000123. */
const numberIn = (typed: string) => /^(?:BK-?)?0*(\d{1,9})$/i.exec(typed)?.[1] ?? ''

/**
 * The best matches among guests, companies, bookings, rooms, invoices and the repairs that the reader sees, by one
 * statement. Every part reads a limited number of rows, however common the word is: nothing is counted, and no list is
 * sorted before its limit; only repairs, of which a hotel has few, are.
 */
export const findAnything = async (
  db: Db,
  typed: string,
  today: CalendarDate,
  reader: RepairReader,
): Promise<Found> => {
  const number = numberIn(typed)
  const { rows } = await sql<Found>`
    with guests_found as materialized (
      select guest.id, lower(guest.name) like lower(${startsWith(typed)}) as begins from (
        (select id from (
          select * from guest join guest_words on guest_id = id order by id desc limit ${newest}
        ) guest where ${guestMatches(typed)} limit ${most})
        union
        ${someGuestsFound(typed, weighed)}
      ) candidate join guest using (id)
      where guest.anonymised_at is null
      order by begins desc, id desc
      limit ${most}
    ),
    bookings_found as materialized (
      select id, is_it from (
        (select id, true as is_it from booking where number = ${number || 0}::int)
        union all
        (select stay.booking_id, true from room join stay on stay.room_id = room.id
          where lower(room.room_number) = lower(${typed}) and stay.booking_status = 'checked_in')
        union all
        (select of_guest.id, false from guests_found, lateral (
          select id from booking where guest_id = guests_found.id order by number desc limit ${most}
        ) of_guest)
        union all
        (select id, false from ${someGroupsFound(typed, weighed)} of_group)
        union all
        (select listed.booking_id, false from guests_found, lateral (
          select booking_id from booking_guest where guest_id = guests_found.id order by booking_id desc limit ${most}
        ) listed)
      ) candidate
    ),
    bookings_shown as materialized (
      select booking.id, booking.slug, ${bookingNumber} as booking_number, guest.name as guest_name, booking.status,
        coalesce(booking.group_name, '') as group_name, booking.check_in_date, booking.check_out_date, is_it, booking.number
      from (select id, bool_or(is_it) as is_it from bookings_found group by id) found
      join booking using (id) join guest on guest.id = booking.guest_id
      order by is_it desc, ${hasLiveStatus('booking.status')} desc, booking.number desc
      limit ${most}
    ),
    companies_shown as (
      select slug, name, contact_person, phone, is_active, lower(name) like lower(${startsWith(typed)}) as begins
      from company where ${companyMatches(typed)}
      order by begins desc, is_active desc, lower(name)
      limit ${most}
    ),
    rooms_shown as (
      select room.slug, room.room_number, room_type.name as room_type, ${roomStatusTonight(today)} as status,
        lower(room.room_number) like lower(${startsWith(typed)}) as begins
      from room join room_type on room_type.id = room.room_type_id
      where room.retired_at is null
        and (room.room_number ilike ${containing(typed)} or room_type.name ilike ${containing(typed)})
      order by begins desc, room.room_number
      limit ${most}
    ),
    invoices_found as (
      (select id, true as is_it from invoice
        where number like ${startsWith(typed.toUpperCase())} order by number desc limit ${most})
      union
      (select id, true from invoice where number = any (array(
        select series || '-' || financial_year || '-' || lpad(${number}, greatest(6, length(${number})), '0')
        from document_counter where ${number} <> ''
      )))
      union
      (select invoice_id, false from invoice_balance
        where booking_id = any (array(select id from bookings_shown)))
    ),
    invoices_shown as (
      select invoice.slug, invoice.number, invoice.guest ->> 'name' as guest_name, invoice_balance.status, is_it
      from (select id, bool_or(is_it) as is_it from invoices_found group by id) found
      join invoice using (id) join invoice_balance on invoice_balance.invoice_id = invoice.id
      order by is_it desc, invoice.id desc
      limit ${most}
    ),
    repairs_shown as (
      select repair.id, repair.slug, coalesce('Room ' || room.room_number, repair.area) as place, repair.description,
        repair.status, repair.status <> 'closed' as is_open
      from repair left join room on room.id = repair.room_id
      where ${isVisibleTo(reader)} and (
        repair.description ilike ${containing(typed)} or repair.area ilike ${containing(typed)}
        or lower(room.room_number) = lower(${typed})
      )
      order by is_open desc, repair.id desc
      limit ${most}
    )
    select
      coalesce((select json_agg(json_build_object(
        'slug', guest.slug, 'name', guest.name, 'phone', guest.phone, 'email', guest.email
      ) order by begins desc, guest.id desc) from guests_found join guest using (id)), '[]') as guests,
      coalesce((select json_agg(json_build_object(
        'slug', slug, 'name', name, 'contact_person', contact_person, 'phone', phone
      ) order by begins desc, is_active desc, lower(name)) from companies_shown), '[]') as companies,
      coalesce((select json_agg(json_build_object(
        'slug', slug, 'booking_number', booking_number, 'guest_name', guest_name,
        'group_name', group_name, 'status', status, 'check_in_date', check_in_date, 'check_out_date', check_out_date
      ) order by is_it desc, ${hasLiveStatus('bookings_shown.status')} desc, number desc) from bookings_shown), '[]') as bookings,
      coalesce((select json_agg(json_build_object(
        'slug', slug, 'room_number', room_number, 'room_type', room_type, 'status', status
      ) order by begins desc, room_number) from rooms_shown), '[]') as rooms,
      coalesce((select json_agg(json_build_object(
        'slug', slug, 'number', number, 'guest_name', guest_name, 'status', status
      ) order by is_it desc, number desc) from invoices_shown), '[]') as invoices,
      coalesce((select json_agg(json_build_object(
        'slug', slug, 'place', place, 'description', description, 'status', status
      ) order by is_open desc, id desc) from repairs_shown), '[]') as repairs
  `.execute(db)
  return rows[0] ?? { guests: [], companies: [], bookings: [], rooms: [], invoices: [], repairs: [] }
}
