import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FreeType, Offer } from '#contract/booking-requests/booking-request.ts'
import { rupees } from '#contract/kit/money.ts'
import { FreeTypeCard } from '#web/booking-requests/free-type-card.tsx'
import { show } from '#web/testing/show.tsx'

const night = (day: number, rent: number) => ({ date: `2026-12-0${day}`, rent: rupees(rent) })
const standard: Offer = {
  rate_plan_id: 1,
  rate_plan: 'Standard',
  nights: [],
  price_per_night: rupees(5200),
  rent: rupees(15_600),
  food_plan: null,
  tax: rupees(1872),
  total: rupees(17_472),
  cancellation: 'Free cancellation until 2 days before arrival; after that it costs the first night',
}
const type: FreeType = {
  id: 1,
  name: 'Deluxe',
  description: 'A large room',
  max_adults: 2,
  max_children: 1,
  max_infants: 1,
  price_per_night: rupees(5200),
  offers: [standard],
  rooms_left: 2,
}
const wish = {
  check_in_date: '2026-12-01',
  check_out_date: '2026-12-04',
  number_of_adults: 2,
  number_of_children: 0,
  number_of_infants: 0,
}
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Request booking of Deluxe' })

test('a large enough room shows its price and can be requested', async () => {
  const choose = vi.fn()
  const { user } = show(<FreeTypeCard type={type} wish={wish} onChoose={choose} />)
  expect(screen.getByText('Only 2 left')).toBeTruthy()
  expect(screen.getByText(/₹15,600.00 for 3 nights, before tax; ₹17,472.00 with tax/)).toBeTruthy()
  expect(screen.getByText(/Free cancellation until 2 days/)).toBeTruthy()
  await user.click(button())
  expect(choose).toHaveBeenCalledExactlyOnceWith(standard)
})

test('a room that is too small shows the reason and cannot be requested', () => {
  const large = { ...wish, number_of_adults: 4 }
  show(<FreeTypeCard type={{ ...type, rooms_left: null }} wish={large} onChoose={() => {}} />)
  expect(screen.getByText('Available')).toBeTruthy()
  expect(screen.getByText(/Too small: 4 adults \(maximum 2\)/)).toBeTruthy()
  expect(button().disabled).toBe(true)
})

test('nights at different prices are listed, nights at one price are not', () => {
  const nights = [night(1, 5000), night(2, 5000), night(3, 5600)]
  const other: Offer = { ...standard, rate_plan_id: 2, rate_plan: 'Saver', nights: [night(1, 5000), night(2, 5000)] }
  show(<FreeTypeCard type={{ ...type, offers: [{ ...standard, nights }, other] }} wish={wish} onChoose={() => {}} />)
  const [list, ...more] = screen.getAllByText('Price by night').map((summary) => summary.parentElement)
  expect(more).toEqual([])
  expect([...(list?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Tue, Dec 01, 2026₹5,000.00',
    'Wed, Dec 02, 2026₹5,000.00',
    'Thu, Dec 03, 2026₹5,600.00',
  ])
})

test('a missing price is not shown as free of charge', () => {
  show(<FreeTypeCard type={{ ...type, offers: [{ ...standard, rent: rupees(0) }] }} wish={wish} onChoose={() => {}} />)
  expect(screen.getByText('Price on request')).toBeTruthy()
})

test('several plans have their own price, meals and button', async () => {
  const breakfast = {
    ...standard,
    rate_plan_id: 2,
    rate_plan: 'Bed & Breakfast',
    food_plan: 'CP',
    nights: [night(1, 5000), night(2, 5400)],
  }
  const choose = vi.fn()
  const { user } = show(
    <FreeTypeCard type={{ ...type, offers: [standard, breakfast] }} wish={wish} onChoose={choose} />,
  )
  expect(screen.getByText('With breakfast (CP)')).toBeTruthy()
  expect(screen.getAllByText(/a night/).map(({ textContent }) => textContent)).toEqual([
    '₹5,200.00 a night',
    '₹5,200.00 a night on average',
  ])
  await user.click(screen.getByRole('button', { name: 'Request booking of Deluxe, Bed & Breakfast' }))
  expect(choose).toHaveBeenCalledExactlyOnceWith(breakfast)
})
