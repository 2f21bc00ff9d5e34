import type { Page } from '@playwright/test'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { britishDocuments, chooseFrom, fillIn } from '#e2e/kit/guest-form.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { paths } from '#web/paths.ts'

// The specimen of the German passport: ICAO's own is of Utopia and has expired.
const names = 'P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<'
const data = 'C01X00T478D<<6408125F2702283<<<<<<<<<<<<<<<4'

const zone = (page: Page) => page.getByLabel('Machine-readable zone')
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

/** The documents that the zone does not contain. */
const { 'Passport number': _number, 'Passport date of expiry': _expiry, ...otherDocuments } = britishDocuments

const begin = async (page: Page, nationality: string) => {
  await page.goto(paths.addGuest)
  await fillIn(page, { Phone: '+49 170 1234567', Address: 'Hotel, room 4' })
  await chooseFrom(page, 'Nationality', nationality)
}

const expectFilled = async (page: Page) => {
  await expect(page.getByLabel('Given name', { exact: true })).toHaveValue('Erika')
  await expect(page.getByLabel('Surname', { exact: true })).toHaveValue('Mustermann')
  await expect(page.getByLabel('Birth date', { exact: true })).toHaveValue('Aug 12, 1964')
  await expect(page.getByLabel('Passport number', { exact: true })).toHaveValue('C01X00T47')
  await expect(page.getByLabel('Passport date of expiry', { exact: true })).toHaveValue('Feb 28, 2027')
  await expect(page.getByRole('combobox', { name: 'Passport country of issue' })).toHaveValue('Germany')
  await expect(zone(page)).toHaveValue('')
}

const saved = async (page: Page) => {
  await fillIn(page, otherDocuments)
  await save(page)
  await expect(page.getByText('Guest registered successfully!')).toBeVisible()
  await expect(page.getByRole('row', { name: /Erika Mustermann/ }).first()).toContainText('C01X00T47')
}

test('a foreign guest is registered with the pasted lines of the passport', async ({ signedInPage: page }) => {
  await begin(page, 'Austrian')
  await zone(page).fill(`${names}\n${data.replace('T478', 'T578')}`)
  await expect(
    page.getByText('The check digit of the passport number does not fit: compare it with the passport.'),
  ).toBeVisible()
  await expect(page.getByLabel('Surname', { exact: true })).toHaveValue('')
  await expectAccessible(page)

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((lines) => navigator.clipboard.writeText(lines), `${names}\n${data}`)
  await zone(page).focus()
  await page.keyboard.press('Control+V')
  await expectFilled(page)
  await expect(page.getByText('In the form: Austrian · Read: German')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Replace nationality' }).click()
  await expect(page.getByRole('combobox', { name: 'Nationality' })).toHaveValue('German')
  await saved(page)
})

test('a scanner that presses Enter after each line fills in the form and does not submit it, also on a phone', async ({
  signedInPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await begin(page, 'German')
  await fillIn(page, { Name: 'Erica M' })
  await zone(page).focus()
  await page.keyboard.type(names)
  await page.keyboard.press('Enter')
  await page.keyboard.type(data)
  await page.keyboard.press('Enter')
  await expectFilled(page)
  await expect(page.getByText('Filled in: Given name, Surname, Sex, Birth date, Passport number')).toBeVisible()
  await expect(page.getByText('is required')).toHaveCount(0)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Erica M')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Replace name' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Erika Mustermann')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await saved(page)
})

test('the guest form in the booking form has the field, too', async ({ signedInPage: page }) => {
  await page.goto(paths.addBooking)
  await page.getByRole('button', { name: 'Add New Guest' }).click()
  const dialog = page.getByRole('dialog')
  await chooseFrom(page, 'Nationality', 'German')
  await fillIn(page, { Name: 'Erica M' })
  await zone(page).fill(`${names}\n${data}`)
  await expect(dialog.getByText('In the form: Erica M · Read: Erika Mustermann')).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep what is there' }).click()
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Erica M')
  await expect(dialog.getByLabel('ID proof number', { exact: true })).toHaveValue('C01X00T47')
})
