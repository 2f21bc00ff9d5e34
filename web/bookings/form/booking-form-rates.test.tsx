import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RatePlan, RatePlanDraft } from '#contract/rates/rate-plan.ts'
import { BookingForm } from '#web/bookings/form/booking-form.tsx'
import { newBooking } from '#web/bookings/form/booking-input.ts'
import { drafts } from '#web/kit/form/drafts.ts'
import { makeDetail, stay } from '#web/testing/make-booking.ts'
import { showInApp } from '#web/testing/show-in-app.tsx'

const today = '2026-11-15'
const acme = { id: 5, slug: 'acme', name: 'Acme', version: 1 }

const plan = (id: number, name: string, more: object = {}) =>
  RatePlan.encode({
    ...RatePlanDraft.parse({ name, ...more }),
    ...{ id, slug: `plan${id}`, parent: null, food_plan: null, company: id === 9 ? acme.name : null, version: 1 },
  })
const plans = [plan(1, 'Standard'), plan(7, 'Breakfast', { food_plan_id: 2 }), plan(9, 'Acme rate', { company_id: 5 })]
const replies: Record<string, unknown> = {
  '/food-plans': [
    { id: 1, name: 'EP', price: 0, version: 1 },
    { id: 2, name: 'CP', price: 400, version: 1 },
    { id: 3, name: 'MAP', price: 900, version: 1 },
  ],
  '/rate-plans': { data: plans, total: 3, current_page: 1, per_page: 100, last_page: 1 },
  '/booking-sources': [],
  '/payment-methods': [],
  '/quote': [],
  '/rooms/free': [],
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T06:00:00Z`) })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const { pathname } = new URL(String(address), 'http://hotel')
    const data = replies[pathname.replace('/api', '')]
    return data
      ? Response.json({ data })
      : Response.json({ error: { code: 'not_found', message: 'Not found' } }, { status: 404 })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const planField = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Rate plan' })
const foodField = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Food plan' })
const rateField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Food plan rate' })
const meals = () => [foodField().value, rateField().value, rateField().readOnly]
const planShown = (name: string) => waitFor(async () => expect((await planField()).value).toBe(name))

/** A booking of plan 7, which includes CP. */
const booked = (food_plan_id: number, food_plan_rate: number) =>
  makeDetail({
    ...{ status: 'booked', rate_plan_id: 7, rate_plan: { id: 7, name: 'Breakfast' }, food_plan_id, food_plan_rate },
    rooms: [{ ...stay('101', [today]), line: 1 }],
  })

test('opening a saved booking does not replace its meals by those that its rate plan includes', async () => {
  showInApp(<BookingForm type="individual" booking={booked(3, 700)} />)
  await planShown('Breakfast')
  expect(meals()).toEqual(['MAP (₹900.00)', '700.00', false])
})

test('included meals at a price of the booking’s own are not called included', async () => {
  showInApp(<BookingForm type="individual" booking={booked(2, 250)} />)
  await planShown('Breakfast')
  expect(meals()).toEqual(['CP (included)', '250.00', false])
  expect(screen.queryByText('Included in Breakfast')).toBeNull()
})

test('another rate plan brings its meals, and the meals before come back with a plan without meals', async () => {
  const { user } = showInApp(<BookingForm type="individual" />)
  await planShown('Standard')
  const choose = async (field: HTMLElement, name: RegExp) => {
    await user.click(field)
    await user.click(await screen.findByRole('option', { name }))
  }
  await choose(foodField(), /^MAP/)
  await choose(await planField(), /^Breakfast/)
  await waitFor(() => expect(meals()).toEqual(['CP (included)', '0.00', true]))
  expect(screen.getByText('Included in Breakfast')).toBeTruthy()
  await choose(await planField(), /^Standard/)
  await waitFor(() => expect(meals()).toEqual(['MAP (₹900.00)', '900.00', false]))
})

test('a restored draft keeps the rate plan that the clerk has chosen instead of the company’s', async () => {
  const values = { ...newBooking('individual', today, 1), company_id: 5, rate_plan_id: 1, desk_remarks: 'Late' }
  drafts.keep('/', { values })
  showInApp(<BookingForm type="individual" />)
  await screen.findByText('Unsaved changes restored')
  await planShown('Standard')
  // The plans have been read, and so has the company: nothing is left that could change the plan.
  await waitFor(() => expect(vi.mocked(fetch).mock.calls.some(([path]) => /companies/.test(String(path)))).toBe(true))
  await planShown('Standard')
})
