import type { PatientClerk } from '#bench/faults/patient-clerk.ts'
import { addDays, nightsBetween } from '#contract/kit/calendar-date.ts'
import { hotelDay, usualDayStart } from '#contract/kit/hotel-day.ts'
import { localTimeIn } from '#contract/kit/local-time.ts'

/** A booking as the clerks know it from the app's answers; amounts are in paise. */
export interface LedgerEntry {
  status: string
  advance: number
  /** Rent, food plan and orders, added up by the clerk. */
  charges: number
  orders: Record<string, { status: string; subtotal: number }>
  invoice: { number: string; total: number } | null
  paid: number
}

export interface Hotel {
  roomIds: number[]
  guestIds: number[]
  items: { id: number; price: number }[]
}

export type Ledger = Map<string, LedgerEntry>

const rupees = (paise: number) => paise / 100
const paise = (rupees: number) => Math.round(rupees * 100)

/** One guest after the other is booked, perhaps cancelled, checked in, served, checked out and paid. */
export const guestStays = (clerk: PatientClerk, hotel: Hotel, ledger: Ledger, random: () => number) => {
  const below = (count: number) => Math.floor(random() * count)
  const any = <Item>(items: Item[]) => items[below(items.length)] as Item
  const today = () => hotelDay(usualDayStart, clerk.serverTime())

  const must = async (method: string, path: string, body?: unknown) => {
    const { status, reply } = await clerk.ask(method, path, body)
    if (status >= 400) throw new Error(`${method} ${path} was refused: ${status} ${reply.error.message}`)
    return reply
  }

  /** Books a random room; undefined if the room is taken. */
  const place = async (isForLater: boolean) => {
    const rent = 150_000 + below(200_000)
    const foodRate = below(2) * 25_050
    const nights = 1 + below(3)
    const people = 1 + below(2)
    const advance = below(2) * below(100_000)
    const arrival = addDays(today(), isForLater ? 10 + below(300) : 0)
    const { status, reply } = await clerk.ask('POST', '/bookings', {
      booking_type: 'individual',
      guest_id: any(hotel.guestIds),
      room_ids: [any(hotel.roomIds)],
      room_rent: rupees(rent),
      check_in_date: arrival,
      check_out_date: addDays(arrival, nights),
      number_of_adults: people,
      advance_amount: rupees(advance),
      food_plan_id: 2,
      food_plan_rate: rupees(foodRate),
    })
    if (status !== 201) return undefined
    const { id, slug } = reply.data
    const perNight = rent + people * foodRate
    const entry: LedgerEntry = {
      status: 'booked',
      advance,
      charges: nights * perNight,
      orders: {},
      invoice: null,
      paid: 0,
    }
    ledger.set(slug, entry)
    return { id, path: `/bookings/${slug}`, perNight, entry }
  }

  /** A guest who arrives early also pays for the added nights. A stay that is over keeps its dates. */
  const arrive = async (path: string, perNight: number, entry: LedgerEntry) => {
    const { status, reply } = await clerk.ask('POST', `${path}/check-in`, { confirm_early: true })
    if (status !== 200) return false
    entry.status = 'checked_in'
    entry.charges = perNight * nightsBetween(reply.data.check_in_date, reply.data.check_out_date)
    return true
  }

  const serve = async (bookingId: number, entry: LedgerEntry) => {
    const lines = Array.from({ length: 1 + below(3) }, () => ({ item: any(hotel.items), quantity: 1 + below(4) }))
    const { data } = await must('POST', '/orders', {
      booking_id: bookingId,
      ordered_at: localTimeIn(usualDayStart.time_zone, clerk.serverTime()),
      meal_type: 'dinner',
      service_type: 'room_service',
      items: lines.map(({ item, quantity }) => ({ item_id: item.id, quantity })),
    })
    const subtotal = lines.reduce((sum, { item, quantity }) => sum + item.price * quantity, 0)
    const status = below(5) ? 'served' : 'cancelled'
    await must('PATCH', `/orders/${data.slug}/status`, { status })
    entry.orders[data.slug] = { status, subtotal }
    if (status === 'served') entry.charges += subtotal
  }

  /** Pays with the check-out, after it, or not at all. */
  const leave = async (path: string, entry: LedgerEntry) => {
    const payment = { payment_method: 'cash' }
    const when = any(['now', 'now', 'after', 'later'])
    const reply = await must('POST', `${path}/check-out`, when === 'now' ? { payment } : {})
    entry.status = 'checked_out'
    const { data } = await must('GET', `/invoices/${reply.invoice_slug}`)
    entry.invoice = { number: reply.invoice_number, total: paise(data.total) }
    if (when === 'later') return
    if (when === 'after') await must('POST', `/invoices/${reply.invoice_slug}/pay`, payment)
    entry.paid = entry.invoice.total - entry.advance
  }

  return async () => {
    const fate = random()
    const placed = await place(fate < 0.3)
    if (!placed) return
    const { id, path, perNight, entry } = placed
    if (fate < 0.15) {
      await must('POST', `${path}/cancel`, { reason: 'Changed plans' })
      entry.status = 'cancelled'
    }
    if (fate < 0.3 || !(await arrive(path, perNight, entry))) return
    for (let orders = below(3); orders > 0; orders--) await serve(id, entry)
    await leave(path, entry)
  }
}
