import { parseArgs } from 'node:util'
import { Kysely, PostgresDialect } from 'kysely'
import { loadHotel } from '#bench/load-hotel.ts'
import { fullScans, medianOf, planOf, runBare, type Statement } from '#bench/measure.ts'
import { BookingQuery } from '#contract/bookings/booking.ts'
import { addDays, dayIn } from '#contract/kit/calendar-date.ts'
import { monthOf } from '#contract/reports/report-period.ts'
import { startSaraiProcess } from '#e2e/kit/sarai-process.ts'
import { listBookings } from '#server/bookings/booking-store.ts'
import { connect, type Db } from '#server/db/connect.ts'
import type { DB } from '#server/db/tables.ts'
import { listDay } from '#server/reports/day-list-store.ts'
import { countNights } from '#server/reports/occupancy-store.ts'
import { addUpRevenue } from '#server/reports/revenue-store.ts'
import { listAvailableRooms } from '#server/rooms/room-availability.ts'
import { createDatabase } from '#server/testing/database.ts'
import { startTestServer } from '#server/testing/test-server.ts'

// `npm run booking-reads -- --bookings 1000000`: plans and times of what the booking screens read, each as a ratio to
// its bare statements in the same run.
const { values } = parseArgs({
  options: {
    bookings: { type: 'string', default: '100000' },
    guests: { type: 'string', default: '100000' },
    rooms: { type: 'string', default: '200' },
    plans: { type: 'boolean', default: false },
  },
})
const admin = { email: 'desk@hotel.example', password: 'correct horse battery' }
const today = dayIn('Asia/Kolkata', new Date())
const dates = { check_in_date: addDays(today, 10), check_out_date: addDays(today, 13) }

const month = monthOf(today)

const reads: { name: string; path: string; run: (db: Db) => Promise<unknown> }[] = [
  {
    name: 'Rooms free for 3 nights',
    path: `/rooms/available?${new URLSearchParams(dates)}`,
    run: (db) => listAvailableRooms(db, dates),
  },
  {
    name: 'Occupancy of a month',
    path: `/reports/occupancy?${new URLSearchParams(month)}`,
    run: (db) => countNights(db, { ...month, by: 'day' }),
  },
  {
    name: 'Revenue of a month',
    path: `/reports/revenue?${new URLSearchParams(month)}`,
    run: (db) => addUpRevenue(db, month),
  },
  {
    name: 'Arrivals of a day',
    path: `/reports/arrivals?date=${today}`,
    run: (db) => listDay(db, 'arrivals', today, new Date()),
  },
  ...Object.entries({
    'Booking list, first page': '',
    'Booking list, last page': `page=${Math.ceil(Number(values.bookings) / 10)}`,
    'Booking list, booked': 'status=booked',
    'Booking list, arrivals of a week': `arrival_from=${today}&arrival_to=${addDays(today, 7)}`,
    'Search by number': 'search=BK-000777',
    'Search by guest': 'search=Fatima Khan 777',
    'Search by phone': 'search=9000002',
    'Search by room': 'search=117',
  }).map(([name, query]) => ({
    name,
    path: `/bookings?${query}`,
    run: (db: Db) => listBookings(db, BookingQuery.parse(Object.fromEntries(new URLSearchParams(query)))),
  })),
]

const server = await startTestServer()
const database = await createDatabase(server.url, server.template)
const { db, pool, close } = connect(database.url)
try {
  console.error(`Loading ${values.bookings} bookings, ${values.guests} guests and ${values.rooms} rooms …`)
  const size = { rooms: Number(values.rooms), guests: Number(values.guests), bookings: Number(values.bookings) }
  await loadHotel(db, size, today)
  await measure()
} finally {
  await close()
  await database.drop()
  await server.stop()
}

async function measure() {
  const settings = { DATABASE_URL: database.url, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password }
  const sarai = await startSaraiProcess({ settings })
  const headers = { 'content-type': 'application/json' }
  const signedIn = await fetch(`${sarai.address}/api/login`, { method: 'POST', headers, body: JSON.stringify(admin) })
  const { data } = await signedIn.json()
  const rows = []
  for (const { name, path, run } of reads) {
    const statements = await statementsOf(run)
    const plans = await Promise.all(statements.map((statement) => planOf(pool, statement)))
    if (values.plans) console.log(`\n== ${name}\n${plans.map((plan) => plan.join('\n')).join('\n--\n')}`)
    const bare = await medianOf(100, () => runBare(pool, statements))
    const api = await medianOf(100, async () => {
      const reply = await fetch(`${sarai.address}/api${path}`, { headers: { authorization: `Bearer ${data.token}` } })
      if (!reply.ok) throw new Error(`${path}: ${reply.status}`)
      await reply.arrayBuffer()
    })
    rows.push({
      read: name,
      'API ms': api.toFixed(2),
      'SQL ms': bare.toFixed(2),
      ratio: (api / bare).toFixed(1),
      'full scans': plans.flatMap(fullScans).join() || 'none',
    })
  }
  console.table(rows)
  await sarai.stop()
}

async function statementsOf(run: (db: Db) => Promise<unknown>) {
  const statements: Statement[] = []
  const watched = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push({ sql: query.sql, parameters: query.parameters }),
  })
  await run(watched)
  return statements
}
