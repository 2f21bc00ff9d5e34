import type { Locator, Page } from '@playwright/test'
import { rupees } from '#contract/kit/money.ts'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { dayFromToday } from '#e2e/kit/booking-form.ts'
import type { Hotel } from '#e2e/kit/hotel.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { checkIn } from '#server/bookings/check-in.ts'
import { paths } from '#web/paths.ts'

// Each screen is checked in both colour schemes, which takes a while on a busy machine.
test.setTimeout(240_000)

const clock = { now: () => new Date() }
const button = (inside: Page | Locator, name: string | RegExp) => inside.getByRole('button', { name, exact: true })
const field = (inside: Page | Locator, label: string) => inside.getByLabel(label, { exact: true })
const folio = (page: Page, name: string) => page.getByRole('region', { name: `Folio ${name}` })
const charge = (inside: Locator, name: RegExp) => inside.getByRole('checkbox', { name })
const toldThat = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()

/** A guest in house in room 101 for two nights at ₹8,000, which GST taxes at 18 %. */
const guestInHouse = async ({ make, db }: Hotel, name: string, room_number: string) => {
  const guest = await make.guest({ name })
  const booking = await make.booking({
    guest_id: guest.id,
    room_ids: [(await make.room({ room_number })).id],
    room_rent: rupees(8000),
    check_in_date: dayFromToday(0),
    check_out_date: dayFromToday(2),
  })
  await db.transaction().execute((tx) => checkIn({ db: tx, clock }, booking.slug, { confirm_early: false }))
  return booking
}

const applyGst = async (page: Page) => {
  await page.goto(paths.taxes)
  await button(page, 'Apply Indian GST rates').click()
  await toldThat(page, 'The Indian GST rates are applied.')
}

test('the company pays the room and the guest pays the extras', async ({ hotel, signedInPage: page }) => {
  await applyGst(page)
  await hotel.make.company({ name: 'Acme Tools', gstin: '29AABCU9603R1ZJ', address: '5 MG Road, Bengaluru' })
  await hotel.make.item({ name: 'Airport pickup', type: 'service', price: rupees(1500) })
  const booking = await guestInHouse(hotel, 'Asha Rao', '101')
  await page.goto(`${paths.bookingDetails}?slug=${booking.slug}`)
  const bill = page.getByRole('region', { name: 'Bill so far' })

  await test.step('charges are added: ready-made, and an item; one is deleted', async () => {
    await button(bill, 'Add charge').click()
    const dialog = page.getByRole('dialog', { name: 'Add charge' })
    await button(dialog, 'Late check-out').click()
    await expect(field(dialog, 'Description')).toHaveValue('Late check-out')
    await expect(field(dialog, 'Price before tax')).toHaveValue('4000')
    await expectAccessible(page)
    await button(dialog, 'Save and add another').click()
    await toldThat(page, 'Charge added')
    await expect(field(dialog, 'Description')).toHaveValue('')
    await button(dialog, 'Early check-in').click()
    await expect(field(dialog, 'Price before tax')).toHaveValue('4000')
    await dialog.getByRole('combobox', { name: 'Item' }).click()
    await page.getByRole('option', { name: 'Airport pickup' }).click()
    await expect(field(dialog, 'Description')).toHaveValue('Airport pickup')
    await field(dialog, 'Quantity').fill('2')
    await button(dialog, 'Add charge').click()
    await expect(dialog).toBeHidden()
    await expect(bill.getByRole('table')).toContainText('Airport pickup')
  })

  await test.step('a discount shows the new total and the lower slab before it is given', async () => {
    await button(bill, 'Give discount').click()
    const dialog = page.getByRole('dialog', { name: 'Give discount' })
    await field(dialog, 'Percent off').fill('10')
    await dialog.getByRole('radio', { name: 'Rooms only' }).click()
    await expect(dialog.getByText('Rooms are then taxed at 5 % instead of 18 %.')).toBeVisible()
    await expectAccessible(page)
    await button(dialog, 'Give discount').click()
    await toldThat(page, 'Please say why the discount is given')
    await field(dialog, 'Reason').fill('Regular guest')
    await button(dialog, 'Give discount').click()
    await expect(bill.getByRole('table')).toContainText('less discount ₹1,600.00')
    await button(bill, 'Delete discount 10 % on rooms').click()
    await button(page.getByRole('dialog', { name: 'Delete discount' }), 'Delete').click()
    await expect(bill.getByRole('table')).not.toContainText('less discount')
  })

  await test.step('a folio for the company takes the rooms', async () => {
    await button(bill, 'Split the bill').click()
    const dialog = page.getByRole('dialog', { name: 'Add folio' })
    await dialog.getByRole('combobox', { name: 'Company' }).fill('Acme')
    await page.getByRole('option', { name: 'Acme Tools' }).click()
    await dialog.getByRole('checkbox', { name: 'Rooms' }).click()
    await expectAccessible(page)
    await button(dialog, 'Add folio').click()
    await expect(folio(page, 'Acme Tools')).toContainText('Room 101')
    await expect(folio(page, 'Asha Rao')).not.toContainText('Room 101')
    await expectAccessible(page)
  })

  const guest = folio(page, 'Asha Rao')
  const company = folio(page, 'Acme Tools')

  await test.step('charges are moved by mouse, keyboard and menu, and both totals follow', async () => {
    await expect(company).toContainText('Total₹18,880.00')
    await expect(guest).toContainText('Total₹7,740.00')
    await guest.getByText('Late check-out').dragTo(company.getByRole('heading'))
    await expect(company).toContainText('Late check-out')
    await expect(company).toContainText('Total₹23,080.00')
    await expect(guest).toContainText('Total₹3,540.00')

    await charge(company, /Late check-out/).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('1 charge of Acme Tools, ₹4,000.00 before tax')).toBeVisible()
    await page.keyboard.press('m')
    await expect(page.getByRole('menuitem', { name: 'Asha Rao' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(guest).toContainText('Late check-out')
    await expect(guest).toContainText('Total₹7,740.00')

    await charge(guest, /Late check-out/).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Shift+Space')
    await expect(page.getByText('2 charges of Asha Rao, ₹7,000.00 before tax')).toBeVisible()
    await page.keyboard.press('Escape')
    await charge(guest, /Late check-out/).click()
    await button(page, 'Move to …').click()
    await page.getByRole('menuitem', { name: 'Acme Tools' }).click()
    await expect(company).toContainText('Total₹23,080.00')
  })
})
