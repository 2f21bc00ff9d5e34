import { confirmedHeader } from '#contract/kit/confirmation.ts'
import { formOf, picture } from '#server/testing/pictures.ts'
import type { startTestApp } from '#server/testing/test-app.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

/** Calls the app; fails unless the call succeeds. */
export const mustDo = async (send: TestApp['admin'], ...call: Parameters<TestApp['admin']>) => {
  const [method, path, given, headers] = call
  // The hotel has rooms above the limit of specified premises.
  const { status, body } = await send(method, path, given, { [confirmedHeader]: 'specified_premises', ...headers })
  if (status >= 300) throw new Error(`${call[0]} ${call[1]} answered ${status}: ${JSON.stringify(body)}`)
  return body.data
}

const settings = {
  name: 'Sarai Resort',
  address: '12 Lake Palace Road, Udaipur 313001',
  state: 'Rajasthan',
  phone: '+91 294 242 8800',
  email: 'desk@sarai.example',
  gstin: '08AAACS4321L1ZD',
  upi_id: 'sarai.resort@okbank',
  check_in_time: '13:00',
}

const prices = [2800, 5200, 7250.5, 9500]
const menu = [
  { name: 'Masala Dosa', type: 'food', price: 160 },
  { name: 'Veg Thali', type: 'food', price: 320.5 },
  { name: 'Filter Coffee', type: 'drink', price: 60.25 },
  { name: 'Laundry', type: 'service', price: 119.99 },
  { name: 'Mango Lassi', type: 'drink', price: 120, is_active: false },
]

const foreigner = {
  name: 'Jane Doe',
  nationality_id: 2,
  email: 'jane@example.com',
  given_name: 'Jane',
  surname: 'Doe',
  passport_no: 'P1234567',
  passport_country_of_issue: 'United Kingdom',
  visa_no: 'V7654321',
  visa_type: 'Tourist',
  arrived_from_country: 'United Kingdom',
  next_destination: 'Agra',
  foreign_address: '1 High Street, Leeds',
}

/** Settings, tax rates, rooms, menu, food plans, payment methods, booking sources, companies, colleagues and guests. */
export const fillHouse = async ({ admin, make }: TestApp) => {
  const save = (path: string, body: object) => mustDo(admin, 'POST', path, body)
  const before = await mustDo(admin, 'GET', '/settings')
  await mustDo(admin, 'PUT', '/settings', { ...before, ...settings })
  const logo = new FormData()
  logo.append('logo', new Blob([new Uint8Array(await picture('png', 40, 40))], { type: 'image/png' }), 'logo.png')
  await mustDo(admin, 'PUT', '/settings/logo', logo)
  await save('/tax-rules/indian-gst', { food_rate: 18 })
  const { id: tax_category_id } = await mustDo(admin, 'GET', '/tax-categories/accommodation')
  await save('/tax-rules', {
    tax_category_id,
    rate: 12,
    sac: '996311',
    value_from: 0,
    value_to: 7500,
    valid_from: '2022-07-18',
    valid_to: '2025-09-21',
  })

  const roomIds: number[] = []
  const roomSlugs: string[] = []
  for (const [floor, price_per_night] of prices.entries()) {
    const name = `Class ${floor + 1}`
    const numbers = { max_adults: 2 + (floor % 2), max_children: 1, max_infants: 1, price_per_night }
    const type = await save('/room-types', { name, description: 'A quiet room', ...numbers })
    for (let number = 1; number <= 4; number++) {
      const draft = { room_number: `${floor + 1}0${number}`, room_type_id: type.id, status: 'available' }
      const room = await save('/rooms', { ...draft, description: `Floor ${floor + 1}` })
      roomIds.push(room.id)
      roomSlugs.push(room.slug)
    }
  }

  const itemIds: number[] = []
  for (const item of menu) {
    const category = await save('/item-categories', { name: `All ${item.name}`, type: item.type, is_active: true })
    const saved = await save('/items', { description: '', is_active: true, ...item, category_id: category.id })
    if (item.is_active !== false) itemIds.push(saved.id)
  }
  await save('/food-plans', { name: 'Jain half board', price: 640.5 })
  await save('/payment-methods', { name: 'Voucher', needs_reference: true })
  await save('/booking-sources', { name: 'Wedding planner' })
  const agent = { name: 'Hill Tours', kind: 'travel_agent', credit_limit: 50_000.5, payment_terms: 15 }
  const { id: companyId } = await save('/companies', agent)
  const colleague = await save('/staff', { name: 'Night Clerk', email: 'night@hotel.example', role_id: 1 })
  await mustDo(admin, 'DELETE', `/staff/${colleague.slug}`)
  await save('/staff', { name: 'Day Clerk', email: 'day@hotel.example', role_id: 1 })

  const guests = []
  for (let number = 1; number <= 8; number++) {
    guests.push(await make.guest({ name: `Asha Rao ${number}`, company: number % 3 ? '' : 'Lake Tours' }))
  }
  guests.push(await make.guest({ ...foreigner, visa_status: 'visa' }))
  const guestWithPhoto = {
    name: 'Ravi Kumar',
    phone: '9876543210',
    address: 'Pune',
    nationality_id: 1,
    email: 'ravi@guest.example',
  }
  guests.push(await mustDo(admin, 'POST', '/guests', formOf(guestWithPhoto, await picture())))
  return { roomIds, roomSlugs, itemIds, guests, companyId }
}
