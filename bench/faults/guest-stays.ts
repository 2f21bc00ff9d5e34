import type { PatientClerk } from '#bench/faults/patient-clerk.ts'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { hotelDay, usualDayStart } from '#contract/kit/time/hotel-day.ts'
import { localTimeIn } from '#contract/kit/time/local-time.ts'

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
  /** The price of every room for a night, in paise. */
  price: number
  guestIds: number[]
  items: { id: number; price: number }[]
}

export type Ledger = Map<string, LedgerEntry>

/** Not cash: ten guests who come again and again would pay more of it in a day than the law allows. */
const payment = { payment_method: 'card' }

const rupees = (paise: number) => paise / 100
const paise = (rupees: number) => Math.round(rupees * 100)

/** A booking that a clerk is working on. */
interface Placed {
  id: number
  slug: string
  path: string
  rent: number
  /** The food plan of all people for a night. */
  food: number
  /** The rent of each night. */
  rents: Map<string, number>
  entry: LedgerEntry
}

/** One guest after the other is booked, perhaps cancelled, checked in, moved, served, checked out and paid. */
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
  const place = async (isForLater: boolean): Promise<Placed | undefined> => {
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
      advance_method: payment.payment_method,
      food_plan_id: 2,
      food_plan_rate: rupees(foodRate),
    })
    if (status === 409) return undefined
    if (status !== 201) throw new Error(`A booking was refused: ${status} ${reply.error.message}`)
    const { id, slug } = reply.data
    const entry: LedgerEntry = { status: 'booked', advance, charges: 0, orders: {}, invoice: null, paid: 0 }
    const placed = { id, slug, path: `/bookings/${slug}`, rent, food: people * foodRate, rents: new Map(), entry }
    setNights(placed, arrival, addDays(arrival, nights))
    ledger.set(slug, entry)
    return placed
  }

  const setNights = ({ rents, rent, food, entry }: Placed, from: string, to: string) => {
    rents.clear()
    for (let date = from; date < to; date = addDays(date, 1)) rents.set(date, rent)
    entry.charges = rents.size * (rent + food)
  }

  /** A guest who arrives early also pays for the added nights. A stay that is over keeps its dates. */
  const arrive = async (placed: Placed) => {
    const { status, reply } = await clerk.ask('POST', `${placed.path}/check-in`, {
      confirm_early: true,
      confirm_not_ready: true,
      confirm_in_house: true,
    })
    if (status !== 200) return false
    placed.entry.status = 'checked_in'
    setNights(placed, reply.data.check_in_date, reply.data.check_out_date)
    return true
  }

  /** Moves the guest to a random room, which may be taken, at the old rent or at the price of the new room. */
  const move = async ({ path, rents, food, entry }: Placed) => {
    const rent = any(['keep', 'new'])
    const { status, reply } = await clerk.ask('POST', `${path}/move-room`, {
      room_id: any(hotel.roomIds),
      rent,
      confirm_not_ready: true,
    })
    if (status !== 200 || rent === 'keep') return
    const { check_in_date } = reply.data.rooms.at(-1)
    const isMoved = (date: string) => date >= check_in_date && date >= today()
    for (const date of rents.keys()) if (isMoved(date)) rents.set(date, hotel.price)
    entry.charges = [...rents.values()].reduce((sum, rent) => sum + rent + food, 0)
  }

  /** Swaps rooms with any other guest, perhaps of another clerk. Each keeps the rent, so no charge changes. */
  const swap = async ({ slug, path }: Placed) => {
    const live = [...ledger].filter(([other, { status }]) => other !== slug && /^(booked|checked_in)$/.test(status))
    const [with_booking] = any(live) ?? []
    if (with_booking) await clerk.ask('POST', `${path}/swap-rooms`, { with_booking })
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
    const { id, path, entry } = placed
    if (fate < 0.15) {
      await must('POST', `${path}/cancel`, { reason: 'Changed plans' })
      entry.status = 'cancelled'
    } else if (fate < 0.3) await move(placed)
    if (fate < 0.3 || !(await arrive(placed))) return
    if (below(2)) await move(placed)
    if (below(2)) await swap(placed)
    for (let orders = below(3); orders > 0; orders--) await serve(id, entry)
    await leave(path, entry)
  }
}
