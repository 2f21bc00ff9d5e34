import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { mustDo } from '#server/db/testing/fill-house.ts'
import type { startTestApp } from '#server/testing/test-app.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>
interface House {
  roomIds: number[]
  itemIds: number[]
  guests: { id: number }[]
  companyId: number
}

const outcomes = [
  'paid at check-out',
  'paid later',
  'partly paid',
  'cancelled with its advance',
  'no-show with its advance',
  'group of a company',
  'credited in part and refunded',
  'cancelled and refunded',
  'late entry',
  'credited in full',
] as const
type Outcome = (typeof outcomes)[number]

const company = { name: 'Lake Tours Pvt Ltd', address: 'Jaipur', gstin: '27AAPFU0939F1ZV' }
const cash = { payment_method: 'cash' }
const firstDay = '2026-08-20'
const bookings = 50

/**
 * Bookings with every outcome, two days apart, each step on its day. Bookings that arrive after the last day stay
 * booked, and some long stays before it are still checked in.
 */
export const fillStays = async ({ admin, time }: TestApp, house: House, lastDay: CalendarDate) => {
  const plans: { at: string; act: () => Promise<unknown> }[] = []
  const plan = (day: CalendarDate, clock: string, act: () => Promise<unknown>) =>
    plans.push({ at: `${day}T${clock}Z`, act })
  const send = (path: string, body?: object) => mustDo(admin, 'POST', path, body)
  const pick = <One>(list: One[], index: number) => list[index % list.length] as One

  const planBooking = (index: number, outcome: Outcome) => {
    const arrival = addDays(firstDay, index * 2)
    const isFuture = arrival > lastDay
    const isLong = index % 2 === 1 && index >= 35 && !isFuture
    const departure = addDays(arrival, 1 + (index % 4) + (isLong ? 17 : 0))
    const isGroup = outcome === 'group of a company'
    const dates = { check_in_date: arrival, check_out_date: departure }
    const rent = [2800, 5200, 7250.5, 9500][(index % 16) >> 2] ?? 0
    const draft = {
      ...dates,
      number_of_adults: 2,
      number_of_children: index % 2,
      advance_amount: outcome.includes('advance') || isFuture || index % 3 === 0 ? 1000.5 + index : 0,
      guest_id: pick(house.guests, index).id,
      food_plan_id: 1 + (index % 4),
      food_plan_rate: [0, 250, 600.5, 0][index % 4],
      confirm_occupancy: true,
      desk_remarks: index % 4 ? '' : 'Pays by company card',
      housekeeping_remarks: index % 5 ? '' : 'Extra blanket',
      expected_arrival: index % 3 ? null : '18:30',
      pinned: index % 6 === 0,
      company_id: index % 7 ? null : house.companyId,
      ...(index % 2 === 0 && { source_id: 1 + (index % 7) }),
      ...(outcome === 'late entry' && !isFuture && { late_entry_reason: 'The line was down' }),
    }
    const rooms = [0, 11].map((step) => ({ room_id: pick(house.roomIds, index + step), room_rent: rent + step * 100 }))
    const own = [{ check_out_date: addDays(arrival, 1) }, {}]
    const whole = isGroup
      ? {
          ...draft,
          booking_type: 'group',
          group_name: `Wedding party ${index}`,
          group_size: 6,
          guests: [{ guest_name: 'Uncle Mohan' }, { guest_id: pick(house.guests, index + 1).id }],
          rooms: rooms.map((room, position) => ({ ...room, ...own[position] })),
        }
      : { ...draft, booking_type: 'individual', room_ids: [rooms[0]?.room_id], room_rent: rent }

    let id = 0
    let slug = ''
    let invoice = ''
    const placedOn = isFuture ? addDays(lastDay, -(index % 5)) : arrival
    plan(placedOn, outcome === 'late entry' && !isFuture ? '12:30:00' : '06:00:00', async () => {
      const saved = await send('/bookings', whole)
      id = saved.id
      slug = saved.slug
    })
    const order = (day: CalendarDate, clock: string, status: string, quantity: number) =>
      plan(day, clock, () =>
        send('/orders', {
          booking_id: id,
          room_id: isGroup ? rooms[1]?.room_id : null,
          ordered_at: `${day} ${clock}`,
          meal_type: 'dinner',
          service_type: 'restaurant',
          status,
          notes: index % 5 ? '' : 'No onions',
          items: [0, 1].map((step) => ({ item_id: pick(house.itemIds, index + step), quantity: quantity + step })),
        }),
      )
    if (outcome.startsWith('cancelled')) {
      plan(placedOn, '06:30:00', () => send(`/bookings/${slug}/cancel`, { reason: 'The flight was cancelled' }))
      if (outcome === 'cancelled and refunded' && draft.advance_amount > 0)
        plan(placedOn, '06:40:00', () =>
          send(`/bookings/${slug}/refunds`, { ...cash, amount: 500.5, reason: 'Half of the advance' }),
        )
      return
    }
    if (isFuture) return
    if (outcome === 'no-show with its advance') {
      if (departure <= lastDay) plan(addDays(arrival, 1), '07:00:00', () => send(`/bookings/${slug}/no-show`))
      return
    }
    plan(arrival, '13:00:00', () =>
      send(`/bookings/${slug}/check-in`, { confirm_early: true, confirm_not_ready: true, confirm_in_house: true }),
    )
    order(arrival, '14:00:00', 'completed', 1)
    order(arrival, '15:00:00', 'cancelled', 3)
    if (departure > lastDay) {
      order(arrival, '15:30:00', index % 2 ? 'preparing' : 'pending', 2)
      order(arrival, '15:40:00', 'served', 1)
      plan(arrival, '16:00:00', () => send(`/bookings/${slug}/payments`, { ...cash, amount: 750.25 }))
      return
    }
    plan(departure, '05:00:00', async () => {
      const isPaid = ['paid at check-out', 'group of a company', 'credited in part and refunded'].includes(outcome)
      const body = { ...(isGroup && { billed_to: company }), ...(isPaid && { payment: cash }) }
      const reply = await admin('POST', `/bookings/${slug}/check-out`, body)
      invoice = reply.body.invoice_slug
      if (!invoice) throw new Error(`no invoice: ${JSON.stringify(reply.body)}`)
    })
    const online = { payment_method: 'online', source: 'UPI', reference: `4122334455${index}` }
    const credit = (body: object) => plan(departure, '08:00:00', () => send(`/invoices/${invoice}/credit-notes`, body))
    if (outcome === 'paid later') plan(departure, '09:00:00', () => send(`/invoices/${invoice}/pay`, online))
    if (outcome === 'partly paid')
      plan(departure, '09:00:00', () => send(`/bookings/${slug}/payments`, { ...online, amount: 1000.1 }))
    if (outcome === 'credited in full') credit({ reason: 'Wrong guest' })
    if (outcome !== 'credited in part and refunded') return
    credit({ reason: 'No hot water', lines: [{ position: 1, amount: 500.25 }] })
    plan(departure, '09:00:00', () =>
      send(`/bookings/${slug}/refunds`, { ...cash, amount: 500.25, reason: 'No hot water' }),
    )
  }

  for (let index = 0; index < bookings; index++) planBooking(index, pick([...outcomes], index))
  plans.sort((one, other) => one.at.localeCompare(other.at))
  for (const { at, act } of plans) {
    time.now = new Date(at)
    await act()
  }
}
