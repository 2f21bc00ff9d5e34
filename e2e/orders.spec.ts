import type { Page } from '@playwright/test'
import { rupees } from '#contract/kit/money.ts'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import type { Hotel } from '#e2e/kit/hotel.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { paths } from '#web/paths.ts'

/** A checked-in guest with a room. */
const guestInRoom = async (hotel: Hotel, name: string) => {
  const guest = await hotel.make.guest({ name })
  const room = await hotel.make.room()
  const booking = await hotel.make.booking({ guest_id: guest.id, room_ids: [room.id] })
  await hotel.db.updateTable('booking').set({ status: 'checked_in' }).where('id', '=', booking.id).execute()
  return { booking, room }
}

let menu: Promise<unknown> | undefined
const makeMenu = (hotel: Hotel) => {
  menu ??= (async () => {
    const tiffin = await hotel.make.itemCategory({ name: 'Tiffin' })
    const bar = await hotel.make.itemCategory({ name: 'Beverages', type: 'drink' })
    await hotel.make.item({ name: 'Masala Dosa', price: rupees(150), category_id: tiffin.id })
    await hotel.make.item({ name: 'Idli', price: rupees(80.5), category_id: tiffin.id })
    await hotel.make.item({ name: 'Tea', price: rupees(40), type: 'drink', category_id: bar.id })
  })()
  return menu
}

const row = (page: Page, text: string) => page.getByRole('row', { name: new RegExp(text) })

test('from the card of a room to an order, by keyboard alone', async ({ signedInPage: page, hotel }) => {
  await makeMenu(hotel)
  const { room } = await guestInRoom(hotel, 'Anita Desai')
  const broken = await hotel.make.room({ status: 'maintenance' })
  await page.goto(paths.roomService)
  const closed = page.getByRole('listitem').filter({ hasText: broken.room_number })
  await expect(closed).toContainText('Maintenance')
  await expect(closed.getByRole('link')).toHaveCount(0)
  await page.getByRole('link', { name: new RegExp(room.room_number) }).focus()
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(new RegExp(`room_id=${room.id}&room_number=${room.room_number}`))
  await expect(page.getByLabel('Booking', { exact: true })).toHaveValue(/Anita Desai/)
  await expect(page.getByLabel('Notes', { exact: true })).toHaveValue(`Deliver to room ${room.room_number}`)
  const line = async (typed: string, item: string, quantity: string) => {
    await expect(page.getByRole('combobox', { name: 'Item', exact: true }).last()).toBeFocused()
    await page.keyboard.type(typed)
    // The option that Enter chooses is highlighted a moment after the last letter.
    await page.locator('[data-combobox-selected]', { hasText: item }).waitFor()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Quantity').last()).toBeFocused()
    await page.keyboard.type(quantity)
  }
  await line('dosa', 'Masala Dosa', '2')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Item', exact: true })).toHaveCount(2)
  await line('bever', 'Tea', '3')
  await page.keyboard.press('Enter')
  await line('IDL', 'Idli', '1')
  await expect(page.getByText('Total ₹500.50')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Order placed successfully!')).toBeVisible()
  await expect(page).toHaveURL(/orders\/list/)
  await expect(row(page, 'Anita Desai')).toContainText('2 × Masala Dosa, 3 × Tea, 1 × Idli')
  await expect(row(page, 'Anita Desai')).toContainText('₹500.50')
})

test('the grid and the form are accessible', async ({ signedInPage: page, hotel }) => {
  await makeMenu(hotel)
  const { room } = await guestInRoom(hotel, 'Ila Bose')
  await page.goto(paths.roomService)
  await expect(page.getByRole('link', { name: /Ila Bose/ })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${paths.addOrder}?room_id=${room.id}&room_number=${room.room_number}`)
  await expect(page.getByLabel('Booking', { exact: true })).toHaveValue(/Ila Bose/)
  await expectAccessible(page)
})

test('a room without a booking says so, and a form without items is not sent', async ({
  signedInPage: page,
  hotel,
}) => {
  await makeMenu(hotel)
  const room = await hotel.make.room()
  await page.goto(`${paths.addOrder}?room_id=${room.id}&room_number=${room.room_number}`)
  await expect(page.getByRole('link', { name: 'Create a booking' })).toHaveAttribute('href', paths.addBooking)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Please fill all required fields.')).toBeVisible()
  await expect(page.getByText('Booking is required.')).toBeVisible()
  await expect(page.getByText('Item is required.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove item 1' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'One less' })).toBeDisabled()
  await page.getByRole('button', { name: 'One more' }).click()
  await expect(page.getByLabel('Quantity')).toHaveValue('2')
})

test('an edited order keeps its prices, and the list is shown again after a moment', async ({
  signedInPage: page,
  hotel,
}) => {
  const { booking } = await guestInRoom(hotel, 'Bala Krishnan')
  const item = await hotel.make.item({ name: 'Filter Coffee', price: rupees(60) })
  const order = await hotel.make.order({ booking_id: booking.id, items: [{ item_id: item.id, quantity: 1 }] })
  await hotel.db
    .updateTable('item')
    .set({ price: rupees(99), is_active: false })
    .where('id', '=', item.id)
    .execute()
  await page.goto(paths.orders)
  await page.getByRole('link', { name: `Edit Order ${order.id}` }).click()
  await expect(page).toHaveURL(new RegExp(`room-service/edit/${order.slug}`))
  await expect(page.getByLabel('Order time')).toHaveValue('13:00')
  await page.getByRole('button', { name: 'One more' }).click()
  await expect(page.getByText('Total ₹120.00')).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Served' }).click()
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Order updated successfully!')).toBeVisible()
  await expect(page).toHaveURL(/room-service\/edit/)
  await expect(page).toHaveURL(/orders\/list/)
  await expect(row(page, 'Bala Krishnan')).toContainText('2 × Filter Coffee')
})

test('a status changes at once, and is reverted when the call fails', async ({ signedInPage: page, hotel }) => {
  const { booking } = await guestInRoom(hotel, 'Chitra Nair')
  const order = await hotel.make.order({ booking_id: booking.id })
  await page.goto(`${paths.orders}?booking_id=${booking.id}`)
  const status = page.getByRole('combobox', { name: `Status of order ${order.id}` })
  const choose = async (name: string) => {
    await status.click()
    await page.getByRole('option', { name, exact: true }).click()
  }
  await choose('Preparing')
  await expect(status).toHaveValue('Preparing')
  await expect
    .poll(
      async () =>
        (await hotel.db.selectFrom('guest_order').select('status').where('id', '=', order.id).executeTakeFirst())
          ?.status,
    )
    .toBe('preparing')

  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/orders/*/status', async (route) => {
    await held
    await route.abort()
  })
  await choose('Served')
  await expect(status).toHaveValue('Served')
  release()
  await expect(page.getByText('Failed to update status.')).toBeVisible()
  await expect(status).toHaveValue('Preparing')
})

test('an order is cancelled after a confirmation and is not on the bill', async ({ signedInPage: page, hotel }) => {
  const { booking } = await guestInRoom(hotel, 'Deepa Rao')
  const [kept, dropped] = [await hotel.make.item({ name: 'Thali' }), await hotel.make.item({ name: 'Gulab Jamun' })]
  await hotel.make.order({ booking_id: booking.id, items: [{ item_id: kept.id, quantity: 2 }] })
  const order = await hotel.make.order({ booking_id: booking.id, items: [{ item_id: dropped.id, quantity: 1 }] })
  await page.goto(`${paths.orders}?search=deepa`)
  await expect(page.getByText('2 orders')).toBeVisible()
  await page.getByRole('button', { name: `More for order ${order.id}` }).click()
  await page.getByRole('menuitem', { name: 'Cancel Order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Order' }).click()
  await expect(page.getByText('Order cancelled successfully')).toBeVisible()
  await expect(page.getByRole('combobox', { name: `Status of order ${order.id}` })).toHaveValue('Cancelled')

  await page.goto(`${paths.bookingDetails}?slug=${booking.slug}`)
  await expect(page.getByRole('list', { name: 'Orders' })).toContainText('1 × Gulab Jamun')
  const bill = page.getByRole('table', { name: 'Bill' })
  await expect(bill).toContainText('Thali')
  await expect(bill).not.toContainText('Gulab Jamun')
  await expectAccessible(page)
  await page.goto(`${paths.bookings}?search=${booking.booking_number}`)
  await page.getByRole('button', { name: `Checkout ${booking.booking_number}` }).click()
  const sheet = page.getByRole('dialog', { name: /^Checkout/ })
  await expect(sheet.getByRole('table', { name: 'Bill' })).toContainText('Thali')

  // The other order is still pending, so the guest can't be checked out yet.
  await expect(sheet.getByText(/^One order is still pending or being prepared/)).toBeVisible()
  await expect(sheet.getByRole('button', { name: /^Check out with/ })).toBeDisabled()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Complete' }).click()
  await expect(sheet.getByText(/^One order is still/)).toHaveCount(0)
  await expect(sheet.getByRole('button', { name: /^Check out with/ })).toBeEnabled()
})

test('filters are in the address unless empty, and are cleared together', async ({ signedInPage: page, hotel }) => {
  const { booking } = await guestInRoom(hotel, 'Esha Gupta')
  for (let number = 0; number < 6; number++) await hotel.make.order({ booking_id: booking.id, meal_type: 'snack' })
  await page.goto(paths.allOrders)
  await expect(page).toHaveURL(/orders\/list$/)
  await page.getByRole('combobox', { name: 'Meal Type' }).click()
  await page.getByRole('option', { name: 'Snacks' }).click()
  await expect(page).toHaveURL(/orders\/list\?meal_type=snack$/)
  await page.getByRole('combobox', { name: 'Status' }).first().click()
  await page.getByRole('option', { name: 'Pending', exact: true }).click()
  await page.getByRole('combobox', { name: 'Booking' }).click()
  await page.getByRole('combobox', { name: 'Booking' }).fill('esha')
  await page.getByRole('option', { name: /Esha Gupta/ }).click()
  await expect(page).toHaveURL(new RegExp(`booking_id=${booking.id}`))
  await page.getByRole('combobox', { name: 'Items per page' }).click()
  await page.getByRole('option', { name: '5', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Page 2' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Booking' })).toHaveValue(/Esha Gupta/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL(/orders\/list\?per_page=5$/)
})

test('the kitchen slip opens as a PDF', async ({ signedInPage: page, hotel }) => {
  const { booking } = await guestInRoom(hotel, 'Farida Shaikh')
  const order = await hotel.make.order({ booking_id: booking.id })
  await page.goto(`${paths.orders}?booking_id=${booking.id}`)
  await page.getByRole('button', { name: `More for order ${order.id}` }).click()
  const slip = page.waitForResponse(/\/slip$/)
  await page.getByRole('menuitem', { name: 'Kitchen slip' }).click()
  expect((await slip).headers()['content-type']).toBe('application/pdf')
})

test('on a phone orders are cards and the form is one column', async ({ browser, hotel, baseURL }) => {
  test.slow()
  await makeMenu(hotel)
  const { booking, room } = await guestInRoom(hotel, 'Gita Menon')
  await hotel.make.order({ booking_id: booking.id })
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    storageState: await hotel.signIn(browser),
  })
  const page = await context.newPage()
  const addresses = [
    `${paths.orders}?search=gita`,
    paths.roomService,
    `${paths.addOrder}?room_id=${room.id}&room_number=${room.room_number}`,
    paths.items,
    paths.itemCategories,
  ]
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByLabel('Loading')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(390)
    await expectAccessible(page)
  }
  await page.goto(`${paths.addOrder}?room_id=${room.id}&room_number=${room.room_number}`)
  await page.getByRole('button', { name: 'One more' }).click()
  await expect(page.getByLabel('Quantity')).toHaveValue('2')
  await context.close()
})
