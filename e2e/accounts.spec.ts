import { expectAccessible } from '#e2e/kit/accessible.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { paths } from '#web/app/paths.ts'

test('a wrong password is said once, kept on the page, and leaves the email', async ({ page, hotel }) => {
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

test('a forgotten password is answered the same for anyone, and a spent link says what to do', async ({ page }) => {
  await page.goto(paths.login)
  await page.getByRole('link', { name: 'I forgot my password' }).click()
  await expect(page).toHaveURL(/forgot-password/)
  await expectAccessible(page)
  await page.getByLabel('Email').fill('nobody@hotel.example')
  await page.getByLabel('Email').press('Enter')
  await expect(
    page.getByText(/If this account exists, a link to set a new password is being mailed/).first(),
  ).toBeVisible()
  await page.goto(`${paths.resetPassword}?token=spent`)
  await expectAccessible(page)
  await page.getByLabel('New password', { exact: true }).fill('a long enough password')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This link was used before or is too old. Ask for a new one.').first()).toBeVisible()
})

test('unknown addresses and other areas lead where the person belongs', async ({ page, signedInPage }) => {
  await page.goto('/nowhere/at/all')
  await expect(page).toHaveURL(/\/login/)
  await signedInPage.goto(paths.candidateDashboard)
  await expect(signedInPage).toHaveURL(/\/admin\/dashboard/)
})

test('signing out forgets the token, also when the call fails', async ({ page, hotel }) => {
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
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page
        .getByRole('link', { name: 'New Booking' })
        .first()
        .click({ modifiers: ['ControlOrMeta'] }),
    ])
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(tab).toHaveURL(/\/admin\/booking/)
    // The group of the screen is open after a reload too.
    const menu = tab.getByRole('navigation', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'All Bookings' })).toBeVisible()
    await menu.getByRole('link', { name: 'Logout' }).click()
    await expect(tab).toHaveURL(/\/login/)
    await expect(page).toHaveURL(/\/login/)
    await page.goto(paths.dashboard)
    await expect(page).toHaveURL(/\/login/)
  })
}
