import type { Bench } from '#bench/speed/open-bench.ts'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { hotelDay, usualDayStart } from '#contract/kit/time/hotel-day.ts'

export interface ReadRow {
  name: string
  /** Requested in turn, so that caches are no warmer than in a real hotel. */
  paths: string[]
  /** Documents and spreadsheets, which may take longer than a screen. */
  isFile?: boolean
}

// As people search: a full name, a first or last name that a thousand guests have, the start of a phone number.
const words = [
  'Meera Joshi',
  'Kavya Hegde',
  'Rohan',
  'Fernandes',
  'Zoya Menon',
  'Divya Naik',
  '94512',
  '84000',
  'Pallavi',
]

/** The rows of the table of reads. */
export const readRows = async ({ pool, size }: Bench): Promise<ReadRow[]> => {
  const today = hotelDay(usualDayStart, new Date())
  const slugs = await pool.query<{ slug: string }>(`select slug from booking where id % 211 = 0 order by id limit 200`)
  const invoices = await pool.query<{ number: string }>(`select number from invoice where id % 97 = 0 limit 100`)
  const types = await pool.query<{ id: string }>('select id::text from room_type order by id')
  const month = { start_date: addDays(today, -45), end_date: addDays(today, -15) }
  const dates = Array.from({ length: 60 }, (_, day) => ({
    check_in_date: addDays(today, day),
    check_out_date: addDays(today, day + 3),
  }))
  // As the screen asks: today's weeks most of the time, and those around them.
  const months = Array.from({ length: 12 }, (_, week) => ({
    from: addDays(today, week * 5 - 30),
    to: addDays(today, week * 5 - 1),
  }))
  return [
    { name: 'Booking list, first page', paths: ['/bookings'] },
    { name: 'Booking list, last page', paths: [`/bookings?page=${Math.ceil(size.bookings / 10)}`] },
    { name: 'Booking detail', paths: slugs.rows.map(({ slug }) => `/bookings/${slug}`) },
    { name: 'Availability for 3 nights', paths: dates.map((pair) => `/rooms/available?${new URLSearchParams(pair)}`) },
    {
      name: 'Room calendar, 100 rooms x 30 days',
      paths: months.map((days) => `/calendar?${new URLSearchParams(days)}`),
    },
    { name: 'Housekeeping board, 100 rooms', paths: ['/housekeeping'] },
    {
      name: 'Make room for 3 nights',
      paths: dates
        .slice(0, 30)
        .flatMap((pair) =>
          types.rows.map(({ id }) => `/calendar/make-room?${new URLSearchParams({ room_type_id: id, ...pair })}`),
        ),
    },
    { name: 'Guest list', paths: ['/guests'] },
    { name: 'Guest search', paths: words.map((search) => `/guests?${new URLSearchParams({ search })}`) },
    { name: 'Dashboard', paths: ['/dashboard'] },
    { name: 'Month report', paths: [`/reports/bookings?${new URLSearchParams(month)}`] },
    { name: 'Month Excel', paths: [`/reports/bookings.xlsx?${new URLSearchParams(month)}`], isFile: true },
    { name: 'Invoice PDF', paths: invoices.rows.map(({ number }) => `/invoices/number/${number}/pdf`), isFile: true },
  ]
}
