import type { Page } from '@playwright/test'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { shownDay } from '#e2e/kit/booking-form.ts'
import { britishDocuments, cardPicture, chooseFrom, fillIn } from '#e2e/kit/guest-form.ts'
import { intercept } from '#e2e/kit/intercept.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { paths } from '#web/paths.ts'

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

test('an Indian guest is registered by keyboard alone', async ({ signedInPage: page }) => {
  await page.goto(paths.addGuest)
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type('Meera Joshi')
  await page.keyboard.press('Tab')
  await page.keyboard.type('98200 11223')
  await page.keyboard.press('Tab')
  await page.keyboard.type('indian')
  await page.locator('[data-combobox-selected]', { hasText: 'Indian' }).waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('12 Lake Road, Pune')
  await expect(page.getByText('For Foreign Nationals Only')).toBeHidden()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Guest registered successfully!')).toBeVisible()
  await expect(page).toHaveURL(/guest-list/)
  await expect(row(page, 'Meera Joshi')).toContainText('9820011223')
})

test('a field shows its error once it was changed, and saving goes to the first error', async ({
  signedInPage: page,
}) => {
  await page.goto(paths.addGuest)
  await expect(page.getByText('is required')).toHaveCount(0)
  await fillIn(page, { Phone: '12345' })
  await expect(page.getByText('Please enter a valid 10-digit phone number')).toBeVisible()
  await expect(page.getByText('Address is required')).toHaveCount(0)
  await save(page)
  await expect(page.getByText('Please fill in all required fields')).toBeVisible()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
})

test('a foreign guest is registered and shown with documents and photo', async ({ signedInPage: page }) => {
  await page.goto(paths.addGuest)
  await fillIn(page, { Name: 'Alice Whitmore', Phone: '+44 20 7946 0958', Address: 'Hotel, room 4' })
  await chooseFrom(page, 'Nationality', 'British')
  await save(page)
  await expect(page.getByText('Passport number is required.')).toBeVisible()
  await expect(page.getByText('Visa validity date is required.')).toBeVisible()
  await fillIn(page, britishDocuments)
  await fillIn(page, { 'Passport date of expiry': shownDay(75) })
  await expect(page.getByText('The passport expires within 6 months of the arrival.')).toBeVisible()
  await page.getByLabel('ID proof photo file').setInputFiles(await cardPicture())
  await expect(page.getByRole('img', { name: 'ID proof photo' })).toBeVisible()
  await expectAccessible(page)
  await save(page)
  await expect(page.getByText('Guest registered successfully!')).toBeVisible()
  await expect(page).toHaveURL(/guest-list/)

  await page.getByRole('button', { name: 'Alice Whitmore', exact: true }).click()
  const view = page.getByRole('dialog', { name: 'Guest details' })
  await expect(view.getByText('533401372')).toBeVisible()
  await expect(view.getByText(britishDocuments['Date of arrival in India'])).toBeVisible()
  const width = () =>
    view.getByRole('img', { name: 'ID proof photo' }).evaluate((picture: HTMLImageElement) => picture.naturalWidth)
  await expect.poll(width).toBe(900)
  await expectAccessible(page)
})

test('the document fields are shown for foreign nationalities and hidden for Indian', async ({
  signedInPage: page,
}) => {
  await page.goto(paths.addGuest)
  await chooseFrom(page, 'Nationality', 'British')
  await fillIn(page, { 'Passport number': '533401372' })
  await chooseFrom(page, 'Nationality', 'Indian')
  await expect(page.getByText('For Foreign Nationals Only')).toBeHidden()
  await chooseFrom(page, 'Nationality', 'French')
  await expect(page.getByLabel('Passport number', { exact: true })).toHaveValue('533401372')
  await chooseFrom(page, 'Enters India with', 'OCI card')
  await expect(page.getByLabel('Visa number', { exact: true })).toBeHidden()
})

test('only the changed field is sent', async ({ signedInPage: page, hotel }) => {
  const guest = await hotel.make.guest({ name: 'Ravi Iyer' })
  await page.goto(`${paths.addGuest}?slug=${guest.slug}`)
  await fillIn(page, { Email: 'ravi@example.com' })
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await page.getByRole('button', { name: 'Update' }).click()
  const form = (await sent).postDataBuffer()?.toString() ?? ''
  expect([...form.matchAll(/name="([^"]+)"/g)].map(([, name]) => name)).toEqual(['email', 'version'])
  await expect(page.getByText('Guest updated successfully!')).toBeVisible()
  await expect(page).toHaveURL(/guest-list/)
  await expect(row(page, 'Ravi Iyer')).toContainText('ravi@example.com')
})

test('the form of a guest who was shown before has a colleague’s later change', async ({
  signedInPage: page,
  hotel,
}) => {
  const guest = await hotel.make.guest({ name: 'Old Name', address: 'Nashik' })
  await page.goto(paths.guests)
  const edit = async () => {
    await page.getByRole('button', { name: 'More for Old Name' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
  }
  await edit()
  await expect(page.getByLabel('Address')).toHaveValue('Nashik')
  await page.goBack()
  await hotel.db.updateTable('guest').set({ address: 'Satara' }).where('slug', '=', guest.slug).execute()
  await edit()
  await expect(page.getByLabel('Address')).toHaveValue('Satara')
})

test('two clerks edit one guest: the second sees what changed and loses nothing', async ({
  signedInPage: page,
  hotel,
}) => {
  const guest = await hotel.make.guest({ name: 'Twice Edited', phone: '9820011111', address: 'Nashik' })
  const address = `${paths.addGuest}?slug=${guest.slug}`
  await page.goto(address)
  await fillIn(page, { Phone: '9820022222' })
  const colleague = await page.context().newPage()
  await colleague.goto(address)
  await fillIn(colleague, { Phone: '9820033333', Address: 'Satara' })
  await colleague.getByRole('button', { name: 'Update' }).click()
  await expect(colleague.getByText('Guest updated successfully!')).toBeVisible()
  await colleague.close()

  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText(/changed this guest while you were editing it/)).toBeVisible()
  const changes = page.getByRole('table', { name: 'What changed' })
  await expect(changes.getByRole('row', { name: /Address/ })).toContainText('their change is kept')
  await expect(changes.getByRole('row', { name: /Phone/ })).toContainText('9820033333')
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('9820022222')
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('Satara')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Guest updated successfully!')).toBeVisible()
  const saved = await hotel.db.selectFrom('guest').select(['phone', 'address']).where('id', '=', guest.id).execute()
  expect(saved).toEqual([{ phone: '9820022222', address: 'Satara' }])
})

test('a PAN card is said to be no proof of address, and its number has to fit', async ({ signedInPage: page }) => {
  await page.goto(paths.addGuest)
  await fillIn(page, { Name: 'Pan Holder', Phone: '9820044557', Address: 'Mysuru' })
  await chooseFrom(page, 'Nationality', 'Indian')
  await chooseFrom(page, 'ID proof type', 'PAN Card')
  await expect(page.getByText('A PAN card does not prove the address.')).toBeVisible()
  await fillIn(page, { 'ID proof number': 'ABCPE12345' })
  await expect(page.getByText('Enter the PAN: 5 letters, 4 digits and a letter')).toBeVisible()
  await expectAccessible(page)
  await fillIn(page, { 'ID proof number': 'ABCPE1234F' })
  await save(page)
  await expect(page.getByText('Guest registered successfully!')).toBeVisible()
})

test('leaving with unsaved changes has to be confirmed', async ({ signedInPage: page }) => {
  await page.goto(paths.addGuest)
  await fillIn(page, { Name: 'Nobody Yet' })
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Nobody Yet')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/guest-list/)
})

test('an expired session keeps what was typed, and no full Aadhaar number is stored in the browser', async ({
  browser,
  hotel,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL })
  const signIn = async () => {
    await page.getByLabel('Email').fill(hotel.admin.email)
    await page.getByLabel('Password', { exact: true }).fill(hotel.admin.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
  }
  await page.goto('/login')
  await signIn()
  await page.waitForURL('**/admin/dashboard')
  // Otherwise the live connection might notice the expired session before the form does.
  await page.route('**/api/events', (route) => route.abort())
  await page.goto(paths.addGuest)
  await chooseFrom(page, 'Nationality', 'Indian')
  await chooseFrom(page, 'ID proof type', 'Aadhar Card')
  await fillIn(page, { Name: 'Kiran Rao', Phone: '9820044556', Address: 'Mysuru', 'ID proof number': '2345 6789 0142' })
  await expect(page.getByText('The check digit of the Aadhaar number does not fit')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('6789')
  await fillIn(page, { 'ID proof number': '2345 6789 0124' })
  await expect(page.getByLabel('ID proof number', { exact: true })).toHaveValue('XXXX XXXX 0124')
  await page.getByLabel('ID proof photo file').setInputFiles(await cardPicture())
  await page.getByLabel('The first eight digits are under the box').check()
  await page.getByRole('button', { name: 'Cover and use' }).click()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('6789')

  const token = await page.evaluate(() => sessionStorage.getItem('sarai.token'))
  // Background reads must not notice it either.
  const stop = await intercept(page, '**/api/**', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  )
  await page.request.post('/api/logout', { headers: { authorization: `Bearer ${token}` } })
  await save(page)
  await expect(page).toHaveURL(/\/login/)
  stop()
  await signIn()
  await expect(page.getByText('Unsaved changes restored')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kiran Rao')
  await expect(page.getByRole('img', { name: 'ID proof photo' })).toBeHidden()
  await save(page)
  await expect(page.getByText('Guest registered successfully!')).toBeVisible()
  await page.close()
})

test('files that are not photos are refused with a reason', async ({ signedInPage: page }) => {
  await page.goto(paths.addGuest)
  const input = page.getByLabel('ID proof photo file')
  await input.setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: Buffer.from('<script>') })
  await expect(page.getByText('Only JPG, PNG, or WEBP images are allowed.')).toBeVisible()
  await input.setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
  await expect(page.getByText('File size must be less than 5MB.')).toBeVisible()
})

test('a desktop without a camera does not offer one', async ({ signedInPage: page }) => {
  await page.goto(paths.addGuest)
  await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take a photo' })).toHaveCount(0)
})

test('a guest with the same phone is pointed out while typing', async ({ signedInPage: page, hotel }) => {
  const guest = await hotel.make.guest({ name: 'Farah Khan', phone: '9811100022' })
  await page.goto(paths.addGuest)
  await fillIn(page, { Phone: '98111 00022' })
  await expect(page.getByText('Already registered? Farah Khan')).toBeVisible()
  await expectAccessible(page)
  const link = page.getByRole('link', { name: 'Farah Khan' })
  await expect(link).toHaveAttribute('href', new RegExp(guest.slug))
})

test('the list searches while typing, highlights matches, sorts and links to a new booking', async ({
  signedInPage: page,
  hotel,
}) => {
  const guest = await hotel.make.guest({ name: 'Zubin Mistry', phone: '9700055511', address: 'Colaba, Mumbai' })
  await page.goto(paths.guests)
  await page.getByRole('searchbox').fill('97000 555')
  await expect(row(page, 'Zubin Mistry')).toBeVisible()
  await expect(page.locator('mark')).toHaveText(['97000555'])
  await expect(page.getByRole('row')).toHaveCount(2)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(2)
  const book = page.getByRole('link', { name: 'Book for this guest, Zubin Mistry' })
  await expect(book).toHaveAttribute('href', `/admin/booking/add?guest_id=${guest.id}`)
  await page.goto(`${paths.guests}?sort=-name`)
  await expect(page.getByRole('row').nth(1)).toContainText('Zubin Mistry')
})

test('a guest without bookings can be deleted, a guest with bookings cannot', async ({ signedInPage: page, hotel }) => {
  await hotel.make.guest({ name: 'Tara Sen' })
  const stays = await hotel.make.guest({ name: 'Uma Pillai' })
  await hotel.make.booking({ guest_id: stays.id })
  await page.goto(`${paths.guests}?per_page=50`)
  const remove = async (name: string) => {
    await page.getByRole('button', { name: `More for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(page.getByText(`Are you sure you want to delete ${name}?`)).toBeVisible()
    await page.getByRole('button', { name: 'Delete' }).click()
  }
  await remove('Tara Sen')
  await expect(page.getByText('Guest deleted successfully')).toBeVisible()
  await expect(row(page, 'Tara Sen')).toHaveCount(0)
  await remove('Uma Pillai')
  await expect(page.getByRole('dialog').getByText('This guest has bookings')).toBeVisible()
  await expectAccessible(page)
})

test('the guest dialog asks for the missing fields, keeps what was typed, and puts the guest into the booking', async ({
  signedInPage: page,
}) => {
  await page.goto(paths.addBooking)
  await page.getByRole('button', { name: 'Add New Guest' }).click()
  const modal = page.getByRole('dialog', { name: 'Add New Guest' })
  await modal.getByRole('button', { name: 'Save', exact: true }).click()
  for (const missing of ['Email is required', 'Mode of payment is required', 'ID proof photo is required.']) {
    await expect(modal.getByText(missing)).toBeVisible()
  }
  await expectAccessible(page, '[role=dialog]')
  await fillIn(page, { Name: 'Nisha Gill', Phone: '9811112222', Email: 'nisha@example.com', Address: 'Leh' })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Stay' }).click()
  await fillIn(page, {
    'Alternate mobile': '9811113333',
    'Birth date': 'Jan 05, 1990',
    'ID proof number': 'ABCDE1234F',
    'Emergency contact name': 'Dev Gill',
    'Emergency contact phone': '9811114444',
  })
  await chooseFrom(page, 'Nationality', 'Indian')
  await chooseFrom(page, 'Employment status', 'Employed in India')
  await chooseFrom(page, 'Mode of payment', 'Cash')
  await chooseFrom(page, 'ID proof type', 'PAN Card')
  await modal.getByLabel('ID proof photo file').setInputFiles(await cardPicture())
  await modal.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Guest registered successfully!')).toBeVisible()
  await expect(modal).toBeHidden()
  await expect(page.getByRole('combobox', { name: 'Guest' })).toHaveValue(/Nisha Gill/)
})

test('when guests cannot be loaded, the screen says so and tries again', async ({ signedInPage: page, hotel }) => {
  await hotel.make.guest()
  const stop = await intercept(page, '**/api/guests?*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(paths.guests)
  await expect(page.getByRole('main').getByText('Failed to load guests')).toBeVisible()
  stop()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table')).toBeVisible()
})

test('on a phone guests are cards, the form is one column, and the camera is the phone’s own', async ({
  browser,
  hotel,
  baseURL,
}) => {
  await hotel.make.guest({ name: 'Leela Das' })
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    storageState: await hotel.signIn(browser),
  })
  const page = await context.newPage()
  await page.goto(`${paths.guests}?search=leela`)
  const card = page.getByRole('listitem').filter({ hasText: 'Leela Das' })
  await expect(card.getByRole('link', { name: 'Book for this guest, Leela Das' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(paths.addGuest)
  await expect(page.getByRole('button', { name: 'Take a photo' })).toBeVisible()
  await expect(page.getByLabel('Camera')).toHaveAttribute('capture', 'environment')
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBe(390)
  await expectAccessible(page)
  await context.close()
})
