import type { Answers } from '#server/db/testing/ask-hotel.ts'

// biome-ignore lint/suspicious/noExplicitAny: the answers of any version are read, whatever shape they have
type Json = any

interface Change {
  /** The last hotel whose version still answered in the old way. */
  upTo: string
  why: string
  expect: (path: string, answer: Json, all: Answers) => Json
}

const sumOf = (rows: Json[], column: string) => Math.round(rows.reduce((sum, row) => sum + row[column] * 100, 0)) / 100

/** The answer with a change of every object in it, however deep. */
const everywhere = (answer: Json, change: (one: Json) => Json): Json => {
  if (Array.isArray(answer)) return answer.map((one) => everywhere(one, change))
  if (typeof answer !== 'object' || answer === null) return answer
  return change(Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, everywhere(value, change)])))
}

const invoicesOf = (all: Answers): Json[] =>
  Object.entries(all).flatMap(([path, answer]) => (path.startsWith('/invoices?page') ? (answer as Json).data.data : []))

const oneNightLess = (row: Json) => {
  const nights_available = row.nights_available - 1
  const perNight = (amount: number) => Math.round((amount / nights_available) * 100) / 100
  const occupancy = perNight(row.nights_sold * 100)
  return { ...row, nights_available, occupancy, revpar: perNight(row.room_revenue) }
}

const changes: Change[] = [
  {
    upTo: 'hotel-0023',
    why: "A booking's history also tells of payments, refunds, invoices and credit notes, and names guests and food plans",
    expect: (path, answer) => {
      if (!/^\/bookings\/[\w-]+$/.test(path)) return answer
      const { history: _told, ...data } = answer.data
      return { ...answer, data }
    },
  },
  {
    upTo: 'hotel-0023',
    why: 'Invoices that were paid more than is owed have a status of their own, and the lists count them under it',
    expect: (path, answer, all) => {
      const invoices = invoicesOf(all)
      const due = new Set(invoices.filter((invoice) => invoice.balance < 0).map((invoice) => invoice.number))
      const named = everywhere(answer, (one) =>
        due.has(one.number) && 'status' in one ? { ...one, status: 'refund_due' } : one,
      )
      if (!path.startsWith('/invoices?')) return named
      const status = /status=(\w+)/.exec(path)?.[1]
      const pending = invoices.filter((invoice) => invoice.status === 'pending')
      if (!status) {
        named.data.sums.balance = sumOf(pending, 'balance')
        return named
      }
      const rows = named.data.data.filter((invoice: Json) => invoice.status === status)
      const sums = { total: sumOf(rows, 'total'), paid: sumOf(rows, 'paid'), credited: sumOf(rows, 'credited') }
      const balance = status === 'pending' ? sumOf(rows, 'balance') : 0
      return { data: { ...named.data, data: rows, total: rows.length, sums: { ...sums, balance } } }
    },
  },
  {
    upTo: 'hotel-0023',
    why: 'One room has the status maintenance, and is left out of the nights that can be sold today',
    expect: (path, answer) => {
      if (!path.startsWith('/reports/occupancy')) return answer
      const isToday = ({ period }: Json) => ['2026-11-15', '2026-11'].includes(period)
      const { rows, total } = answer.data
      return {
        data: { rows: rows.map((row: Json) => (isToday(row) ? oneNightLess(row) : row)), total: oneNightLess(total) },
      }
    },
  },
  {
    upTo: 'hotel-0023',
    why: 'Tax rates belong to tax categories, and are listed by them; the three kinds of before are built in',
    expect: (path, answer) => {
      if (path !== '/tax-rules') return answer
      const byKind = [...answer.data].sort((one: Json, other: Json) => one.kind.localeCompare(other.kind))
      return { data: byKind.map(({ kind, ...rule }: Json) => ({ ...rule, tax_category: { builtin: kind } })) }
    },
  },
  {
    upTo: 'hotel-0023',
    why: 'Nights for maintenance are called blocked',
    expect: (path, answer) => {
      if (!path.startsWith('/notifications')) return answer
      return everywhere(answer, (one) =>
        typeof one.message === 'string' ? { ...one, message: one.message.replace('is kept back', 'is blocked') } : one,
      )
    },
  },
]

/** What today's version is to answer where an older one gave these answers. */
export const expectedAnswers = (fixture: string, answers: Answers): Answers => {
  const later = changes.filter(({ upTo }) => fixture <= upTo)
  return Object.fromEntries(
    Object.entries(answers).map(([path, answer]) => [
      path,
      later.reduce((expected, change) => change.expect(path, expected, answers), answer),
    ]),
  )
}
