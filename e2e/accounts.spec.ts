import { expectAccessible } from '#e2e/kit/accessible.ts'
import { chooseFrom } from '#e2e/kit/guest-form.ts'
import { openHotel } from '#e2e/kit/hotel.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { paths } from '#web/paths.ts'

test('a wrong password shows one message that stays on the page, and keeps the email', async ({ page, hotel }) => {
  await page.goto(paths.login)
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeDisabled()
  await page.getByLabel('Email').press('Enter')
  await expect(page.getByText('Please enter both email and password')).toBeVisible()
  await page.getByLabel('Email').fill(hotel.admin.email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Login Failed', { exact: true })).toBeVisible()
  await expect(page.getByText('Login failed. Please check your credentials.').first()).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(hotel.admin.email)
  await expectAccessible(page)
})

test('Forgot password answers the same for every email, and a used link says what to do', async ({ page }) => {
  await page.goto(paths.login)
  await page.getByRole('link', { name: 'I forgot my password' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Email').fill('nobody@hotel.example')
  await page.getByLabel('Email').press('Enter')
  await expect(
    page.getByText(/If this account exists, a link to set a new password is on its way/).first(),
  ).toBeVisible()
  await page.goto(`${paths.resetPassword}?token=spent`)
  await expectAccessible(page)
  await page.getByLabel('New password', { exact: true }).fill('a long enough password')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This link was used before or is too old. Ask for a new one.').first()).toBeVisible()
})

test('without a mail server links are shown to be copied, and no message promises a mail', async ({ browser }) => {
  const silent = await openHotel({ hasSmtp: false })
  const baseURL = silent.address
  const desk = await browser.newContext({ baseURL, storageState: await silent.signIn(browser) })
  const other = await browser.newContext({ baseURL })
  const [page, porter] = [await desk.newPage(), await other.newPage()]
  const shown = page.getByRole('dialog', { name: 'No email was sent' })
  const takeLink = async () => {
    const { pathname, search } = new URL(await shown.getByRole('textbox', { name: 'Link' }).inputValue())
    await shown.getByRole('button', { name: 'Copy' }).click()
    await expect(shown.getByRole('button', { name: 'Copied' })).toBeVisible()
    await expectAccessible(page)
    await shown.getByRole('button', { name: 'Close' }).click()
    await expect(shown).toBeHidden()
    return pathname + search
  }
  const more = async (name: string, entry: string) => {
    await page
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('button', { name: /^More for/ })
      .click()
    await page.getByRole('menuitem', { name: entry, exact: true }).click()
  }

  await page.goto(paths.staff)
  await page.getByRole('button', { name: 'Add account' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Night Porter')
  await page.getByLabel('Email', { exact: true }).fill('porter@hotel.example')
  await chooseFrom(page, 'Role', 'Front Desk')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const first = await takeLink()
  await more('Night Porter', 'Send a link for a new password')
  const second = await takeLink()
  expect(second).not.toBe(first)
  await porter.goto(second)
  await porter.getByLabel('New password').fill('a lantern in the yard')
  await porter.getByRole('button', { name: 'Set password' }).click()
  await expect(porter).toHaveURL(/login/)
  await porter.getByRole('link', { name: 'I forgot my password' }).click()
  // The address changes before the page does, and the sign-in page has an email field too.
  await expect(porter.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await porter.getByLabel('Email').fill('porter@hotel.example')
  await porter.getByLabel('Email').press('Enter')
  await expect(porter.getByText(/No email was sent.* Ask at the front desk/).first()).toBeVisible()

  await silent.make.guest({ name: 'Asha Rao', email: 'asha@home.example' })
  await page.goto(paths.guests)
  await more('Asha Rao', 'Invite to the guest area')
  await porter.goto(await takeLink())
  await expect(porter.getByLabel('Email')).toHaveValue('asha@home.example')
  await desk.close()
  await other.close()
  await silent.close()
})

test('unknown addresses and other areas redirect to a page that the user may see', async ({ page, signedInPage }) => {
  await page.goto('/nowhere/at/all')
  await expect(page).toHaveURL(/\/login/)
  await signedInPage.goto(paths.candidateDashboard)
  await expect(signedInPage).toHaveURL(/\/admin\/dashboard/)
})

test('staff choose the Room Calendar as their home screen', async ({ signedInPage: page }) => {
  await page.goto(paths.admin)
  await expect(page).toHaveURL(/\/admin\/dashboard/)
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitemradio', { name: 'Room Calendar' }).click()
  await expect(page.getByText('Room Calendar is your home screen now.')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL(/\/admin\/calendar/)
  await page.goto(paths.login)
  await expect(page).toHaveURL(/\/admin\/calendar/)
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitemradio', { name: 'Dashboard' }).click()
  await expect(page.getByText('Dashboard is your home screen now.')).toBeVisible()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard/)
})

test('signing out removes the token, also when the request fails', async ({ page, hotel }) => {
  const signIn = async () => {
    await page.getByLabel('Email').fill(hotel.admin.email)
    await page.getByLabel('Password', { exact: true }).fill(hotel.admin.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Welcome').first()).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/dashboard/)
  }
  const signOut = async () => {
    await page.getByRole('link', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login/)
  }
  await page.goto(paths.login)
  await signIn()
  await page.route('**/api/logout', (route) => route.fulfill({ status: 401, body: '{}' }))
  await signOut()
  await signIn()
  await page.route('**/api/logout', (route) => route.abort())
  await signOut()
  await page.goto(paths.dashboard)
  await expect(page).toHaveURL(/\/login/)
})

for (const remember of [false, true]) {
  test(`a link opened in a new tab is signed in, and signing out ends both ${remember ? 'with' : 'without'} Remember me`, async ({
    page,
    hotel,
  }) => {
    await page.goto(paths.login)
    await page.getByLabel('Email').fill(hotel.admin.email)
    await page.getByLabel('Password', { exact: true }).fill(hotel.admin.password)
    await page.getByLabel('Remember me').setChecked(remember)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/admin\/dashboard/)
    await page.goto(paths.bookings)
    const link = await page.getByRole('link', { name: 'New Booking' }).first().getAttribute('href')
    const tab = await page.context().newPage()
    await tab.goto(link ?? '')
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(tab).toHaveURL(/\/admin\/booking/)
    // The menu group of the screen is also open after a reload.
    const menu = tab.getByRole('navigation', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'All Bookings' })).toBeVisible()
    await menu.getByRole('link', { name: 'Logout' }).click()
    await expect(tab).toHaveURL(/\/login/)
    await expect(page).toHaveURL(/\/login/)
    await page.goto(paths.dashboard)
    await expect(page).toHaveURL(/\/login/)
  })
}
