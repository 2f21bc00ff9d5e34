import { expectAccessible } from '#e2e/kit/accessible.ts'
import { dayFromToday } from '#e2e/kit/booking-form.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { paths } from '#web/paths.ts'

test('figures, rooms and chart of the day link to their lists', async ({ signedInPage: page, hotel }) => {
  const cottage = await hotel.make.roomType({ name: 'Honeymoon Cottage' })
  const deluxe = await hotel.make.roomType({ name: 'Deluxe' })
  const rooms = []
  for (const room_number of ['201', '202', '203']) {
    rooms.push(await hotel.make.room({ room_number, room_type_id: deluxe.id }))
  }
  await hotel.make.room({ room_number: 'C1', room_type_id: cottage.id })
  const guest = await hotel.make.guest({ name: 'Meera Fernandes', phone: '9876501234' })
  const today = dayFromToday(0)
  const dates = { check_in_date: today, check_out_date: dayFromToday(2) }
  const [first, second] = [rooms[0]?.id ?? 0, rooms[1]?.id ?? 0]
  const booking = await hotel.make.booking({ guest_id: guest.id, room_ids: [first], ...dates })
  await hotel.make.booking({ room_ids: [second], ...dates })

  // The guest list is loaded first and the figures after it.
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page.goto(paths.dashboard)
  const main = page.getByRole('main')
  const box = (label: string) => main.getByRole('link', { name: new RegExp(`\\d+ ?${label}`) })
  await expect(box("Today's Check-ins")).toContainText('2')
  await expect(box('Available Rooms')).toContainText('2')
  const asked = calls.filter((path) => /\/api\/(guests|dashboard)$/.test(path))
  expect(asked).toEqual(['/api/guests', '/api/dashboard'])

  const recent = main.getByRole('table', { name: 'Recent Bookings' })
  await expect(recent.getByRole('row', { name: new RegExp(booking.booking_number) })).toContainText('Confirmed')
  await expect(main.getByRole('table', { name: 'Popular Room Types' })).toContainText('Honeymoon Cottage')
  await expectAccessible(page)

  // The chart is read by keyboard; the newest month has both bookings.
  const chart = main.getByRole('slider', { name: /New reservations/ })
  await chart.focus()
  await expect(chart).toHaveAttribute('aria-valuetext', /: New Reservations 2, Check-ins 0, Cancellations 0$/)
  await main.getByText('30 days').click()
  await main.getByText('Line', { exact: true }).click()
  await chart.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(chart).toHaveAttribute('aria-valuenow', '28')
  await expectAccessible(page)

  // Each box links to a list with as many entries as the box says.
  await box("Today's Check-ins").click()
  await expect(page).toHaveURL(new RegExp(`booking/list\\?arriving_on=.*${today}`))
  await expect(page.getByText('Arriving today')).toBeVisible()
  await expect(page.getByRole('row', { name: /BK-/ })).toHaveCount(2)
  await page.goBack()
  await box('Available Rooms').click()
  await expect(page.getByText('Free tonight')).toBeVisible()
  await expect(page.getByRole('row', { name: /203|C1/ })).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove the filter Free tonight' }).click()
  await expect(page.getByRole('row', { name: /201/ })).toBeVisible()

  // A free room opens the booking form with this room chosen.
  await page.goto(paths.dashboard)
  await main.getByRole('link', { name: 'Book 203, Deluxe' }).click()
  await expect(page.getByRole('combobox', { name: /^Room/ })).toHaveValue(/203/)

  // After check-in the room is occupied and its card links to the booking.
  const { token } = await page.evaluate(() => ({
    token: localStorage.getItem('sarai.token') ?? sessionStorage.getItem('sarai.token'),
  }))
  const headers = { authorization: `Bearer ${token}` }
  await page.request.post(`/api/bookings/${booking.slug}/check-in`, { headers, data: {} })
  await page.goto(paths.dashboard)
  await main.getByRole('tab', { name: /Occupied Rooms/ }).click()
  const card = main.getByRole('link', { name: /201.*Deluxe.*Meera Fernandes.*Check-out/ })
  await expectAccessible(page)
  await card.click()
  await expect(page.getByRole('heading', { name: booking.booking_number })).toBeVisible()
})

test('Ctrl-K finds a guest, a booking and a screen by keyboard, also on a phone', async ({
  signedInPage: page,
  hotel,
}) => {
  const guest = await hotel.make.guest({ name: 'Zubin Daruwala', phone: '9876509999' })
  const booking = await hotel.make.booking({
    guest_id: guest.id,
    check_in_date: dayFromToday(0),
    check_out_date: dayFromToday(1),
  })
  await page.goto(paths.bookings)
  const input = page.getByRole('combobox', { name: 'Find anything' })
  const find = async (typed: string) => {
    await page.keyboard.press('Control+k')
    await expect(input).toBeFocused()
    await page.keyboard.type(typed)
  }
  await expect(page.getByRole('button', { name: 'Find anything' })).toBeVisible()

  await find('zubin')
  await expect(page.getByRole('option', { selected: true })).toContainText('Zubin Daruwala')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Guest details' })).toContainText('9876509999')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // Enter is pressed before the answer has arrived.
  await find(booking.booking_number)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: booking.booking_number })).toBeVisible()

  await find('tax sum')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tax-summary/)

  // On a phone by touch; recently opened entries come first.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.dashboard)
  await page.getByRole('button', { name: 'Find anything' }).click()
  await expect(page.getByRole('group', { name: 'Recently opened' }).getByRole('option')).toHaveCount(3)
  await page.getByRole('option', { name: /Zubin Daruwala.*9876509999/ }).click()
  await expect(page.getByRole('dialog', { name: 'Guest details' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto(paths.dashboard)
  await expect(page.getByRole('slider')).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBe(0)
  await expectAccessible(page)
})
