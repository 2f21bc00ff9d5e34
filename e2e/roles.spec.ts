import type { Page } from '@playwright/test'
import { rupees } from '#contract/kit/money.ts'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { apiOf } from '#e2e/kit/api-of.ts'
import { chooseFrom } from '#e2e/kit/guest-form.ts'
import type { Hotel } from '#e2e/kit/hotel.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { addAccount } from '#server/auth/staff-accounts.ts'
import { paths } from '#web/paths.ts'

const password = 'seven quiet elephants'
const manager = { email: 'meena@hotel.example', name: 'Meena' }

const hireManager = async ({ db }: Hotel, who = manager) => {
  const { id } = await db.selectFrom('role').select('id').where('slug', '=', 'manager').executeTakeFirstOrThrow()
  await addAccount(db, { ...who, role: 'admin', role_id: id, password })
}

const signIn = async (page: Page, email: string) => {
  await page.goto(paths.login)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

const tick = (page: Page, label: string) => page.getByRole('checkbox', { name: label, exact: true })
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu' })

test('a role decides what a clerk sees, a manager approves what goes beyond it, and a change takes effect at once', async ({
  signedInPage: owner,
  browser,
  hotel,
  baseURL,
}) => {
  await hireManager(hotel)
  const booking = await hotel.make.booking({ room_rent: rupees(4000) })
  const other = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 1440, height: 900 } })
  const clerk = await other.newPage()

  await test.step('the owner makes a role', async () => {
    await owner.goto(paths.roles)
    await expect(owner.getByRole('row', { name: /^Owner/ })).toContainText('Everything')
    await owner.getByRole('link', { name: 'Edit Owner' }).click()
    await expect(tick(owner, 'Give discounts')).toBeDisabled()
    await expectAccessible(owner)
    await owner.goto(paths.roles)
    await owner.getByRole('link', { name: 'Add Role' }).click()
    await owner.getByLabel('Name', { exact: true }).fill('Night clerk')
    await tick(owner, 'Give discounts').check()
    await owner.getByLabel('Limit: Give discounts').fill('10')
    // Who gives discounts sees bills, too.
    await expect(tick(owner, 'Add extras, divide bills, issue invoices')).toBeChecked()
    await expect(tick(owner, 'Add extras, divide bills, issue invoices')).toBeDisabled()
    await expect(owner.getByText('Included in “Give discounts”').first()).toBeVisible()
    await expectAccessible(owner)
    await owner.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(owner.getByRole('row', { name: /^Night clerk/ })).toContainText('Give discounts up to 10 %')
    await expectAccessible(owner)
  })

  await test.step('the owner gives it to a clerk', async () => {
    await owner.goto(paths.staff)
    await owner.getByRole('button', { name: 'Add account' }).click()
    await owner.getByLabel('Name', { exact: true }).fill('Kavita')
    await owner.getByLabel('Email', { exact: true }).fill('kavita@hotel.example')
    await chooseFrom(owner, 'Role', 'Night clerk')
    await owner.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(() => hotel.mails.length).toBeGreaterThan(0)
    const link = /https?:\S+reset-password\S+/.exec(hotel.mails.at(-1) ?? '')?.[0] ?? ''
    const { pathname, search } = new URL(link)
    await clerk.goto(pathname + search)
    await clerk.getByLabel('New password').fill(password)
    await clerk.getByRole('button', { name: 'Set password' }).click()
    await expect(clerk).toHaveURL(/login/)
  })

  await test.step('the clerk sees only the screens of the role', async () => {
    await signIn(clerk, 'kavita@hotel.example')
    await expect(clerk).toHaveURL(/dashboard/)
    await expect(menuOf(clerk).getByRole('button')).toHaveText(['Guests', 'Reservations', 'Room Setup', 'Invoice'])
    await expect(clerk.getByRole('link', { name: 'Book Now' })).toBeHidden()
    await clerk.getByRole('button', { name: 'Account' }).click()
    await expect(clerk.getByText('Role: Night clerk')).toBeVisible()
    await clerk.goto(paths.settings)
    await expect(clerk.getByText('You may not see this page.')).toBeVisible()
    await expect(clerk.getByText('Your role is Night clerk. Ask an owner if you need this page.')).toBeVisible()
    await expectAccessible(clerk)
  })

  await test.step('a discount beyond the limit needs a manager', async () => {
    await clerk.goto(`${paths.bookingDetails}?slug=${booking.slug}`)
    await expect(clerk.getByRole('button', { name: 'Add payment' })).toBeHidden()
    await clerk.getByRole('button', { name: 'Give discount' }).click()
    const sheet = clerk.getByRole('dialog', { name: 'Give discount' })
    await expect(sheet).toContainText('Your role gives discounts up to 10 % together.')
    await sheet.getByLabel('Percent off').fill('25')
    await sheet.getByLabel('Reason').fill('The lift was broken')
    await sheet.getByRole('button', { name: 'Give discount' }).click()
    const approval = clerk.getByRole('dialog', { name: 'Ask a colleague to approve' })
    await expect(approval).toContainText('Your role allows discounts up to 10 % together.')
    await approval.getByLabel('Colleague’s email').fill(manager.email)
    await approval.getByLabel('Colleague’s password').fill('not the password')
    await approval.getByRole('button', { name: 'Approve' }).click()
    await expect(approval.getByText('Wrong email or password.')).toHaveCount(1)
    // The manager sees what is approved.
    await expect(approval.getByRole('region', { name: 'What is approved' })).toContainText(/BK-\d{6}, .+25 %/)
    await expectAccessible(clerk)
    await approval.getByRole('button', { name: 'Cancel' }).click()
    await expect(clerk.getByText('Nobody has approved it, so nothing was saved.').first()).toBeVisible()
    // What was typed is still there.
    await expect(sheet.getByLabel('Reason')).toHaveValue('The lift was broken')
    await sheet.getByRole('button', { name: 'Give discount' }).click()
    await approval.getByLabel('Colleague’s email').fill(manager.email)
    await approval.getByLabel('Colleague’s password').fill(password)
    await approval.getByLabel('Colleague’s password').press('Enter')
    await expect(sheet).toBeHidden()
    await expect(clerk.getByRole('list', { name: 'Added charges and discounts' })).toContainText('The lift was broken')
    await clerk.getByRole('button', { name: 'Give discount' }).click()
    await expect(sheet).toContainText('and 25 % of these charges is given already')
    await sheet.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('the audit trail names both', async () => {
    await owner.goto(`${paths.audit}?entity=discount`)
    await expect(owner.getByRole('list', { name: 'Changes' })).toContainText('Kavita, approved by Meena')
  })

  await test.step('the role is changed, and the menu of the clerk follows', async () => {
    await owner.goto(paths.roles)
    await owner.getByRole('link', { name: 'Edit Night clerk' }).click()
    await tick(owner, 'Take and change orders').check()
    await owner.getByRole('button', { name: 'Update' }).click()
    await expect(menuOf(clerk).getByRole('button', { name: 'Room Service' })).toBeVisible()
  })

  await test.step('a role is copied, and the copy deleted', async () => {
    await owner.goto(paths.roles)
    await owner.getByRole('button', { name: 'More for Night clerk' }).click()
    await owner.getByRole('menuitem', { name: 'Copy' }).click()
    await expect(owner.getByLabel('Name', { exact: true })).toHaveValue('Night clerk (copy)')
    await expect(owner.getByLabel('Limit: Give discounts')).toHaveValue('10 %')
    await owner.getByRole('button', { name: 'Save', exact: true }).click()
    await owner.getByRole('button', { name: 'More for Night clerk (copy)' }).click()
    await owner.getByRole('menuitem', { name: 'Delete' }).click()
    await owner.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(owner.getByRole('row', { name: /Night clerk \(copy\)/ })).toBeHidden()
  })
  await other.close()
})

test('the first wrong limit gets the focus, a role without permissions is asked about, and people above one’s own role have no buttons', async ({
  signedInPage: owner,
  browser,
  hotel,
  baseURL,
}) => {
  await hireManager(hotel, { email: 'leela@hotel.example', name: 'Leela' })
  await test.step('the limits were ticked from the last to the first', async () => {
    await owner.goto(paths.addRole)
    await owner.getByLabel('Name', { exact: true }).fill('Day clerk')
    for (const [permission, typed] of [
      ['Sell below the rate plan’s price or against its restrictions', '150'],
      ['Give discounts', '150'],
      ['Refund payments', '-1'],
    ] as const) {
      await tick(owner, permission).check()
      await owner.getByLabel(`Limit: ${permission}`).fill(typed)
    }
    await owner.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(owner.getByLabel('Limit: Refund payments')).toBeFocused()
    await expect(owner.getByLabel('Limit: Refund payments')).toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('nothing is saved until the question is answered', async () => {
    await owner.goto(paths.addRole)
    await owner.getByRole('button', { name: 'Discard' }).click()
    await owner.getByLabel('Name', { exact: true }).fill('Visitor')
    await owner.getByRole('button', { name: 'Save', exact: true }).click()
    const question = owner.getByRole('dialog', { name: 'No permissions' })
    await expect(question).toContainText('Nobody with this role can see or do anything.')
    await question.getByRole('button', { name: 'Back' }).click()
    await expect(owner).toHaveURL(new RegExp(paths.addRole))
    expect(await hotel.db.selectFrom('role').select('id').where('name', '=', 'Visitor').execute()).toEqual([])
    await owner.getByRole('button', { name: 'Save', exact: true }).click()
    await question.getByRole('button', { name: 'Save anyway' }).click()
    await expect(owner.getByRole('row', { name: /^Visitor/ })).toContainText('Nobody')
  })

  await test.step('who manages the staff changes nobody with a larger role', async () => {
    const api = await apiOf(hotel.address, hotel.admin)
    await api('POST', '/roles', { name: 'Personnel', permissions: [{ permission: 'staff.manage' }] })
    const { id } = await hotel.db
      .selectFrom('role')
      .select('id')
      .where('name', '=', 'Personnel')
      .executeTakeFirstOrThrow()
    await addAccount(hotel.db, { email: 'hema@hotel.example', name: 'Hema', role: 'admin', role_id: id, password })
    const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await signIn(page, 'hema@hotel.example')
    await expect(menuOf(page)).toBeVisible()
    await page.goto(paths.staff)
    await expect(page.getByRole('row', { name: /^Hema/ }).getByRole('button', { name: 'Edit Hema' })).toBeVisible()
    await expect(page.getByRole('row', { name: /^Leela/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /^Leela/ }).getByRole('button')).toHaveCount(0)
    await context.close()
  })
})
