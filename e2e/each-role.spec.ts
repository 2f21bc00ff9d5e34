import type { Page } from '@playwright/test'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import type { Hotel } from '#e2e/kit/hotel.ts'
import { openScreen } from '#e2e/kit/screens.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { addAccount } from '#server/auth/staff-accounts.ts'
import { paths } from '#web/paths.ts'

const password = 'seven quiet elephants'
const phone = { width: 390, height: 844 }
const desktop = { width: 1366, height: 768 }

/** Where each role begins, and a screen that it must not open. */
const roles = [
  { slug: 'manager', home: paths.dashboard, closed: paths.addRole },
  { slug: 'front-desk', home: paths.dashboard, closed: paths.settings },
  { slug: 'accountant', home: paths.dashboard, closed: paths.addBooking },
  { slug: 'housekeeping', home: paths.housekeepingPhone, closed: paths.bookings },
  { slug: 'kitchen', home: paths.orders, closed: paths.guests },
]

const hire = async ({ db }: Hotel, slug: string) => {
  const email = `${slug}@hotel.example`
  const { id } = await db.selectFrom('role').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
  await addAccount(db, { email, name: 'Asha', role: 'admin', role_id: id, password })
  return email
}

/** Signs in with the keyboard alone. */
const signIn = async (page: Page, email: string) => {
  await page.goto(paths.login)
  await page.getByLabel('Email').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu' })

/** The addresses behind all entries of the menu, whose groups are opened with the keyboard. */
const entriesOf = async (page: Page) => {
  const addresses = new Set<string>()
  const collect = async () => {
    for (const entry of await menuOf(page).getByRole('link').all()) {
      addresses.add((await entry.getAttribute('href')) ?? '')
    }
  }
  await collect()
  for (const group of await menuOf(page).locator('button[aria-expanded]').all()) {
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.press('Enter')
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    await collect()
  }
  return [...addresses].filter((address) => address !== paths.logout)
}

for (const { slug, home, closed } of roles) {
  test(`the role ${slug}: every screen of the menu opens on a phone and asks for nothing that the role lacks`, async ({
    browser,
    hotel,
    baseURL,
  }) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport: desktop, hasTouch: true })
    const page = await context.newPage()
    const refused: string[] = []
    page.on('response', (response) => {
      if (response.status() === 403) refused.push(`${new URL(page.url()).pathname} asked for ${response.url()}`)
    })
    await signIn(page, await hire(hotel, slug))
    await page.waitForURL(`**${home}`)
    await expectAccessible(page)
    if (home === paths.housekeepingPhone) await page.goto(paths.repairs)
    await expect(menuOf(page)).toBeVisible()
    const addresses = await entriesOf(page)
    expect(addresses.length).toBeGreaterThan(2)
    await page.setViewportSize(phone)
    for (const address of addresses) {
      await openScreen(page, address)
      await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible()
      await expect(page.getByText('Not allowed'), address).toHaveCount(0)
    }
    expect(refused).toEqual([])
    await page.goto(closed)
    await expect(page.getByText(/^Your role is /)).toBeVisible()
    await context.close()
  })
}
