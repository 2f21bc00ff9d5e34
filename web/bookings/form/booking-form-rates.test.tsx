import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Company } from '#contract/companies/company.ts'
import { RatePlan, RatePlanDraft } from '#contract/rates/rate-plan.ts'
import { BookingForm } from '#web/bookings/form/booking-form.tsx'
import { newBooking } from '#web/bookings/form/booking-input.ts'
import { drafts } from '#web/kit/form/drafts.ts'
import { makeDetail, stay } from '#web/testing/make-booking.ts'
import { showInApp } from '#web/testing/show-in-app.tsx'

const today = '2026-11-15'
const acme = Company.encode({
  ...{ id: 5, slug: 'acme', name: 'Acme', kind: 'company', gstin: '', address: '', state: '', contact_person: '' },
  ...{ phone: '', email: '', credit_limit: null, payment_terms: 0, is_active: true, version: 1 },
})

const plan = (id: number, name: string, more: object = {}) =>
  RatePlan.encode({
    ...RatePlanDraft.parse({ name, ...more }),
    ...{ id, slug: `plan${id}`, parent: null, food_plan: null, company: id === 9 ? acme.name : null, version: 1 },
  })
const plans = [plan(1, 'Standard'), plan(7, 'Breakfast', { food_plan_id: 2 }), plan(9, 'Acme rate', { company_id: 5 })]
const room = {
  ...{ id: 101, slug: 'room101', room_number: '101', room_type_id: 1, status: 'available', description: '' },
  room_type: { name: 'Garden', max_adults: 2, max_children: 1, max_infants: 1, price_per_night: 2500 },
  ...{ condition: 'clean', is_ready: true, open_faults: 0, overstay: null, version: 1 },
}
const quote = {
  ...{ room_type_id: 1, room_type: 'Garden', rate_plan_id: 1, rate_plan: 'Standard' },
  nights: [{ date: today, rent: 3388, source: 'rate', steps: [{ kind: 'rate', amount: 3388, text: 'Standard' }] }],
  ...{ rent: 3388, food_plan: null, food: 0, tax: 0, tax_rates: [], round_off: 0, total: 3388 },
  ...{ violations: [], cancellation: '' },
}
const page = (rows: unknown[]) => ({ data: rows, total: rows.length, current_page: 1, per_page: 100, last_page: 1 })
const replies: Record<string, unknown> = {
  '/companies': page([acme]),
  '/food-plans': [
    { id: 1, name: 'EP', price: 0, version: 1 },
    { id: 2, name: 'CP', price: 400, version: 1 },
    { id: 3, name: 'MAP', price: 900, version: 1 },
  ],
  '/rate-plans': page(plans),
  '/booking-sources': [],
  '/payment-methods': [],
  '/quote': [quote],
  '/rooms/available': [room],
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
  await screen.findByText('Acme · Late')
  await planShown('Standard')
})

test('a form that is opened with a room starts with the rent of the rate plan, whichever reply comes first', async () => {
  const dates = { check_in_date: today, check_out_date: '2026-11-16' }
  showInApp(<BookingForm type="individual" roomId={101} dates={dates} />)
  const rent = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Room rent' })
  await waitFor(() => expect(rent.value).toBe('3,388.00'))
  expect(screen.queryByRole('textbox', { name: 'Reason for a different price or restriction' })).toBeNull()
})
