import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { BookingRequest } from '#contract/booking-requests/booking-request.ts'
import { FoodPlan } from '#contract/food-plans/food-plan.ts'
import { rupees } from '#contract/kit/money.ts'
import { Quote } from '#contract/rates/quote.ts'
import { RatePlan, RatePlanDraft } from '#contract/rates/rate-plan.ts'
import { Room } from '#contract/rooms/room.ts'
import { ConfirmRequestForm } from '#web/booking-requests/confirm-request-form.tsx'
import { show } from '#web/testing/show.tsx'

const foodPlans = [
  FoodPlan.parse({ id: 1, name: 'EP', price: 0, version: 1 }),
  FoodPlan.parse({ id: 2, name: 'CP', price: 400, version: 1 }),
]
const planWith = (food_plan_id: number | null) =>
  RatePlan.parse({
    ...RatePlanDraft.encode(RatePlanDraft.parse({ name: 'Bed & Breakfast', food_plan_id })),
    ...{ id: 7, slug: 'bed', parent: null, food_plan: null, company: null, version: 1 },
  })
const room = Room.parse({
  ...{ id: 101, slug: 'room101', room_number: '101', room_type_id: 1, status: 'available', description: '' },
  room_type: { name: 'Garden', max_adults: 2, max_children: 1, max_infants: 1, price_per_night: 2500 },
  ...{ condition: 'clean', is_ready: true, open_faults: 0, overstay: null, version: 1 },
})
const request = BookingRequest.parse({
  ...{ slug: 'wish', status: 'open', room_type: 'Garden', room_type_id: 1, note: '', price_per_night: 3000 },
  ...{ check_in_date: '2026-11-20', check_out_date: '2026-11-22', created_at: '2026-11-15T06:00:00.000Z' },
  ...{ number_of_adults: 2, number_of_children: 0, number_of_infants: 0, answer: '', booking_number: null },
  ...{
    rate_plan: 'Bed & Breakfast',
    rate_plan_id: 7,
    quoted_nights: null,
    quoted_total: null,
    booking_slug: null,
    answered_at: null,
  },
  guest: { id: 1, slug: 'asha', name: 'Asha Rao', phone: '9820011111', email: '' },
})
/** 3,000 and 3,200, which is 3,100 on average. */
const quote = Quote.encode(
  Quote.parse({
    ...{ room_type_id: 1, room_type: 'Garden', rate_plan_id: 7, rate_plan: 'Bed & Breakfast' },
    nights: [3000, 3200].map((rent, index) => ({ date: `2026-11-2${index}`, rent, source: 'rate', steps: [] })),
    ...{ rent: 6200, food_plan: null, food: 0, tax: 0, tax_rates: [], round_off: 0, total: 6200 },
    ...{ violations: [], cancellation: '' },
  }),
)

const open = (included: number | null, more: Partial<BookingRequest> = {}) => {
  const sent: { food_plan_id: number; food_plan_rate: number }[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const { pathname } = new URL(String(address), 'http://hotel')
    if (pathname.endsWith('/quote')) return Response.json({ data: [quote] })
    if (pathname.endsWith('/confirm')) sent.push(JSON.parse(String(init?.body)))
    return Response.json({ error: { code: 'not_found', message: 'Not found' } }, { status: 404 })
  })
  const { user } = show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ConfirmRequestForm
        request={{ ...request, ...more }}
        rooms={[room]}
        foodPlans={foodPlans}
        ratePlan={planWith(included)}
        onClose={() => {}}
      />
    </QueryClientProvider>,
  )
  const food = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Food plan' })
  const rate = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Food plan rate' })
  return {
    ...{ user, sent, food, rate },
    reason: () => screen.getByRole('textbox', { name: 'Reason for a different price or restriction' }),
    chooseFood: async (name: string) => {
      await user.click(food())
      await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }))
    },
    confirm: () => user.click(screen.getByRole('button', { name: 'Confirm booking' })),
  }
}

test('meals that the rate plan includes change only with a reason', async () => {
  const { user, sent, food, rate, reason, chooseFood, confirm } = open(2)
  expect(food().value).toBe('CP (included)')
  expect(screen.getByText('Included in Bed & Breakfast')).toBeTruthy()
  expect([rate().readOnly, rate().value]).toEqual([true, '0.00'])

  await user.type(reason(), 'No breakfast')
  await chooseFood('EP')
  expect(food().value).toBe('EP (₹0.00)')
  await confirm()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ food_plan_id: 1, food_plan_rate: 0 })

  await user.clear(reason())
  await waitFor(() => expect(food().value).toBe('CP (included)'))
  expect(rate().readOnly).toBe(true)
})

test('without included meals the food plan is free to choose, at its price', async () => {
  const { rate, food, chooseFood } = open(null)
  expect(food().value).toBe('EP (₹0.00)')
  await chooseFood('CP')
  expect(rate().value).toBe('400.00')
})

test('another rent than the rate plan’s price of today needs a reason', async () => {
  const { user, reason } = open(null)
  expect(await screen.findByText('Per night. Rate plan today: ₹3,100.00')).toBeTruthy()
  expect(reason().getAttribute('aria-required')).toBe('true')
  const rent = screen.getByRole('textbox', { name: 'Room rent' })
  await user.clear(rent)
  await user.type(rent, '3100')
  expect(await screen.findByText('Per night')).toBeTruthy()
  expect(reason().getAttribute('aria-required')).toBe('false')
})

test('the price that the guest was shown needs no reason, although the rate plan costs more today', async () => {
  const quoted_nights = ['2026-11-20', '2026-11-21'].map((date) => ({ date, rent: rupees(3000) }))
  const { reason } = open(null, { quoted_nights, quoted_total: rupees(6300) })
  expect(await screen.findByText('Per night. Rate plan today: ₹3,100.00')).toBeTruthy()
  expect(reason().getAttribute('aria-required')).toBe('false')
  expect(screen.getByText('₹3,000.00 a night, ₹6,300.00 with tax')).toBeTruthy()
})
