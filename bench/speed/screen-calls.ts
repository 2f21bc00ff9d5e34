import type { Bench } from '#bench/speed/open-bench.ts'
import type { ReadRow } from '#bench/speed/read-rows.ts'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { hotelDay, usualDayStart } from '#contract/kit/time/hotel-day.ts'

/** The calls of the screens, except those that only read a few settings. */
export const screenCalls = async ({ pool, size }: Bench): Promise<ReadRow[]> => {
  const today = hotelDay(usualDayStart, new Date())
  const some = async (column: string, table: string) => {
    const { rows } = await pool.query<{ value: string }>(
      `select ${column}::text as value from ${table} order by id desc limit 40
         offset least(500, (select count(*) / 2 from ${table}))`,
    )
    return rows.map(({ value }) => value)
  }
  const bookings = await some('slug', 'booking')
  const invoices = await some('slug', 'invoice')
  const guests = await some('slug', 'guest')
  const phones = await some('phone', 'guest')
  const numbers = await some('number', 'booking')
  const { rows: counts } = await pool.query<{ orders: number; invoices: number }>(
    'select (select count(*) from guest_order)::int as orders, (select count(*) from invoice_balance)::int as invoices',
  )
  const last = (count = 0) => Math.max(1, Math.ceil(count / 10))
  const nights = { check_in_date: addDays(today, 10), check_out_date: addDays(today, 13) }
  const month = new URLSearchParams({ start_date: addDays(today, -40), end_date: addDays(today, -11) })
  const calls: Record<string, string | string[]> = {
    Dashboard: '/dashboard',
    'Dashboard chart': '/dashboard/chart?range=12m',
    'Find anything': phones.map((phone) => `/search?q=${phone}`),
    'Bookings, first page': '/bookings',
    'Bookings, last page': `/bookings?page=${last(size.bookings)}`,
    'Bookings, booked': '/bookings?status=booked',
    'Bookings, arrivals of a week': `/bookings?arrival_from=${today}&arrival_to=${addDays(today, 7)}`,
    'Bookings, to be paid': '/bookings?invoice=pending',
    'Bookings, by number': numbers.map((number) => `/bookings?search=BK-${number}`),
    'Bookings, by phone': phones.map((phone) => `/bookings?search=${phone}`),
    'Booking, whole': bookings.map((slug) => `/bookings/${slug}`),
    'Booking, bill': bookings.map((slug) => `/bookings/${slug}/bill`),
    'Rooms free for 3 nights': `/rooms/available?${new URLSearchParams(nights)}`,
    'Rooms occupied': '/rooms/occupied',
    'Room calendar, 30 days': `/calendar?${new URLSearchParams({ from: addDays(today, -1), to: addDays(today, 28) })}`,
    'Housekeeping board': '/housekeeping',
    'Guests, first page': '/guests',
    'Guests, last page': `/guests?page=${last(size.guests)}`,
    'Guests, by phone': phones.map((phone) => `/guests?search=${phone}`),
    'Guests to choose from': phones.map((phone) => `/guests/options?search=${phone.slice(0, 8)}`),
    'Guest, whole': guests.map((slug) => `/guests/${slug}`),
    'Orders, first page': '/orders',
    'Orders, last page': `/orders?page=${last(counts[0]?.orders)}`,
    'Orders, pending': '/orders?status=pending',
    'Invoices, first page': '/invoices',
    'Invoices, last page': `/invoices?page=${last(counts[0]?.invoices)}`,
    'Invoices, pending': '/invoices?status=pending',
    'Invoice, whole': invoices.map((slug) => `/invoices/${slug}`),
    'Report of bookings': `/reports/bookings?${month}`,
    'Report of occupancy': `/reports/occupancy?${month}`,
    'Report of revenue': `/reports/revenue?${month}`,
    'On the books': '/reports/on-the-books',
    'Average rate by plan': `/reports/average-rates?${month}`,
    'Arrivals of a day': `/reports/arrivals?date=${today}`,
    'In the house on a day': `/reports/in-house?date=${today}`,
    Notices: '/notifications',
    'Audit trail': '/audit',
  }
  return Object.entries(calls).map(([name, paths]) => ({ name, paths: [paths].flat() }))
}
