import type { Browser } from '@playwright/test'

/** Signs in through the login form and returns the browser's storage, to be used for other pages. */
export const signInByHand = async (browser: Browser, address: string, who: { email: string; password: string }) => {
  const page = await browser.newPage({ baseURL: address })
  await page.goto('/login')
  await page.getByLabel(/^Email/).fill(who.email)
  await page.getByLabel(/^Password/).fill(who.password)
  await page.getByLabel('Remember me').check()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/dashboard')
  const state = await page.context().storageState()
  await page.close()
  return state
}
