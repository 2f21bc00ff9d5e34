import { expectAccessible } from '#e2e/kit/accessible.ts'
import { dayFromToday } from '#e2e/kit/booking-form.ts'
import { britishDocuments, chooseFrom, fillIn } from '#e2e/kit/guest-form.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { checkIn } from '#server/bookings/check-in.ts'
import { checkOut } from '#server/bookings/check-out.ts'
import { systemClock as clock } from '#server/kit/clock.ts'
import { paths } from '#web/paths.ts'

// The screens are checked in both colour schemes, which takes a while on a busy machine.
test.setTimeout(240_000)

// The specimen of the German passport.
const zone = 'P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<\nC01X00T478D<<6408125F2702283<<<<<<<<<<<<<<<4'
const { 'Passport number': _number, 'Passport date of expiry': _expiry, ...otherDocuments } = britishDocuments

test('a foreigner arrives, is copied to the portal, filed, and filed again on departure', async ({
  signedInPage: page,
  hotel,
}) => {
  const { db, make } = hotel
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(paths.addGuest)
  await fillIn(page, { Phone: '+49 170 1234567', Address: 'Hotel, room 4' })
  await chooseFrom(page, 'Nationality', 'German')
  await page.getByLabel('Machine-readable zone').fill(zone)
  await expect(page.getByLabel('Surname', { exact: true })).toHaveValue('Mustermann')
  await fillIn(page, {
    ...otherDocuments,
    'City of the foreign address': 'Berlin',
    'Country of the foreign address': 'Germany',
    'Arrived from (city)': 'Berlin',
  })
  await chooseFrom(page, 'Purpose of visit (Form III)', 'Tourism')
  await chooseFrom(page, 'Next destination in or outside India', 'In India')
  await chooseFrom(page, 'State of the next destination', 'Goa')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Guest registered successfully!')).toBeVisible()

  const guest = await db.selectFrom('guest').select('id').where('surname', '=', 'Mustermann').executeTakeFirstOrThrow()
  const dates = { check_in_date: dayFromToday(0), check_out_date: dayFromToday(1) }
  const booking = await make.booking({ guest_id: guest.id, ...dates })
  await db.transaction().execute((held) => checkIn({ db: held, clock }, booking.slug, { confirm_early: false }))

  await page.goto(paths.dashboard)
  await page.getByRole('button', { name: 'Registers', exact: true }).click()
  await page.getByRole('link', { name: 'Foreigners', exact: true }).click()
  const row = page.getByRole('row', { name: /Erika Mustermann/ })
  await expect(row).toContainText('To file')
  await expect(row).toContainText(/2[34] h/)
  await expectAccessible(page)

  await row.getByRole('link', { name: 'Copy sheet of Erika Mustermann' }).click()
  const sheet = page.getByRole('region', { name: 'Copy sheet' })
  await sheet.getByRole('button', { name: /^Surname/ }).focus()
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('button', { name: /^Surname/ })).toContainText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Mustermann')
  await expect(sheet.getByRole('button', { name: /^Given name/ })).toBeFocused()
  await sheet.getByRole('button', { name: /^Nationality/ }).click()
  await expect(sheet.getByRole('button', { name: /^Nationality/ })).toContainText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('DEU')
  await expect(sheet).toContainText('12/08/1964')
  await expect(page.getByRole('region', { name: 'Missing' })).toContainText('Person: Photo')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Record filing' }).click()
  const dialog = page.getByRole('dialog', { name: /^Record the / })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Enter the application number of the portal')).toBeVisible()
  await dialog.getByLabel('Application number').fill('F3-2026-4711')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const question = page.getByRole('dialog', { name: 'Fields are missing' })
  await expect(question).toContainText('Person: Photo')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Record anyway' }).click()
  await expect(page.getByText('Erika Mustermann is filed')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Filing' })).toContainText('F3-2026-4711')
  await page.getByRole('button', { name: 'Undo filing' }).click()
  await expect(page.getByRole('button', { name: 'Record filing' })).toBeVisible()
  await page.getByRole('button', { name: 'Record filing' }).press('Enter')
  await dialog.getByLabel('Application number').fill('F3-2026-4712')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await question.getByRole('button', { name: 'Record anyway' }).click()
  await expect(page.getByRole('region', { name: 'Filing' })).toContainText('F3-2026-4712')

  await db.transaction().execute((held) => checkOut({ db: held, clock }, booking.slug, {}))
  await page.reload()
  await expect(page.getByRole('region', { name: 'Filing' })).toContainText('Departure to file')
  await page.getByRole('button', { name: 'Record departure' }).click()
  await dialog.getByLabel('Onward address').fill('Panaji, Goa')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('region', { name: 'Filing' })).toContainText('Panaji, Goa')
  await expect(page.getByRole('region', { name: 'Filing' })).toContainText('Departure filed')

  await page.goto(paths.foreigners)
  // On a tablet the button does not cover the status.
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect(page.getByRole('columnheader', { name: 'Missing' })).toBeHidden()
  const status = await row.getByText('Departure filed').boundingBox()
  const button = await row.getByRole('link', { name: /^Copy sheet/ }).boundingBox()
  expect((status?.x ?? 0) + (status?.width ?? 0)).toBeLessThan(button?.x ?? 0)
  await page.setViewportSize({ width: 1366, height: 768 })
  const [excel] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Excel' }).click(),
  ])
  expect(excel.suggestedFilename()).toBe('foreigners.xlsx')
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ])
  expect(pdf.suggestedFilename()).toBe('foreigners.pdf')
})

test('a field and a code of the portal are changed from a day on', async ({ signedInPage: page }) => {
  await page.goto(paths.foreigners)
  await page.getByRole('link', { name: 'Fields and codes' }).click()
  await page.getByRole('button', { name: /Edit Person: Surname/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Label').fill('Family name')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('table', { name: 'Fields' })).toContainText('Family name')
  await page.getByRole('button', { name: 'Add code' }).click()
  await dialog.getByLabel('Code').fill('21')
  await dialog.getByLabel('Label').fill('Film shooting')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  const purposes = page.getByRole('region', { name: 'Purposes of visit' })
  await expect(purposes).toContainText('Film shooting')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'More for Film shooting' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(dialog).toContainText('“Film shooting”, valid from')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(purposes).not.toContainText('Film shooting')
  await page.getByRole('button', { name: 'More for Person: Family name' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: /Edit Person: Surname/ })).toBeVisible()
})

test('a departure that is changed after filing is to be corrected', async ({ signedInPage: page, hotel }) => {
  const { db, make } = hotel
  const french = await make.nationalityId('French')
  const guest = await make.guest({ name: 'Luc Morel', nationality_id: french })
  const booking = await make.booking({
    guest_id: guest.id,
    check_in_date: dayFromToday(0),
    check_out_date: dayFromToday(1),
  })
  await db.transaction().execute((held) => checkIn({ db: held, clock }, booking.slug, { confirm_early: false }))
  await db.transaction().execute((held) => checkOut({ db: held, clock }, booking.slug, {}))
  const { slug } = await db
    .selectFrom('occupant')
    .select('slug')
    .where('guest_id', '=', guest.id)
    .executeTakeFirstOrThrow()
  await page.goto(paths.foreigner.replace('$slug', slug))
  const filing = page.getByRole('region', { name: 'Filing' })
  await page.getByRole('button', { name: 'Record filing' }).click()
  await page.getByLabel('Application number').fill('F3-MOREL')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Record anyway' }).click()
  await page.getByRole('button', { name: 'Record departure' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(filing).toContainText('Departure filed')
  const changed = page.getByRole('region', { name: 'Changed since it was filed' })
  await expect(changed).toHaveCount(0)

  await db.updateTable('guest').set({ arrived_from_city: 'Lyon' }).where('id', '=', guest.id).execute()
  await db
    .updateTable('occupant')
    .set({ arrived_at: '2026-01-01T00:00:00Z', left_at: '2026-01-01T01:00:00Z' })
    .where('slug', '=', slug)
    .execute()
  await page.reload()
  await expect(filing).toContainText('To correct')
  await expect(filing).toContainText('The time of departure was changed after the departure was filed.')
  await expect(changed).toContainText('Arrival: Arrived from: city: filed as empty, now “Lyon”')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo departure' }).click()
  await expect(filing).toContainText('Departure to file')
})

test('the check-out sheet says whose form is not filed', async ({ signedInPage: page, hotel }) => {
  const { db, make } = hotel
  const guest = await make.guest({ name: 'Anne Petit', nationality_id: await make.nationalityId('French') })
  const dates = { check_in_date: dayFromToday(0), check_out_date: dayFromToday(1) }
  const booking = await make.booking({ guest_id: guest.id, ...dates })
  await db.transaction().execute((held) => checkIn({ db: held, clock }, booking.slug, { confirm_early: false }))
  const openSheet = async () => {
    await page.goto(`${paths.bookings}?search=${booking.booking_number}`)
    await page.getByRole('button', { name: `Checkout ${booking.booking_number}` }).click()
  }
  await openSheet()
  await expect(page.getByText('Form III of Anne Petit is not filed yet.')).toBeVisible()
  await db
    .updateTable('occupant')
    .set({ arrived_at: new Date(Date.now() - 25 * 3_600_000).toISOString() })
    .where('guest_id', '=', guest.id)
    .execute()
  await openSheet()
  const overdue = page.getByRole('alert').filter({ hasText: 'Form III of Anne Petit is not filed (overdue).' })
  await expect(overdue).toBeVisible()
  await expectAccessible(page)
  await overdue.getByRole('link', { name: 'Copy sheet' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anne Petit')
})
