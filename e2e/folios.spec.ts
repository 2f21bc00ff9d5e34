import type { Locator, Page } from '@playwright/test'
import { BookingDraft } from '#contract/bookings/booking-draft.ts'
import { rupees } from '#contract/kit/money.ts'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { dayFromToday } from '#e2e/kit/booking-form.ts'
import type { Hotel } from '#e2e/kit/hotel.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { untilStill } from '#e2e/kit/until-still.ts'
import { checkIn } from '#server/bookings/check-in.ts'
import { checkOut } from '#server/bookings/check-out.ts'
import { placeBooking } from '#server/bookings/place-booking.ts'
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
    await expect(page.getByRole('menuitem', { name: 'Asha Rao' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(guest).toContainText('Late check-out')
    await expect(guest).toContainText('Total₹7,740.00')

    // The late check-out is on the day of departure, so it is the last charge.
    await charge(guest, /Airport pickup/).focus()
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
  await test.step('a charge is split, and another one divided equally', async () => {
    await charge(guest, /Airport pickup/).click()
    await button(page, 'Split charge').click()
    const dialog = page.getByRole('dialog', { name: 'Split charge' })
    await field(dialog, 'Amount before tax').fill('1000')
    await expect(dialog.getByText('₹2,000.00 stays with Asha Rao.')).toBeVisible()
    await button(dialog, 'Split charge').click()
    await expect(company).toContainText('Total₹24,260.00')
    await expect(guest).toContainText('Total₹2,360.00')
    // What is left of the charge is still selected.
    await button(page, 'Split equally').click()
    const shares = page.getByRole('dialog', { name: 'Split equally' })
    await expect(shares).toContainText('₹1,000.00 each.')
    await button(shares, 'Split equally').click()
    await expect(guest).toContainText('Total₹1,180.00')
  })

  await test.step('a folio is changed and deleted, and its charges go back; a charge is deleted', async () => {
    await button(page, 'Add folio').click()
    const dialog = page.getByRole('dialog', { name: 'Add folio' })
    await dialog.getByRole('radio', { name: 'Another name' }).click()
    await field(dialog, 'Name').fill('Restaurant')
    await button(dialog, 'Add folio').click()
    await button(folio(page, 'Restaurant'), 'Change Restaurant').click()
    const change = page.getByRole('dialog', { name: 'Change folio Restaurant' })
    await field(change, 'Name').fill('Food')
    await change.getByRole('checkbox', { name: 'Orders' }).click()
    await button(change, 'Save').click()
    await expect(folio(page, 'Food')).toContainText('Takes orders')
    await button(folio(page, 'Food'), 'Delete Food').click()
    await button(page.getByRole('dialog', { name: 'Delete folio' }), 'Delete').click()
    await expect(folio(page, 'Food')).toHaveCount(0)
    await button(company, 'Delete Late check-out').click()
    await button(page.getByRole('dialog', { name: 'Delete charge' }), 'Delete').click()
    await expect(company).toContainText('Total₹21,240.00')
    await expectAccessible(page)
  })

  await test.step('money is taken for one folio', async () => {
    await button(page, 'Add payment').click()
    const pay = page.getByRole('dialog', { name: 'Add Payment Details' })
    await expect(pay).toBeVisible()
    // The dialog takes the focus when it has opened, which closes a list.
    await untilStill(page)
    await pay.getByRole('combobox', { name: 'Folio' }).click()
    await page.getByRole('option', { name: /^Acme Tools/ }).click()
    await pay.getByRole('combobox', { name: 'Payment Method' }).click()
    await page.getByRole('option', { name: 'Cash' }).click()
    await field(pay, 'Amount').fill('5000')
    await button(pay, 'Save ₹5,000.00').click()
    await expect(company).toContainText('Received₹5,000.00')
  })

  await test.step('check-out issues an invoice for each: the guest pays now, the company later', async () => {
    await button(page, /^Checkout/).click()
    const sheet = page.getByRole('dialog', { name: /^Checkout/ })
    const own = sheet.getByRole('region', { name: 'Folio Asha Rao' })
    await expect(sheet.getByRole('region', { name: 'Folio Acme Tools' })).toContainText('₹16,240.00')
    await expect(sheet.getByRole('region', { name: 'Folio Acme Tools' }).getByLabel('Pay later')).toBeChecked()
    await expectAccessible(page)
    await own.getByRole('radio', { name: 'Cash' }).click()
    await button(sheet, 'Take ₹1,180.00 and leave ₹16,240.00 pending').click()
    await toldThat(page, /^Checkout successful! Invoice INV-\S+ generated. Invoice INV-\S+ generated.$/)
    await expect(sheet.getByRole('list', { name: 'Invoices' }).getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      sheet
        .getByRole('button', { name: /^PDF of INV-/ })
        .first()
        .click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^invoice-INV-/)
    await button(sheet, 'Done').click()
    await expect(guest).toContainText('Balance₹0.00')
    await expect(company).toContainText('Balance₹16,240.00')
    await page.goto(`${paths.bookings}?search=101`)
    await expect(page.getByRole('row', { name: /Asha Rao/ })).toContainText('+1 more')
  })
})

test('the wrong company is corrected after check-out', async ({ hotel, signedInPage: page }) => {
  const booking = await guestInHouse(hotel, 'Ravi Menon', '201')
  await hotel.make.company({ name: 'Lake Tours', gstin: '27AAPFU0939F1ZV', address: 'Fort, Mumbai' })
  await hotel.db
    .transaction()
    .execute((db) =>
      checkOut({ db, clock }, booking.slug, { payment: { payment_method: 'cash', amount: rupees(5000) } }),
    )
  await page.goto(`${paths.bookingDetails}?slug=${booking.slug}`)
  const bill = page.getByRole('region', { name: 'Bill', exact: true })
  await bill.getByRole('link', { name: /^INV-/ }).click()

  await test.step('billed to someone else: credit note and new invoice, with the money', async () => {
    await button(page, 'Bill to someone else').click()
    const dialog = page.getByRole('dialog', { name: 'Bill to someone else' })
    await dialog.getByRole('combobox', { name: 'Company' }).fill('Lake')
    await page.getByRole('option', { name: 'Lake Tours' }).click()
    await expect(field(dialog, 'GSTIN')).toHaveValue('27AAPFU0939F1ZV')
    await expect(dialog).toContainText('₹5,000.00 that was paid goes to the new invoice.')
    await expectAccessible(page)
    await button(dialog, 'Issue both').click()
    await toldThat(page, 'Please say why the invoice is billed to someone else')
    await field(dialog, 'Reason').fill('Company was named later')
    await button(dialog, 'Issue both').click()
    await toldThat(page, /^Credit note \S+ and invoice INV-\S+ issued$/)
    await expect(page.getByRole('region', { name: 'Invoice', exact: true })).toContainText('Lake Tours')
    await expect(page.getByRole('region', { name: 'Totals' })).toContainText('₹5,000.00')
  })

  await test.step('credited completely and invoiced again from the booking', async () => {
    await button(page, 'Credit note').click()
    const credit = page.getByRole('dialog', { name: /^Credit note for/ })
    await button(credit, 'Credit everything').click()
    await field(credit, 'Reason').fill('Wrong name')
    await button(credit, 'Create credit note').click()
    await toldThat(page, /^Credit note \S+ generated\.$/)
    await expect(page.getByText('All of this invoice was credited.')).toContainText(/again from booking BK-\d+\.$/)
    await page.getByText('All of this invoice was credited.').getByRole('link').click()
    await expect(page.getByRole('region', { name: 'Stay' })).toContainText(
      /Refund due₹5,000\.00 ₹[\d,.]+ of charges is on no invoice yet\./,
    )
    await button(bill, 'Invoice again').click()
    await toldThat(page, /^Invoice INV-\S+ issued$/)
    await expect(bill.getByRole('list', { name: 'Invoices' }).getByRole('listitem')).toHaveCount(3)
    await expect(button(bill, 'Invoice again')).toHaveCount(0)
    await expectAccessible(page)
  })
})

test('a group is invoiced up to last night, and then has a folio for each room', async ({
  hotel: { make, db },
  signedInPage: page,
}) => {
  const rooms = [await make.room({ room_number: '301' }), await make.room({ room_number: '302' })]
  const draft = BookingDraft.parse({
    booking_type: 'group',
    guest_id: (await make.guest({ name: 'Wedding Party' })).id,
    rooms: rooms.map(({ id }) => ({ room_id: id, room_rent: 3000 })),
    group_name: 'Rao wedding',
    check_in_date: dayFromToday(-1),
    check_out_date: dayFromToday(2),
    late_entry_reason: 'The line was down',
    number_of_adults: 4,
    advance_amount: 0,
    food_plan_id: 1,
    food_plan_rate: 0,
    confirm_occupancy: true,
  })
  const slug = await db.transaction().execute((tx) => placeBooking({ db: tx, clock }, draft))
  await db.transaction().execute((tx) => checkIn({ db: tx, clock }, slug, { confirm_early: false }))
  await page.goto(`${paths.bookingDetails}?slug=${slug}`)
  const bill = page.getByRole('region', { name: 'Bill so far' })
  await button(bill, 'Interim invoice (up to last night)').click()
  await toldThat(page, /^Invoice INV-\S+ issued$/)
  await expect(bill.getByRole('list', { name: 'Invoices' }).getByRole('listitem')).toHaveCount(1)
  await expect(button(bill, 'Interim invoice (up to last night)')).toHaveCount(0)
  await button(bill, 'A folio for each room').click()
  await expect(folio(page, 'Room 302').getByRole('checkbox')).toHaveCount(2)
  await expect(folio(page, 'Wedding Party').getByRole('checkbox')).toHaveCount(2)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
})
