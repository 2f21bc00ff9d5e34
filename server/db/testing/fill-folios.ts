import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { mustDo } from '#server/db/testing/fill-house.ts'
import type { startTestApp } from '#server/testing/test-app.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>
interface House {
  guests: { id: number; slug: string }[]
  companyId: number
}

const cash = { payment_method: 'cash' }

/** Guests in the house whose bill is divided, discounted or invoiced in part, and the account of a company. */
export const fillFolios = async ({ admin, time }: TestApp, house: House, lastDay: CalendarDate) => {
  const send = (path: string, body?: object) => mustDo(admin, 'POST', path, body)
  const dates = { check_in_date: addDays(lastDay, -3), check_out_date: addDays(lastDay, 2) }
  const nights = `check_in_date=${dates.check_in_date}&check_out_date=${dates.check_out_date}`
  // A room whose guest is overdue is free for these nights, but can't be entered.
  const { data: rooms } = await mustDo(admin, 'GET', '/rooms?status=available&per_page=100')
  const ready = new Set(rooms.map(({ id }: { id: number }) => id))
  const offered = await mustDo(admin, 'GET', `/rooms/available?${nights}`)
  const free = offered.filter(({ id }: { id: number }) => ready.has(id))
  const stay = async (index: number, body: object = {}) => {
    time.now = new Date(`${lastDay}T17:${index}0:00Z`)
    const booking = await send('/bookings', {
      ...{ ...dates, booking_type: 'individual', guest_id: house.guests[index]?.id, room_ids: [free[index].id] },
      ...{ room_rent: 3000 + index * 500.25, food_plan_id: 2, food_plan_rate: 250, number_of_adults: 2 },
      ...{ advance_amount: 500, confirm_occupancy: true, late_entry_reason: 'The line was down', ...body },
    })
    await send(`/bookings/${booking.slug}/check-in`, {
      confirm_early: true,
      confirm_not_ready: true,
      confirm_in_house: true,
    })
    return booking.slug as string
  }

  const company = await send('/companies', {
    ...{ name: 'Hill Traders', kind: 'company', address: 'Pune', credit_limit: 200_000, payment_terms: 30 },
  })
  const divided = await stay(1, { company_id: company.id })
  await send(`/folios/${divided}/discounts`, { percent: 10, on: 'rooms', reason: 'Regular guest' })
  await send(`/folios/${divided}/charges`, { description: 'Airport taxi', rate: 1200.5 })
  const [, forCompany] = await send(`/bookings/${divided}/folios`, { company_id: company.id, routes: ['room'] })
  await send(`/folios/${forCompany.slug}/invoice`)
  await send(`/bookings/${divided}/deposits`, { ...cash, amount: 3000 })

  const kept = await stay(2)
  await send(`/bookings/${kept}/deposits`, { ...cash, amount: 2000 })
  await send(`/folios/${kept}/discounts`, { amount: 750.5, reason: 'Broken lift' })
  const [deposit] = await mustDo(admin, 'GET', `/bookings/${kept}/deposits`)
  await send(`/deposits/${deposit.slug}/return`, { keep_amount: 590, reason: 'Broken lamp' })

  const moved = await stay(3)
  await send(`/bookings/${moved}/move-room`, { room_id: free[4].id, rent: 'new', confirm_not_ready: true })
  await send(`/bookings/${moved}/extend`, { check_out_date: addDays(dates.check_out_date, 1) })
  await send(`/companies/${company.slug}/payments`, { payment_method: 'online', source: 'NEFT', amount: 5000.25 })
}
