import type { startTestApp } from '#server/testing/test-app.ts'

type Send = Awaited<ReturnType<typeof startTestApp>>['admin']
export type Answers = Record<string, unknown>

const months = ['2026-08', '2026-09', '2026-10', '2026-11', '2026-12']
const year = 'start_date=2026-08-01&end_date=2027-02-28'
const statuses = {
  bookings: ['booked', 'checked_in', 'checked_out', 'cancelled', 'no_show'],
  orders: ['pending', 'preparing', 'served', 'completed', 'cancelled'],
  invoices: ['pending', 'paid', 'refund_due', 'cancelled'],
}
const lists = [
  'bookings',
  'guests',
  'companies',
  'invoices',
  'credit-notes',
  'orders',
  'rooms',
  'room-types',
  'items',
  'item-categories',
  'tax-categories',
  'staff',
]
const details: Record<string, string[]> = {
  bookings: ['', '/bill', '/payments', '/folios', '/deposits'],
  guests: ['', '/account'],
  companies: ['', '/statement?start_date=2026-08-01&end_date=2027-02-28'],
  invoices: [''],
  orders: [''],
  rooms: ['', '/maintenance'],
}

const questions = [
  '/settings',
  '/property',
  '/tax-rules',
  '/food-plans',
  '/payment-methods',
  '/booking-sources',
  '/payment-sources',
  '/nationalities',
  '/dashboard',
  '/dashboard/chart?range=12m',
  '/dashboard/chart?range=30d',
  '/rooms/occupied',
  '/rooms/available?check_in_date=2026-11-15&check_out_date=2026-11-18',
  '/orders/bookings',
  '/booking-requests?per_page=100',
  '/notifications?per_page=100',
  '/payments/reference-uses?reference=41223344551',
  ...['day', 'month'].flatMap((by) => ['occupancy', 'revenue'].map((kind) => `/reports/${kind}?${year}&by=${by}`)),
  '/calendar?from=2026-11-01&to=2026-12-15',
  `/reports/collections?${year}`,
  `/reports/reductions?${year}`,
  ...['advances-held', 'deposits-held', 'outstanding-guests', 'outstanding-companies'].map(
    (kind) => `/reports/${kind}`,
  ),
  ...['arrivals', 'departures', 'in-house'].map((kind) => `/reports/${kind}?date=2026-11-15`),
  ...months.map((month) => `/tax-summary?month=${month}`),
  ...['asha', 'doe', '9876543210', '101', 'INV-2627', 'BK-000001'].map((typed) => `/search?q=${typed}`),
  ...Object.entries(statuses).flatMap(([list, all]) => all.map((status) => `/${list}?status=${status}&per_page=100`)),
]

const questionsOfGuest = ['/my/dashboard', '/my/stays', '/my/menu', '/my/orders', '/my/requests', '/my/profile']

/** The answer to one request, or its status if it is refused. */
export const ask = async (send: Send, path: string) => {
  const { status, body } = await send('GET', path)
  return status === 200 ? body : { status }
}

/** The answers of a hotel to every kind of request: its lists page by page, each record, and the reports. */
export const askHotel = async (admin: Send, guest: Send) => {
  const answers: Answers = {}
  // biome-ignore lint/suspicious/noExplicitAny: the answers of every version are read, and their shapes differ
  const note = async (path: string, send = admin): Promise<any> => {
    answers[path] = await ask(send, path)
    return answers[path]
  }
  for (const list of [...lists, `reports/bookings?${year}`]) {
    for (let page = 1, last = 1; page <= last; page++) {
      const { data } = await note(`/${list}${list.includes('?') ? '&' : '?'}page=${page}&per_page=20`)
      last = data.last_page
      for (const { slug } of data.data) for (const end of details[list] ?? []) await note(`/${list}/${slug}${end}`)
    }
  }
  for (const path of questions) await note(path)
  // From a fixed entry on, because signing in again adds entries.
  const { data: newest } = (await admin('GET', '/audit?per_page=1')).body
  for (let next = newest[0].id + 1; next !== null; ) next = (await note(`/audit?per_page=100&before=${next}`)).next
  for (const path of questionsOfGuest) await note(path, guest)
  return answers
}
