import { expect, test } from '#e2e/kit/test.ts'

test('the admin of the first start signs in and stays signed in', async ({ signedInPage: page }) => {
  await page.goto('/admin/dashboard')
  await expect(page.getByText('Administrator').first()).toBeVisible()
})

test('without a sign-in the dashboard redirects to the login page', async ({ page }) => {
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL(/\/login/)
})
