import type { Locator, Page } from '@playwright/test'
import { dayFromToday } from '#e2e/kit/booking-form.ts'
import { cardPicture } from '#e2e/kit/guest-form.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { paths } from '#web/paths.ts'

test.setTimeout(240_000)

// The specimen of the German passport.
const zone = 'P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<\nC01X00T478D<<6408125F2702283<<<<<<<<<<<<<<<4'

/** As people in India type it. */
const typedDay = (days: number) => dayFromToday(days).split('-').reverse().join('-')

/** A clerk who types neither fast nor slowly: seconds for a key, and to point at something and click it. */
const pace = { key: 0.28, click: 1.3 }

/** Works like a clerk, by keyboard and mouse, and counts keys and clicks. */
const clerkAt = (page: Page) => {
  const done = { keys: 0, clicks: 0 }
  const click = async (target: Locator) => {
    await target.click()
    done.clicks += 1
  }
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
    done.keys += keys.length
  }
  const type = async (text: string) => {
    await page.keyboard.type(text)
    done.keys += text.length
  }
  const fieldOf = (label: string) =>
    page.getByLabel(label, { exact: true }).and(page.locator('input:not([type=hidden]), textarea')).first()
  const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement)
  /** With the Tab key, past the fields that are filled in or stay empty. */
  const tabTo = async (label: string) => {
    const field = fieldOf(label)
    await expect(field).toBeVisible()
    for (let tabs = 0; tabs < 15 && !(await isFocused(field)); tabs += 1) await press('Tab')
    await expect(field).toBeFocused()
  }
  /** Fields in the order of the form. */
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) {
      await tabTo(label)
      await type(value)
    }
  }
  /** The option of a list that a few letters find. */
  const choose = async (label: string, letters: string) => {
    await tabTo(label)
    await type(letters)
    await expect(page.getByRole('listbox')).toBeVisible()
    await press('Enter')
    await expect(page.getByRole('listbox')).toBeHidden()
  }
  const seconds = () => done.keys * pace.key + done.clicks * pace.click
  return { done, click, press, type, tabTo, fill, choose, seconds }
}

test('a foreigner’s arrival is complete in under 2 minutes with the machine-readable zone', async ({
  hotel,
  signedInPage: page,
}) => {
  await hotel.make.room({ room_number: '204' })
  await hotel.db
    .updateTable('property')
    .set({ address: '1 Station Road', state: 'Rajasthan', district: 'Jaipur', pin_code: '302001' })
    .execute()
  await page.goto(paths.dashboard)
  const clerk = clerkAt(page)
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

  await test.step('the guest: the scanner fills in the passport, the home address is typed once', async () => {
    await clerk.click(button('Guests'))
    await clerk.click(link('Add Guest'))
    await clerk.fill({ Phone: '+491701234567' })
    await clerk.tabTo('Machine-readable zone')
    // The scanner types.
    await page.keyboard.insertText(zone)
    await expect(page.getByRole('combobox', { name: 'Nationality' })).toHaveValue('German')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Erika Mustermann')
    await clerk.fill({
      Address: 'Lindenweg 4',
      'Passport date of issue': '1-3-17',
      'Passport place of issue': 'Berlin',
      'Visa type': 'Tourist',
      'Visa number': 'VJ4410921',
      'Visa place of issue': 'Berlin',
      'Visa date of issue': typedDay(-45),
      'Visa validity date': typedDay(135),
      'Visa country of issue': 'Germany',
      'Date of arrival in India': typedDay(-1),
      'Place of arrival in India': 'Delhi',
      'Arrived from (place)': 'Airport',
      'Arrived from (city)': 'Berlin',
      'Arrived from (country)': 'Germany',
      'Duration of stay': '21',
    })
    await clerk.choose('Purpose of visit (Form III)', 'tour')
    await expect(page.getByLabel('Foreign address', { exact: true })).toHaveValue('Lindenweg 4')
    await clerk.fill({ 'City of the foreign address': 'Berlin', 'Country of the foreign address': 'Germany' })
    await clerk.press('Control+Enter')
    await expect(page.getByText('Guest registered successfully!')).toBeVisible()
  })

  await test.step('the booking and check-in', async () => {
    await clerk.click(page.getByRole('link', { name: 'Book for this guest, Erika Mustermann' }))
    await clerk.click(page.getByRole('combobox', { name: 'Room', exact: true }))
    await clerk.type('204')
    await expect(page.getByRole('option', { name: /^204/ })).toBeVisible()
    await clerk.press('Enter')
    await clerk.click(page.getByRole('combobox', { name: 'Food plan', exact: true }))
    await clerk.type('EP')
    await clerk.press('Enter')
    await clerk.press('Control+Enter')
    await expect(page.getByText('Booking saved successfully').first()).toBeVisible()
    await clerk.click(page.getByRole('row', { name: /Erika Mustermann/ }).getByRole('button', { name: /^Check-in/ }))
    await clerk.click(button('Check in to 204'))
    await expect(page.getByText('Check-in successful!').first()).toBeVisible()
  })

  const missing = page.getByRole('region', { name: 'Missing', exact: true })
  await test.step('the copy sheet says what is missing; the guest form returns to it', async () => {
    await clerk.click(button('Registers'))
    await clerk.click(link('Foreigners'))
    await clerk.click(link('Copy sheet of Erika Mustermann'))
    await expect(missing.getByRole('listitem')).toHaveText([
      'Person: Photo',
      'Other details: Employed in India',
      'Other details: Next destination: in India (I) or abroad (O)',
    ])
    const sheet = page.url()
    await clerk.click(missing.getByRole('link', { name: 'Complete the guest form' }))
    await clerk.click(page.getByRole('combobox', { name: 'Next destination in or outside India' }))
    await clerk.click(page.getByRole('option', { name: 'In India', exact: true }))
    await clerk.fill({ 'Next destination': 'Panaji' })
    await clerk.choose('State of the next destination', 'goa')
    await clerk.fill({ 'District of the next destination': 'North Goa' })
    await clerk.choose('Employment status', 'not')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await cardPicture())
    // Choose a photo, the file, and Open.
    clerk.done.clicks += 3
    await clerk.press('Control+Enter')
    await expect(page.getByText('Guest updated successfully').first()).toBeVisible()
    await expect(page).toHaveURL(sheet)
    await expect(page.getByRole('region', { name: 'Copy sheet' })).toContainText('North Goa')
    await expect(missing).toHaveCount(0)
  })

  await test.step('the number of the portal is noted; nothing is missing, so nothing is asked', async () => {
    await clerk.click(button('Record filing'))
    await expect(page.getByRole('dialog').getByLabel('Application number')).toBeFocused()
    await clerk.type('F3-2026-4711')
    await clerk.press('Enter')
    await expect(page.getByText('Erika Mustermann is filed')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Filing' })).toContainText('F3-2026-4711')
  })

  expect(clerk.seconds(), JSON.stringify(clerk.done)).toBeLessThan(120)
})

test('filing with missing fields names them and asks; a filed guest who becomes Indian is undone', async ({
  hotel: { db, make },
  signedInPage: page,
}) => {
  const british = await make.nationalityId('British')
  const indian = await make.nationalityId('Indian')
  const guest = await make.guest({ name: 'Nora Hill', nationality_id: british })
  const booking = await make.booking({
    guest_id: guest.id,
    check_in_date: dayFromToday(0),
    check_out_date: dayFromToday(1),
  })
  await db.updateTable('booking').set({ status: 'checked_in' }).where('slug', '=', booking.slug).execute()
  const { slug } = await db
    .selectFrom('occupant')
    .select('slug')
    .where('guest_id', '=', guest.id)
    .executeTakeFirstOrThrow()
  await page.goto(paths.foreigner.replace('$slug', slug))
  await page.getByRole('button', { name: 'Record filing' }).click()
  await page.getByLabel('Application number').fill('F3-HILL')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Fields are missing' })
  await expect(question).toContainText('Visa: Visa number')
  await question.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Application number')).toHaveValue('F3-HILL')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await question.getByRole('button', { name: 'Record anyway' }).click()
  const filing = page.getByRole('region', { name: 'Filing' })
  await expect(filing).toContainText('F3-HILL')

  await db.updateTable('guest').set({ nationality_id: indian }).where('id', '=', guest.id).execute()
  await page.goto(paths.foreigners)
  await expect(page.getByRole('row', { name: /Nora Hill/ })).toContainText('To correct')
  await page.getByRole('link', { name: 'Copy sheet of Nora Hill' }).click()
  await expect(filing).toContainText('is registered as Indian since')
  await page.getByRole('button', { name: 'Undo filing' }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.foreigners}$`))
  await expect(page.getByRole('row', { name: /Nora Hill/ })).toHaveCount(0)
})
