import type { Browser, Locator, Page } from '@playwright/test'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { dayFromToday, shownDay } from '#e2e/kit/booking-form.ts'
import type { Hotel } from '#e2e/kit/hotel.ts'
import { interceptOnce } from '#e2e/kit/intercept.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { addAccount } from '#server/auth/staff-accounts.ts'
import { paths } from '#web/paths.ts'

const password = 'seven quiet elephants'

const hire = async ({ db }: Hotel, name: string, role: string) => {
  const { id } = await db.selectFrom('role').select('id').where('slug', '=', role).executeTakeFirstOrThrow()
  const email = `${name.toLowerCase()}@hotel.example`
  await addAccount(db, { email, name, role: 'admin', role_id: id, password })
  return email
}

const openAs = async (browser: Browser, hotel: Hotel, email: string, viewport = { width: 1440, height: 900 }) => {
  const context = await browser.newContext({ baseURL: hotel.address, viewport })
  const page = await context.newPage()
  await page.goto(paths.login)
  await page.getByLabel(/^Email/).fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  return page
}

/** Opens the board and waits until it receives live updates. */
const openBoard = async (page: Page) => {
  const listening = page.waitForResponse((response) => response.url().endsWith('/api/events'))
  await page.goto(paths.housekeepingBoard)
  await listening
  await expect(room(page, '101')).toBeVisible()
}

const room = (page: Page, number: string) => page.getByRole('listitem', { name: `Room ${number}`, exact: true })
const condition = (page: Page, number: string, name: string) => room(page, number).getByRole('button', { name })
const assignee = (page: Page, number: string) => page.getByLabel(`Assignee of ${number}`)
const remarks = (page: Page, number: string) => page.getByLabel(`Remarks for ${number}`)
const total = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^\\d+ ${name}`) })
const person = (page: Page, name: string) => page.getByRole('button', { name: `Show the rooms of ${name}` })
const expectCondition = (page: Page, number: string, name: string) =>
  expect(condition(page, number, name)).toHaveAttribute('aria-pressed', 'true')
const saved = (page: Page) =>
  page.waitForResponse((response) => /housekeeping/.test(response.url()) && response.request().method() !== 'GET')

/** The lists of people in the rows have options of the same names. */
const filterBy = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('listbox').getByRole('option', { name: option, exact: true }).click()
}

const middleOf = async (target: Locator) => {
  const box = await target.boundingBox()
  if (!box) throw new Error('not on screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Returns when the server has them, so that a colleague who saves next is the second. */
const saveRemarks = async (page: Page, number: string, text: string) => {
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PATCH' && reply.ok())
  await remarks(page, number).fill(text)
  await remarks(page, number).press('Enter')
  await saved
}

test('the desk and the manager keep the board together: conditions, people, remarks, print', async ({
  browser,
  hotel,
}) => {
  const type = await hotel.make.roomType({ name: 'Garden' })
  const attic = await hotel.make.roomType({ name: 'Attic' })
  const made = []
  for (const number of ['101', '102', '103', '201', '202'])
    made.push(await hotel.make.room({ room_number: number, room_type_id: number === '202' ? attic.id : type.id }))
  const guest = await hotel.make.guest({ name: 'Asha Rao' })
  await hotel.make.booking({
    ...{ guest_id: guest.id, room_ids: [made[2]?.id ?? 0], expected_arrival: '18:30' },
    ...{ check_in_date: dayFromToday(0), check_out_date: dayFromToday(2), housekeeping_remarks: 'Extra cot' },
  })
  await hotel.db
    .insertInto('repair')
    .values({
      ...{ slug: 'TheTapDrips', room_id: made[0]?.id ?? 0, description: 'The tap drips' },
      ...{ reported_at: new Date().toISOString(), reported_on: dayFromToday(0) },
    })
    .execute()
  await hire(hotel, 'Lata', 'housekeeping')
  await hire(hotel, 'Mina', 'housekeeping')
  const clerk = await openAs(browser, hotel, await hire(hotel, 'Divya', 'front-desk'))
  const manager = await openAs(browser, hotel, await hire(hotel, 'Meena', 'manager'))

  await test.step('the menu and Ctrl-K lead to the board', async () => {
    await clerk.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Housekeeping' }).click()
    await expect(clerk.getByRole('heading', { level: 1, name: 'Housekeeping' })).toBeVisible()
    await clerk.goto(paths.rooms)
    await expect(clerk.getByRole('button', { name: 'Find anything' })).toBeVisible()
    await clerk.keyboard.press('Control+k')
    await clerk.getByRole('combobox', { name: 'Find anything' }).fill('Housekeeping')
    await clerk
      .getByRole('option', { name: /Housekeeping/ })
      .first()
      .click()
    await expect(clerk).toHaveURL(/admin\/housekeeping/)
    await openBoard(clerk)
    await openBoard(manager)
    await expect(room(clerk, '103')).toContainText('Vacant')
    await expect(room(clerk, '103')).toContainText('Arrives at 06:30 PM Asha Rao')
    await expect(room(clerk, '103')).toContainText('Extra cot')
    await expect(clerk.getByText('1 of 1 arrival ready')).toBeVisible()
    await expectAccessible(clerk)
  })

  await test.step('one click changes the condition, and the other desk sees it', async () => {
    const done = saved(clerk)
    await condition(clerk, '101', 'Dirty').click()
    await done
    await expectCondition(manager, '101', 'Dirty')
    await expect(total(manager, 'Dirty')).toContainText('1')
    await expect(room(manager, '101')).toContainText('Waiting')
  })

  await test.step('the keyboard does the same', async () => {
    await condition(clerk, '102', 'Clean').focus()
    await clerk.keyboard.press('d')
    await expectCondition(clerk, '102', 'Dirty')
    await clerk.keyboard.press('ArrowLeft')
    await expect(condition(clerk, '102', 'Dirty')).toBeFocused()
    await clerk.keyboard.press('ArrowDown')
    await expect(condition(clerk, '103', 'Clean')).toBeFocused()
    await clerk.keyboard.press('i')
    await expectCondition(manager, '103', 'Inspected')
    await clerk.keyboard.press('ArrowUp')
    await clerk.keyboard.press('ArrowUp')
    await expect(condition(clerk, '101', 'Dirty')).toBeFocused()
    await condition(clerk, '201', 'Dirty').click()
    await condition(clerk, '202', 'Dirty').click()
    await expectCondition(manager, '202', 'Dirty')
  })

  await test.step('rooms are grouped by floor or by type, and the choice is remembered', async () => {
    await expect(clerk.getByRole('heading', { level: 2 })).toHaveText(['Floor 1', 'Floor 2'])
    await clerk.getByText('By type', { exact: true }).click()
    await expect(clerk.getByRole('heading', { level: 2 })).toHaveText(['Attic', 'Garden'])
    await clerk.reload()
    await expect(clerk.getByRole('heading', { level: 2 })).toHaveText(['Attic', 'Garden'])
    await clerk.getByText('By floor', { exact: true }).click()
    await clerk.getByLabel('Arrivals first').click()
    await expect(clerk.getByRole('heading', { level: 2 })).toHaveText(['Arrivals today', 'Floor 1', 'Floor 2'])
    await clerk.getByLabel('Arrivals first').click()
  })

  await test.step('rooms are dragged to a person with the mouse, and Escape cancels', async () => {
    const target = person(clerk, 'Lata')
    const take = async () => {
      const from = await middleOf(room(clerk, '101').locator('strong').first())
      const to = await middleOf(target)
      await clerk.mouse.move(from.x, from.y)
      await clerk.mouse.down()
      await clerk.mouse.move(to.x, to.y, { steps: 8 })
      await expect(target).toHaveAttribute('data-over', 'true')
    }
    await take()
    await clerk.keyboard.press('Escape')
    await clerk.mouse.up()
    await expect(assignee(clerk, '101')).toHaveValue('')
    await take()
    await clerk.mouse.up()
    await expect(assignee(clerk, '101').locator('option:checked')).toHaveText('Lata')
    await expect(assignee(manager, '101').locator('option:checked')).toHaveText('Lata')
    await expect(target.getByText('2 credits · 0 of 1 done')).toBeVisible()
  })

  await test.step('a person is chosen by keyboard, and a whole floor at once', async () => {
    await assignee(clerk, '102').focus()
    await assignee(clerk, '102').selectOption('Mina')
    await expect(assignee(manager, '102').locator('option:checked')).toHaveText('Mina')
    await clerk.getByLabel('Assign Floor 2').selectOption('Lata')
    await expect(clerk.getByText('2 rooms assigned')).toBeVisible()
    await expect(assignee(manager, '202').locator('option:checked')).toHaveText('Lata')
    await clerk.getByLabel('Assign Floor 2').selectOption('Nobody')
    await expect(assignee(manager, '202')).toHaveValue('')
  })

  await test.step('filters by condition and person; a room that no longer matches leaves', async () => {
    await total(clerk, 'Dirty').click()
    await expect(clerk.getByText('4 of 5 rooms')).toBeVisible()
    await expect(room(clerk, '103')).toBeHidden()
    await person(clerk, 'Mina').click()
    await expect(clerk.getByText('1 of 5 rooms')).toBeVisible()
    await condition(clerk, '102', 'Clean').click()
    await expect(clerk.getByText('Nothing found')).toBeVisible()
    await clerk.getByRole('button', { name: 'Show all rooms' }).click()
    await expect(room(clerk, '102')).toContainText('Done')
    await filterBy(clerk, 'Condition', 'Inspected')
    await expect(clerk.getByText('1 of 5 rooms')).toBeVisible()
    await filterBy(clerk, 'Assignee', 'Nobody')
    await expect(room(clerk, '103')).toBeVisible()
    await clerk.goto(paths.housekeepingBoard)
  })

  await test.step('rooms are assigned evenly, after a preview', async () => {
    await manager.getByRole('button', { name: 'Assign evenly' }).click()
    const dialog = manager.getByRole('dialog', { name: 'Assign evenly' })
    const rowOf = (name: string) => dialog.getByRole('row', { name: new RegExp(`^${name}`) })
    await expect(dialog.getByText('2 rooms will be assigned.')).toBeVisible()
    await expectAccessible(manager, '[role="dialog"]')
    await dialog.getByLabel('Mina (Housekeeping)').uncheck()
    await expect(rowOf('Lata')).toContainText('101, 201, 202')
    await dialog.getByLabel('Mina (Housekeeping)').check()
    await dialog.getByLabel('All that are not started').check()
    await dialog.getByLabel('That nobody has').check()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(assignee(manager, '201')).toHaveValue('')
    await manager.getByRole('button', { name: 'Assign evenly' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(assignee(clerk, '201')).not.toHaveValue('')
    await expect(assignee(clerk, '202')).not.toHaveValue('')
  })

  await test.step('remarks are typed in the row; what was typed survives a reload and a colleague’s change', async () => {
    await remarks(clerk, '101').fill('Two towels')
    await remarks(clerk, '101').press('Enter')
    await expect(remarks(manager, '101')).toHaveValue('Two towels')
    await remarks(clerk, '102').pressSequentially('Window is open')
    await clerk.reload()
    await expect(remarks(clerk, '102')).toHaveValue('Window is open')
    // A colleague changes something else: both are kept.
    await condition(manager, '102', 'Inspected').click()
    await expectCondition(clerk, '102', 'Inspected')
    await remarks(clerk, '102').press('Enter')
    await expect(remarks(manager, '102')).toHaveValue('Window is open')
    // A colleague writes remarks, too.
    await remarks(clerk, '103').pressSequentially('Late arrival')
    await saveRemarks(manager, '103', 'Flowers')
    await remarks(clerk, '103').press('Enter')
    await expect(room(clerk, '103').getByRole('alert')).toContainText('Now: “Flowers”.')
    await expect(remarks(clerk, '103')).toHaveValue('Late arrival')
    await expectAccessible(clerk)
    await room(clerk, '103').getByRole('button', { name: 'Use theirs' }).click()
    await expect(remarks(clerk, '103')).toHaveValue('Flowers')
    await remarks(clerk, '103').fill('Late arrival')
    await saveRemarks(manager, '103', 'Roses')
    await remarks(clerk, '103').press('Enter')
    await room(clerk, '103').getByRole('button', { name: 'Save mine' }).click()
    await expect(remarks(manager, '103')).toHaveValue('Late arrival')
    await remarks(clerk, '103').fill('Not this')
    await remarks(clerk, '103').press('Escape')
    await expect(remarks(clerk, '103')).toHaveValue('Late arrival')
  })

  await test.step('a change that loses against a colleague’s is told, and theirs is shown', async () => {
    await interceptOnce(clerk, 'PATCH', '**/api/housekeeping/rooms/*', async (route) => {
      const done = saved(manager)
      await condition(manager, '101', 'Clean').click()
      await done
      await route.continue()
    })
    await condition(clerk, '101', 'Inspected').click()
    await expect(clerk.getByText('Room 101 not changed')).toBeVisible()
    await expectCondition(clerk, '101', 'Clean')
  })

  await test.step('another day has its own people', async () => {
    await clerk.getByRole('textbox', { name: 'Day' }).fill(shownDay(1))
    await clerk.getByRole('textbox', { name: 'Day' }).press('Tab')
    await expect(clerk).toHaveURL(/date=/)
    await expect(assignee(clerk, '101')).toHaveValue('')
    await assignee(clerk, '103').hover()
    await assignee(clerk, '103').selectOption('Lata')
    await expect(assignee(clerk, '103').locator('option:checked')).toHaveText('Lata')
    await clerk.goto(paths.housekeepingBoard)
    await expect(assignee(clerk, '103')).toHaveValue('')
  })

  await test.step('each person’s list is printed on A4', async () => {
    await clerk.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printing', '')
    })
    await clerk.getByRole('button', { name: 'Print lists' }).click()
    await clerk.locator('[data-printing]').waitFor()
    await clerk.emulateMedia({ media: 'print' })
    await expect(clerk.getByRole('table').first()).toContainText('Lata')
    const printed = clerk.getByRole('table').first().getByRole('row').filter({ hasText: 'Two towels' })
    await expect(printed).toContainText('1 open fault')
    // It was cleaned already: a tick instead of a box.
    await expect(printed.getByRole('img', { name: 'Done' })).toBeVisible()
    await expect(room(clerk, '101')).toBeHidden()
    const pdf = (await clerk.pdf({ preferCSSPageSize: true })).toString('latin1')
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842])
    await clerk.emulateMedia({ media: 'screen' })
    await clerk.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(clerk.getByRole('table')).toBeHidden()
  })

  await test.step('the kitchen may not see it', async () => {
    const cook = await openAs(browser, hotel, await hire(hotel, 'Ravi', 'kitchen'))
    await expect(cook.getByRole('navigation', { name: 'Menu' })).not.toContainText('Housekeeping')
    await cook.goto(paths.housekeepingBoard)
    await expect(cook.getByText('You may not see this page.')).toBeVisible()
    await cook.context().close()
  })
  await clerk.context().close()
  await manager.context().close()
})

test('on a phone rooms are dragged with the finger', async ({ browser, hotel, signedInPage: _ }) => {
  const rooms = await hotel.db.selectFrom('room').select('id').execute()
  if (rooms.length === 0) await hotel.make.room({ room_number: '101' })
  const email = await hire(hotel, 'Anita', 'manager')
  await hire(hotel, 'Usha', 'housekeeping')
  const context = await browser.newContext({
    baseURL: hotel.address,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await page.goto(paths.login)
  await page.getByLabel(/^Email/).fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/dashboard')
  await openBoard(page)
  await condition(page, '101', 'Dirty').tap()
  await expectCondition(page, '101', 'Dirty')
  const target = person(page, 'Usha')
  await target.scrollIntoViewIfNeeded()
  const from = await middleOf(room(page, '101').locator('svg').first())
  const to = await middleOf(target)
  const client = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
  await touch('touchStart', from)
  for (let step = 1; step <= 8; step++)
    await touch('touchMove', { x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 })
  await expect(target).toHaveAttribute('data-over', 'true')
  await touch('touchEnd')
  await expect(assignee(page, '101').locator('option:checked')).toHaveText('Usha')
  await expectAccessible(page)
  await context.close()
})
