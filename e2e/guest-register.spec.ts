import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { readXlsx } from 'hucre/xlsx'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { dayFromToday } from '#e2e/kit/booking-form.ts'
import { expectPdfInNewTab } from '#e2e/kit/pdf-in-new-tab.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { untilStill } from '#e2e/kit/until-still.ts'
import { checkIn } from '#server/bookings/check-in.ts'
import { systemClock as clock } from '#server/kit/clock.ts'
import { paths } from '#web/paths.ts'

// The screens are checked in both colour schemes, which takes a while on a busy machine.
test.setTimeout(240_000)

const dates = { check_in_date: dayFromToday(0), check_out_date: dayFromToday(2) }

test('the register is shown, its columns chosen and saved as a template, and downloaded', async ({
  hotel,
  signedInPage: page,
}) => {
  const { db, make } = hotel
  const guest = await make.guest({ name: 'Asha Menon', from_place: 'Kochi' })
  const room = await make.room()
  const booking = await make.booking({ guest_id: guest.id, room_ids: [room.id], ...dates })
  await db.transaction().execute((held) => checkIn({ db: held, clock }, booking.slug, { confirm_early: false }))

  await page.goto(paths.dashboard)
  await page.getByRole('button', { name: 'Registers', exact: true }).click()
  await page.getByRole('link', { name: 'Guest Register' }).click()
  const row = page.getByRole('row', { name: /Asha Menon/ })
  await expect(row).toContainText('Kochi')
  await expect(row).toContainText(/\d{4}-\d{4}/)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Columns' }).click()
  const dialog = page.getByRole('dialog', { name: 'Columns of the register' })
  for (const column of ['Address', 'Purpose of visit', 'Signature'])
    await dialog.getByLabel(column, { exact: true }).click()
  await dialog.getByRole('button', { name: 'Move Coming from up' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Use these columns' }).click()
  await expect(page.getByRole('columnheader', { name: 'Address' })).toBeHidden()

  await page.getByRole('button', { name: 'Columns' }).click()
  await dialog.getByLabel('Name of the template').fill('Short register')
  await dialog.getByRole('button', { name: 'Save as new' }).click()
  await expect(page.getByRole('combobox', { name: 'Template' })).toHaveValue('Short register')
  await page.getByRole('radiogroup', { name: 'Who is listed' }).getByText('Everybody in the house').click()
  await page.getByRole('button', { name: 'Columns' }).click()
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toBeHidden()

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Excel' }).click(),
  ])
  const [sheet] = (await readXlsx(await readFile(await file.path()))).sheets
  expect(sheet?.rows[0]).not.toContain('Address')
  expect(sheet?.rows.flat()).toContain('Asha Menon')
  await expectPdfInNewTab(page, () => page.getByRole('button', { name: 'Print PDF' }).click())

  await page.setViewportSize({ width: 390, height: 844 })
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(overflow).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.getByRole('button', { name: 'Columns' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('combobox', { name: 'Template' })).toHaveValue('Police register')

  // Two adults were booked, and one is entered.
  const unregistered = page.getByRole('list', { name: 'Not registered' })
  await unregistered.getByRole('link', { name: `Not registered: room ${room.room_number}, 1 person` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(booking.booking_number)
  await expect(page).toHaveURL(new RegExp(`slug=${booking.slug}`))
})

test('a guest signs the registration card on the screen, and the printed card has the signature', async ({
  hotel,
  signedInPage: page,
}) => {
  const guest = await hotel.make.guest({ name: 'Ravi Kulkarni' })
  const booking = await hotel.make.booking({ guest_id: guest.id, ...dates })
  await page.goto(`${paths.bookingDetails}?slug=${booking.slug}`)
  const card = page.getByRole('region', { name: 'Registration card' })
  await card.getByRole('button', { name: 'Sign on screen' }).click()
  const dialog = page.getByRole('dialog', { name: /^Registration card, room/ })
  await expect(dialog.getByRole('note', { name: 'Not on the card yet' })).toContainText('Ravi Kulkarni: Age, Sex')
  await expect(dialog).toContainText('House rules')
  const details = dialog.getByRole('region', { name: 'Details of the stay' })
  await expect(details).toContainText('2 adults')
  await expect(details).toContainText('Ravi Kulkarni: Indian')
  await dialog.getByLabel(/^I agree/).click()
  await expect(dialog.getByRole('button', { name: 'Save signature' })).toBeDisabled()

  const pad = dialog.getByRole('img', { name: 'Signature' })
  const draw = async (from: number) => {
    await pad.scrollIntoViewIfNeeded()
    const box = await pad.boundingBox()
    if (!box) throw new Error('there is nothing to sign on')
    await page.mouse.move(box.x + from, box.y + 40)
    await page.mouse.down()
    for (let step = 1; step <= 8; step++)
      await page.mouse.move(box.x + from + step * 20, box.y + 40 + (step % 2) * 90, { steps: 3 })
    await page.mouse.up()
  }
  // Dots are no signature.
  for (const x of [40, 90, 140]) await pad.click({ position: { x, y: 60 } })
  await expect(dialog.getByRole('status')).toHaveText(
    'This is too short for a signature. Sign with your name or initials.',
  )
  await expect(dialog.getByRole('button', { name: 'Save signature' })).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Clear' }).click()
  await draw(30)
  await expect(dialog.getByRole('button', { name: 'Save signature' })).toBeEnabled()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByRole('button', { name: 'Save signature' })).toBeDisabled()
  await draw(30)
  await dialog.getByRole('button', { name: 'Clear' }).click()
  await expect(dialog.getByRole('button', { name: 'Save signature' })).toBeDisabled()
  await draw(30)
  await draw(240)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save signature' }).click()
  await expect(card).toContainText('Signed by Ravi Kulkarni')

  await expectPdfInNewTab(page, () => card.getByRole('button', { name: 'Registration card' }).click())
  await card.getByRole('button', { name: 'Sign again' }).click()
  await expect(dialog.getByRole('img', { name: 'Signature of Ravi Kulkarni' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  // What the card says has changed: it is signed again, on the screen or by pen.
  await hotel.db.updateTable('guest').set({ address: '4 Hill Road, Pune' }).where('id', '=', guest.id).execute()
  await page.reload()
  await expect(card).toContainText('Changed since then: let the guest sign again.')
  await expectPdfInNewTab(page, () => card.getByRole('button', { name: 'Print to sign by pen' }).click())

  // After the departure the card can no longer be signed.
  const given = { db: hotel.db, clock }
  await hotel.db.transaction().execute((db) => checkIn({ ...given, db }, booking.slug, { confirm_early: false }))
  await hotel.db
    .updateTable('occupant')
    .set({ left_at: new Date().toISOString() })
    .where('guest_id', '=', guest.id)
    .execute()
  await page.reload()
  await expect(card).toContainText('Signed by Ravi Kulkarni')
  await expect(card.getByRole('button', { name: 'Sign again' })).toHaveCount(0)
})

/** A stroke with a finger, as the screen of a tablet reports it. */
const drawWithFinger = async (page: Page, pad: Locator) => {
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('there is nothing to sign on')
  const screen = await page.context().newCDPSession(page)
  await screen.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const at = (step: number) => [{ x: box.x + 30 + step * 20, y: box.y + 40 + (step % 2) * 90 }]
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let step = 1; step <= 8; step++)
    await screen.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) })
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a guest signs with a finger in the check-in sheet, then is checked in', async ({ hotel, signedInPage: page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  const room = await hotel.make.room({ room_number: '417' })
  const guest = await hotel.make.guest({ name: 'Leela Nair' })
  const booking = await hotel.make.booking({ guest_id: guest.id, room_ids: [room.id], ...dates })
  await page.goto(`${paths.bookings}?search=${booking.booking_number}`)
  await page.getByRole('button', { name: `Check-in ${booking.booking_number}` }).click()
  const card = page.getByRole('region', { name: 'Registration card' })
  await card.getByRole('button', { name: 'Sign on screen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Registration card, room 417' })
  await untilStill(page)
  await drawWithFinger(page, dialog.getByRole('img', { name: 'Signature' }))
  await dialog.getByLabel(/^I agree/).click()
  await dialog.getByRole('button', { name: 'Save signature' }).click()
  await expect(card).toContainText('Signed by Leela Nair')
  await page.getByRole('button', { name: /^Check in to 417/ }).click()
  await expect(page.getByText('Check-in successful!').first()).toBeVisible()
  await page.goto(`${paths.bookingDetails}?slug=${booking.slug}`)
  await expect(card).toContainText('Signed by Leela Nair')
  await expect(card).not.toContainText('Changed since then')

  // The register has the signature. On a tablet its words are whole, and the table scrolls in its own box.
  await page.goto(paths.guestRegister)
  const row = page.getByRole('row', { name: /Leela Nair/ })
  await expect(row).toContainText(/Signed on screen, \d\d:\d\d [AP]M/)
  const name = row.getByRole('link', { name: 'Leela Nair' })
  expect(await name.evaluate((link) => link.getClientRects().length)).toBe(1)
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
})
