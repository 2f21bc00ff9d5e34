import type { Browser, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { rupees } from '#contract/kit/money.ts'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import type { Hotel } from '#e2e/kit/hotel.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { addAccount } from '#server/auth/staff-accounts.ts'
import { paths } from '#web/paths.ts'

const password = 'seven quiet elephants'
const onPhone = { width: 390, height: 844 }

const hire = async ({ db }: Hotel, slug: string, email: string, name: string) => {
  const { id } = await db.selectFrom('role').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
  await addAccount(db, { email, name, role: 'admin', role_id: id, password })
}

const newPage = async (browser: Browser, baseURL: string | undefined, viewport = { width: 1440, height: 900 }) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport })
  return context.newPage()
}

const signIn = async (page: Page, email: string) => {
  await page.goto(paths.login)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** What the app on the phone shows, some steps of 30 seconds later. Each code works once. */
const shownBy = (key: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({ timestamp: Date.now() + steps * 30_000 })

const codeField = (page: Page) => page.getByLabel('Code', { exact: true })
const recoveryCodes = (page: Page) => page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')

const openDevices = async (page: Page) => {
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Second factor and devices' }).click()
  return page.getByRole('dialog', { name: 'Second factor and devices' })
}

test('a role asks for a second factor: set it up, sign in with it, see the devices', async ({
  signedInPage: owner,
  browser,
  hotel,
  baseURL,
}) => {
  const email = 'meena@hotel.example'
  await hire(hotel, 'manager', email, 'Meena')
  const desk = await newPage(browser, baseURL)
  let key = ''
  let codes: string[] = []

  await test.step('the owner asks for it in the role', async () => {
    await owner.goto(paths.roles)
    await owner.getByRole('link', { name: 'Edit Manager' }).click()
    await owner.getByRole('checkbox', { name: 'Sign in with a second factor' }).check()
    await owner.getByRole('button', { name: 'Update', exact: true }).click()
    await expect(owner.getByRole('row', { name: /^Manager/ })).toContainText('Required')
    await owner.getByRole('button', { name: 'More for Manager' }).click()
    await owner.getByRole('menuitem', { name: 'Copy' }).click()
    await expect(owner.getByRole('checkbox', { name: 'Sign in with a second factor' })).toBeChecked()
    await owner.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(owner.getByRole('row', { name: /^Manager \(copy\)/ })).toContainText('Required')
  })

  await test.step('after the password nothing opens but the set-up', async () => {
    await signIn(desk, email)
    await expect(desk.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible()
    await desk.goto(paths.bookings)
    await expect(desk.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible()
    await desk.getByRole('button', { name: 'Continue' }).click()
    await expect(desk.getByRole('img', { name: 'QR code' })).toBeVisible()
    key = (await desk.getByRole('status').first().textContent()) ?? ''
    await codeField(desk).fill('000000')
    await codeField(desk).press('Enter')
    await expect(desk.getByText('This code is wrong or was used before.').first()).toBeVisible()
    await expectAccessible(desk)
    await codeField(desk).fill(shownBy(key))
    await desk.getByRole('button', { name: 'Set up' }).click()
    await expect(recoveryCodes(desk)).toHaveCount(10)
    await expectAccessible(desk)
    codes = await recoveryCodes(desk).allInnerTexts()
    await desk.getByRole('button', { name: 'Done' }).click()
    // The page that was asked for.
    await expect(desk).toHaveURL(new RegExp(paths.bookings))
  })

  const phone = await newPage(browser, baseURL, onPhone)
  await test.step('on a phone the code is asked for below the password, which stays typed', async () => {
    await signIn(phone, email)
    await expect(codeField(phone)).toBeFocused()
    await expect(codeField(phone)).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(phone.getByLabel('Email')).toHaveValue(email)
    await expect(phone.getByLabel('Password', { exact: true })).toHaveValue(password)
    await expectAccessible(phone)
    await codeField(phone).fill('123')
    await codeField(phone).press('Enter')
    await expect(phone.getByText('This code is wrong or was used before.').first()).toBeVisible()
    await codeField(phone).fill(shownBy(key, 1))
    await codeField(phone).press('Enter')
    await expect(phone).toHaveURL(/dashboard/)
  })

  const tablet = await newPage(browser, baseURL)
  await test.step('without the phone a recovery code signs in once', async () => {
    await signIn(tablet, email)
    await codeField(tablet).fill(codes[0] ?? '')
    await codeField(tablet).press('Enter')
    await expect(tablet.getByText('9 codes are left.').first()).toBeVisible()
    await expect(tablet).toHaveURL(/dashboard/)
  })

  await test.step('Meena sees her devices and signs them out', async () => {
    const dialog = await openDevices(desk)
    const devices = dialog.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem')
    await expect(devices).toHaveCount(3)
    await expect(dialog.getByText('This device')).toHaveCount(1)
    await expectAccessible(desk)
    await dialog
      .getByRole('button', { name: /^Sign out .+,/ })
      .first()
      .click()
    await expect(devices).toHaveCount(2)
    await dialog.getByRole('button', { name: 'Sign out all others' }).click()
    await expect(dialog.getByText('You are signed in on this device only.')).toBeVisible()
    await phone.goto(paths.dashboard)
    await expect(phone).toHaveURL(/login/)
    await expect(phone.getByText('You were signed out: your session has ended')).toBeVisible()
    await tablet.goto(paths.dashboard)
    await expect(tablet).toHaveURL(/login/)
    await dialog.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('she makes new recovery codes', async () => {
    const dialog = await openDevices(desk)
    await expect(dialog.getByText('9 recovery codes are left.')).toBeVisible()
    await dialog.getByRole('button', { name: 'New recovery codes' }).click()
    await dialog.getByLabel('Current password').fill(password)
    await codeField(desk).fill(codes[1] ?? '')
    await dialog.getByRole('button', { name: 'Make new codes' }).click()
    await expect(recoveryCodes(desk)).toHaveCount(10)
    expect(await recoveryCodes(desk).allInnerTexts()).not.toContain(codes[2])
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog.getByText('10 recovery codes are left.')).toBeVisible()
  })
})

test('a colleague with a second factor approves with a code', async ({ browser, hotel, baseURL }) => {
  const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
  const email = 'anil@hotel.example'
  await hire(hotel, 'manager', email, 'Anil')
  await hire(hotel, 'front-desk', 'kavita@hotel.example', 'Kavita')
  const { id } = await hotel.db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  await hotel.db
    .insertInto('second_factor')
    .values({ account_id: id, secret: key, set_up_at: new Date().toISOString(), last_step: 0 })
    .execute()
  const booking = await hotel.make.booking({ room_rent: rupees(4000) })
  const desk = await newPage(browser, baseURL)
  await signIn(desk, 'kavita@hotel.example')
  await expect(desk).toHaveURL(/dashboard/)
  await desk.goto(`${paths.bookingDetails}?slug=${booking.slug}`)
  await desk.getByRole('button', { name: 'Give discount' }).click()
  const sheet = desk.getByRole('dialog', { name: 'Give discount' })
  await sheet.getByLabel('Percent off').fill('25')
  await sheet.getByLabel('Reason').fill('The lift was broken')
  await sheet.getByRole('button', { name: 'Give discount' }).click()
  const approval = desk.getByRole('dialog', { name: 'Ask a colleague to approve' })
  const code = approval.getByLabel('Colleague’s code')
  await approval.getByLabel('Colleague’s email').fill(email)
  await expect(code).toBeHidden()
  await approval.getByLabel('Colleague’s password').fill(password)
  await approval.getByLabel('Colleague’s password').press('Enter')
  await expect(code).toBeVisible()
  await expectAccessible(desk)
  await code.fill('000000')
  await code.press('Enter')
  await expect(approval.getByText('This code is wrong or was used before.').first()).toBeVisible()
  await expect(code).toHaveValue('')
  await code.fill(shownBy(key))
  await code.press('Enter')
  await expect(sheet).toBeHidden()
  await expect(desk.getByRole('list', { name: 'Added charges and discounts' })).toContainText('The lift was broken')
})

test('a phone is lost: the owner resets the second factor', async ({
  signedInPage: owner,
  browser,
  hotel,
  baseURL,
}) => {
  const email = 'ravi@hotel.example'
  await hire(hotel, 'accountant', email, 'Ravi')
  const { id } = await hotel.db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const secret = { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', set_up_at: new Date().toISOString(), last_step: 0 }
  await hotel.db
    .insertInto('second_factor')
    .values({ account_id: id, ...secret })
    .execute()
  const page = await newPage(browser, baseURL)
  await signIn(page, email)
  await expect(codeField(page)).toBeFocused()

  await owner.goto(paths.staff)
  await owner
    .getByRole('row', { name: /Ravi/ })
    .getByRole('button', { name: /^More for/ })
    .click()
  await owner.getByRole('menuitem', { name: 'Reset second factor' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Reset second factor' }).click()
  await expect(owner.getByText('The second factor of Ravi is reset')).toBeVisible()

  await signIn(page, email)
  await expect(page).toHaveURL(/dashboard/)
})

test('everybody may use a second factor, and turn it off again', async ({ browser, hotel, baseURL }) => {
  await hire(hotel, 'kitchen', 'cook@hotel.example', 'Cook')
  const page = await newPage(browser, baseURL)
  await signIn(page, 'cook@hotel.example')
  await expect(page).toHaveURL(/orders/)
  const dialog = await openDevices(page)
  await dialog.getByRole('button', { name: 'Set up' }).click()
  await dialog.getByLabel('Current password').fill('not the password')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('This is not your current password.')).toBeVisible()
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await dialog.getByRole('button', { name: 'Set up' }).click()
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByLabel('Current password').press('Enter')
  const key = (await dialog.getByRole('status').first().textContent()) ?? ''
  await codeField(page).fill(shownBy(key))
  await codeField(page).press('Enter')
  await expect(recoveryCodes(page)).toHaveCount(10)
  const [code = ''] = await recoveryCodes(page).allInnerTexts()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt')
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expectAccessible(page)
  await dialog.getByLabel('Current password').fill(password)
  await codeField(page).fill(code)
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Your second factor is turned off.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Set up' })).toBeVisible()
})
