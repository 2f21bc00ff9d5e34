import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/kit/test.ts'
import { watchPolicy } from '#e2e/kit/watch-policy.ts'
import { openSession } from '#server/auth/session-store.ts'
import { insertGuestAccount } from '#server/guest-accounts/guest-account-store.ts'
import { paths } from '#web/app/paths.ts'

const all = Object.values(paths).filter((path) => !path.includes('$') && path !== paths.logout)
const within = (area: string) => all.filter((path) => path === area || path.startsWith(`${area}/`))
const inside = [...within(paths.admin), ...within(paths.candidate)]

/** Every uncaught mistake and every violation of the policy, on all the screens. */
const visit = async (page: Page, addresses: string[]) => {
  const violations = watchPolicy(page.context())
  page.on('pageerror', (error) => violations.push(`${page.url()}: ${error.message}`))
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('heading').first(), address).toBeVisible()
  }
  expect(violations).toEqual([])
}

test('no screen of the staff needs what the policy forbids', async ({ signedInPage: page, hotel }) => {
  const { slug } = await hotel.make.booking()
  await visit(page, [...within(paths.admin), `${paths.bookingDetails}?slug=${slug}`])
})

test('no screen of guests and strangers does', async ({ page, hotel }) => {
  await visit(
    page,
    all.filter((path) => !inside.includes(path)),
  )
  const { guest } = await hotel.make.booking()
  const account = await insertGuestAccount(hotel.db, guest, { email: 'guest@hotel.example', password_hash: 'none' })
  const token = await openSession(hotel.db, new Date(), account, true)
  await page.evaluate((value) => localStorage.setItem('sarai.token', value), token)
  await visit(page, within(paths.candidate))
})
