import type { BrowserContext, Page } from '@playwright/test'
import { housekeepingMessages as say } from '#contract/housekeeping/housekeeping-messages.ts'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { apiOf } from '#e2e/kit/api-of.ts'
import { dayFromToday } from '#e2e/kit/booking-form.ts'
import type { Hotel } from '#e2e/kit/hotel.ts'
import { intercept, loseReply } from '#e2e/kit/intercept.ts'
import { openNewVersion } from '#e2e/kit/new-version.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { addAccount } from '#server/auth/staff-accounts.ts'
import { paths } from '#web/paths.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const password = 'seven quiet elephants'

const hire = async ({ db }: Hotel, name: string) => {
  const email = `${name.toLowerCase()}@hotel.example`
  const role = await db.selectFrom('role').select('id').where('slug', '=', 'housekeeping').executeTakeFirstOrThrow()
  await addAccount(db, { email, name, role: 'admin', role_id: role.id, password })
  const { id } = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return { id, email, password }
}

type Person = Awaited<ReturnType<typeof hire>>

/** Dirty rooms that are assigned to a person. */
const assignRooms = async ({ address, admin, make }: Hotel, numbers: string[], { id }: Person) => {
  const desk = await apiOf(address, admin)
  const rooms = await Promise.all(numbers.map((room_number) => make.room({ room_number })))
  for (const { slug } of rooms) await changeByHand(desk, slug, 'dirty')
  await desk('POST', '/housekeeping/assignments', { rooms: rooms.map(({ slug }) => ({ room: slug, assignee_id: id })) })
  return { desk, rooms }
}

type Desk = Awaited<ReturnType<typeof apiOf>>

const changeByHand = async (desk: Desk, slug: string, condition: 'dirty' | 'clean') => {
  const { data } = await desk('GET', '/housekeeping')
  const { version } = data.rooms.find((room: { slug: string }) => room.slug === slug)
  await desk('PATCH', `/housekeeping/rooms/${slug}`, { condition, version })
}

const signIn = async (page: Page, { email }: Person) => {
  await page.goto(paths.login)
  await page.getByLabel(/^Email/).fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByLabel('Remember me').check()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'My rooms' })).toBeVisible()
}

const cardOf = (page: Page, room: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: room, exact: true }) })
const press = (page: Page, step: string, room: string) =>
  page.getByRole('button', { name: `${step}, Room ${room}` }).click()
const more = async (page: Page, room: string, choice: string) => {
  await page.getByRole('button', { name: `More for room ${room}` }).click()
  await page.getByRole('button', { name: choice }).click()
}
const stepsOf = async ({ db }: Hotel) =>
  db
    .selectFrom('cleaning_step')
    .innerJoin('room', 'room.id', 'cleaning_step.room_id')
    .innerJoin('account', 'account.id', 'cleaning_step.account_id')
    .select(['room_number', 'kind', 'account.name as by'])
    .orderBy('received_at')
    .orderBy('taken_at')
    .execute()

/** The page can be opened without a connection as soon as its service worker has stored it. */
const untilStored = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        async (address) => (await navigator.serviceWorker.getRegistration(address))?.active?.state,
        paths.housekeepingPhone,
      ),
    )
    .toBe('activated')

const openAgain = async (context: BrowserContext) => {
  const page = await context.newPage()
  await page.goto(paths.housekeepingPhone)
  return page
}

test('ten steps without a connection arrive once and in order, after a reload and a closed page; conflicts are told', async ({
  hotel,
  page,
  context,
}) => {
  const asha = await hire(hotel, 'Asha')
  await hotel.db.updateTable('property').set({ name: 'Hotel Meenakshi' }).execute()
  const { desk, rooms } = await assignRooms(hotel, ['101', '102', '103', '104', '105'], asha)
  const [, , third, fourth, fifth] = rooms
  await hotel.make.item({ name: 'Cola', in_minibar: true })
  const stay = await hotel.make.booking({ room_ids: [fifth?.id ?? 0] })
  await desk('POST', `/bookings/${stay.slug}/check-in`, { confirm_not_ready: true })
  // Cleaned for these guests, and dirty again: the minibar is theirs.
  for (const condition of ['clean', 'dirty'] as const) await changeByHand(desk, fifth?.slug ?? '', condition)
  await hotel.make.booking({ room_ids: [fourth?.id ?? 0], expected_arrival: '12:30' })

  await test.step('a cleaner lands on the own rooms; the room with an arrival is first', async () => {
    await signIn(page, asha)
    await expect(page).toHaveURL(paths.housekeepingPhone)
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['104', '101', '102', '103', '105'])
    await expect(page.getByText('All sent')).toBeVisible()
    await expectAccessible(page)
    await untilStored(page)
  })

  await test.step('ten steps without a connection', async () => {
    await context.setOffline(true)
    for (const room of ['101', '102', '103', '104']) {
      await press(page, 'Start', room)
      await press(page, 'Done', room)
      await expect(cardOf(page, room)).toContainText('waiting to be sent')
    }
    await more(page, '105', 'Refused')
    await page.getByRole('button', { name: 'Undo for room 105' }).click()
    await expect(cardOf(page, '105')).not.toContainText('Service refused')
    await more(page, '105', 'Do not disturb')
    await expect(page.getByText('9 waiting to be sent')).toBeVisible()
    await expect(cardOf(page, '105')).toContainText('Do not disturb')
  })
  expect(await stepsOf(hotel)).toEqual([])

  await test.step('meanwhile the desk marks one of the rooms as clean', () =>
    changeByHand(desk, third?.slug ?? '', 'clean'))

  await test.step('a reload and a closed page lose nothing', async () => {
    await page.reload()
    await expect(page.getByText('9 waiting to be sent')).toBeVisible()
    await expect(page.getByText('No connection')).toBeVisible()
    await expect(cardOf(page, '101')).toContainText('Done')
    await page.close()
  })
  const opened = await openAgain(context)
  await expect(opened.getByText('9 waiting to be sent')).toBeVisible()
  await expect(cardOf(opened, '105')).toContainText('Do not disturb')
  await more(opened, '105', 'Minibar')
  await expectAccessible(opened, '[role=dialog]')
  await opened.getByRole('button', { name: 'One more: Cola' }).click()
  await opened.getByRole('button', { name: 'One more: Cola' }).click()
  await opened.getByRole('button', { name: 'One more: Cola' }).click()
  await opened.getByRole('button', { name: 'One less: Cola' }).click()
  await opened.getByRole('button', { name: 'Add 2 to the bill' }).click()
  await expect(opened.getByText('Afterwards only the front desk can take it off.')).toBeVisible()
  await opened.getByRole('button', { name: 'Back' }).click()
  await expect(opened.getByLabel('Cola', { exact: true })).toHaveText('2')
  await opened.getByRole('button', { name: 'Add 2 to the bill' }).click()
  await expectAccessible(opened, '[role=dialog]')
  await opened.getByRole('button', { name: 'Add 2 to the bill' }).click()
  await expect(opened.getByText('10 waiting to be sent')).toBeVisible()
  await more(opened, '101', 'Report a fault')
  await opened.getByRole('button', { name: 'Report', exact: true }).click()
  await expect(opened.getByText('Write what is broken.')).toBeVisible()
  await opened.getByLabel('What is broken?').fill('The tap drips')
  await opened.getByLabel('Take a photo').setInputFiles({
    name: 'tap.png',
    mimeType: 'image/png',
    buffer: await opened.screenshot(),
  })
  await expect(opened.getByRole('img', { name: 'The photo of the fault' })).toBeVisible()
  await expectAccessible(opened, '[role=dialog]')
  await opened.getByRole('button', { name: 'Report', exact: true }).click()
  await expect(opened.getByText('11 waiting to be sent')).toBeVisible()
  await more(opened, '102', 'Lost property')
  await opened.getByRole('button', { name: 'Save' }).click()
  await expect(opened.getByText('Write what was found.')).toBeVisible()
  await opened.getByLabel('What was found?').fill('Silver watch')
  await opened.getByLabel('Where in the room?').fill('Under the bed')
  await opened.getByLabel('Take a photo').setInputFiles({
    name: 'watch.png',
    mimeType: 'image/png',
    buffer: await opened.screenshot(),
  })
  await expect(opened.getByRole('img', { name: 'The photo of the lost property' })).toBeVisible()
  await expectAccessible(opened, '[role=dialog]')
  await opened.getByRole('button', { name: 'Save' }).click()
  await expect(opened.getByText('12 waiting to be sent')).toBeVisible()
  // It says that it is off, and why when it is pressed.
  await opened.getByRole('link', { name: 'Lost property' }).click({ force: true })
  await expect(opened.getByText('This list needs a connection.')).toBeVisible()
  await expect(opened.getByText('Hotel Meenakshi')).toBeVisible()

  // The connection is bad at first: what is sent arrives, and the answer does not.
  const answersLost = new Set<string>()
  await context.route('**/api/housekeeping/steps', async (route) => {
    const { kind } = route.request().postDataJSON()
    if (answersLost.has(kind)) return route.continue()
    answersLost.add(kind)
    await loseReply(route)
  })
  await test.step('with a connection all arrive, once and in order; the two that no longer fit are told', async () => {
    await context.setOffline(false)
    const refused = opened.getByRole('alert')
    const { name } = (await desk('GET', '/me')).data
    const sentence = say.alreadyIn('103', 'Done', name)
    await expect(refused.getByText(sentence)).toHaveCount(2)
    await expect(opened.getByText('2 not accepted')).toBeVisible()
    await expectAccessible(opened)
    for (const _ of [1, 2]) await refused.getByRole('button', { name: 'OK' }).first().click()
    await expect(refused).toHaveCount(0)
    await expect(opened.getByText('All sent')).toBeVisible()
    expect([...answersLost]).toEqual(['start', 'done', 'do_not_disturb', 'minibar'])
    expect((await stepsOf(hotel)).map(({ room_number, kind }) => `${room_number} ${kind}`)).toEqual([
      '101 start',
      '101 done',
      '102 start',
      '102 done',
      '104 start',
      '104 done',
      '105 do_not_disturb',
      '105 minibar',
    ])
    const charged = await hotel.db.selectFrom('extra').select(['description', 'quantity']).execute()
    expect(charged).toEqual([{ description: say.minibarLine('Cola'), quantity: 2 }])
    const faults = await hotel.db
      .selectFrom('repair')
      .innerJoin('repair_photo', 'repair_photo.repair_id', 'repair.id')
      .select('description')
      .execute()
    expect(faults).toEqual([{ description: 'The tap drips' }])
    const found = await hotel.db
      .selectFrom('lost_property')
      .innerJoin('room', 'room.id', 'lost_property.room_id')
      .select(['lost_property.description', 'area', 'room_number', 'found_by'])
      .where('photo', 'is not', null)
      .execute()
    expect(found).toEqual([
      { description: 'Silver watch (Under the bed)', area: '', room_number: '102', found_by: 'Asha' },
    ])
    await expect(cardOf(opened, '105')).toContainText('Minibar: 2 pieces · on the bill today')
    await opened.reload()
    await expect(cardOf(opened, '105')).toContainText('Minibar: 2 pieces · on the bill today')
    await more(opened, '105', 'Minibar')
    await expect(opened.getByRole('dialog')).toContainText('Minibar: 2 pieces · on the bill today')
    await opened.getByRole('button', { name: 'Close' }).click()
    // Three by the phone, one by the desk.
    await expect(opened.getByText('4 of 5 done')).toBeVisible()
    await expect(opened.getByRole('alert')).toHaveCount(0)
  })
})

test('with a connection a step is at the desk at once, and its undo too; a colleague’s change is not undone', async ({
  hotel,
  page,
  context,
}) => {
  const leela = await hire(hotel, 'Leela')
  const { desk, rooms } = await assignRooms(hotel, ['301', '302'], leela)
  const stateOf = async (number: string) => {
    const { data } = await desk('GET', '/housekeeping')
    return data.rooms.find((room: { room_number: string }) => room.room_number === number).state
  }
  const undo = (room: string) => page.getByRole('button', { name: `Undo for room ${room}` })
  await signIn(page, leela)
  const seen: string[] = []
  await page.exposeFunction('noteText', (text: string) => seen.push(text))
  await page.evaluate(() => {
    const note = () => (window as never as { noteText(text: string): void }).noteText(document.body.textContent)
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true })
  })

  await test.step('the desk sees it at once, and nothing says that it waits', async () => {
    await press(page, 'Start', '301')
    await expect.poll(() => stateOf('301')).toBe('started')
    await undo('301').click()
    await expect.poll(() => stateOf('301')).toBe('waiting')
    await expect(cardOf(page, '301').getByRole('button', { name: 'Start, Room 301' })).toBeVisible()
    await expect(undo('301')).toHaveCount(0)
    expect(seen.filter((text) => text.includes('waiting to be sent'))).toEqual([])
    expect(seen.length).toBeGreaterThan(0)
  })

  await test.step('the undo of a step that the desk has changed since is refused with the reason', async () => {
    await press(page, 'Start', '302')
    await expect.poll(() => stateOf('302')).toBe('started')
    await changeByHand(desk, rooms[1]?.slug ?? '', 'clean')
    await undo('302').click()
    const refused = page.getByRole('alert', { name: 'Not accepted' })
    await expect(refused).toContainText('changed room 302 after this step, so it was not undone')
    expect(await stateOf('302')).toBe('done')
    await refused.getByRole('button', { name: 'OK' }).click()
  })

  await test.step('Undo goes away by itself', async () => {
    await press(page, 'Start', '301')
    await expect(undo('301')).toBeVisible()
    await expect(undo('301')).toHaveCount(0)
  })

  await test.step('a lost connection is told at once, and its return too', async () => {
    await context.setOffline(true)
    await expect(page.getByText('No connection')).toBeVisible()
    await expect(page.getByText('All sent')).toHaveCount(0)
    const time = new Intl.DateTimeFormat('en', { hour: '2-digit', timeZone: 'Asia/Kolkata' }).format()
    await expect(page.getByText(new RegExp(`rooms as of ${time.slice(0, 2)}:`))).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('All sent')).toBeVisible()
  })

  await test.step('to the lists and back', async () => {
    for (const list of ['Lost property', 'Repairs']) {
      await page.getByRole('link', { name: list }).click()
      await expect(page.getByRole('heading', { name: new RegExp(list, 'i'), level: 1 })).toBeVisible()
      await page.getByRole('button', { name: /menu/i }).first().click()
      await page.getByRole('link', { name: 'My Rooms' }).click()
      await expect(page.getByRole('heading', { name: 'My rooms' })).toBeVisible()
    }
  })
})

test('nobody sends the steps of someone else, and an expired sign-in loses nothing', async ({
  hotel,
  page,
  context,
}) => {
  const [meera, ravi] = [await hire(hotel, 'Meera'), await hire(hotel, 'Ravi')]
  await assignRooms(hotel, ['201', '202', '203'], meera)
  const stepsBy = async (name: string) => (await stepsOf(hotel)).filter(({ by }) => by === name).length

  await signIn(page, meera)
  await context.setOffline(true)
  await press(page, 'Start', '201')
  await expect(page.getByText('1 waiting to be sent')).toBeVisible()
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()

  await context.setOffline(false)
  await signIn(page, ravi)
  await expect(
    page.getByText('1 step of meera@hotel.example will be sent when they sign in on this phone.'),
  ).toBeVisible()
  await expect(page.getByText('No rooms for you today')).toBeVisible()
  expect(await stepsBy('Ravi')).toBe(0)

  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await signIn(page, meera)
  await expect.poll(() => stepsBy('Meera')).toBe(1)

  await test.step('the sign-in expires', async () => {
    await expect(page.getByText('All sent')).toBeVisible()
    // The step finds it out, not the list of rooms that is read again after the step before.
    const stop = await intercept(page, '**/api/housekeeping/mine*', (route) => route.abort())
    await hotel.db.deleteFrom('session').where('account_id', '=', meera.id).execute()
    await press(page, 'Done', '201')
    await expect(page.getByText('Your steps are kept and will be sent then.')).toBeVisible()
    stop()
    await signIn(page, meera)
    await expect.poll(() => stepsBy('Meera')).toBe(2)
  })

  await test.step('two tabs send each step once', async () => {
    const tab = await openAgain(context)
    const sent: string[] = []
    context.on('request', (request) => {
      if (request.url().endsWith('/api/housekeeping/steps')) sent.push(request.postDataJSON().id)
    })
    await context.setOffline(true)
    await press(page, 'Start', '202')
    await press(tab, 'Start', '203')
    await press(page, 'Done', '202')
    await expect(tab.getByText('3 waiting to be sent')).toBeVisible()
    sent.length = 0
    await context.setOffline(false)
    await expect.poll(() => stepsBy('Meera')).toBe(5)
    await expect(tab.getByText('All sent')).toBeVisible()
    expect(sent).toHaveLength(3)
    expect(new Set(sent).size).toBe(3)
  })
})

test('a supervisor inspects one room and has another cleaned again', async ({ hotel, page, signedInPage }) => {
  const tara = await hire(hotel, 'Tara')
  await assignRooms(hotel, ['401', '402'], tara)
  await signIn(page, tara)
  for (const room of ['401', '402']) {
    await press(page, 'Start', room)
    await press(page, 'Done', room)
    // A cleaner has no say in it.
    await page.getByRole('button', { name: `More for room ${room}` }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Report a fault' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Clean again' })).toHaveCount(0)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  }
  await expect.poll(async () => (await stepsOf(hotel)).filter(({ by }) => by === 'Tara').length).toBe(4)

  await signedInPage.goto(paths.housekeepingPhone)
  await press(signedInPage, 'Inspected', '401')
  await more(signedInPage, '402', 'Clean again')
  // Both have left the list of rooms to inspect, and stay as long as a slip can be taken back.
  await expect(cardOf(signedInPage, '401').getByRole('button', { name: 'Undo for room 401' })).toBeVisible()
  await signedInPage.getByRole('button', { name: 'Undo for room 402' }).click()
  await expect(signedInPage.getByRole('button', { name: 'Inspected, Room 402' })).toBeVisible()
  await more(signedInPage, '402', 'Clean again')
  await expect(cardOf(page, '401')).toContainText('Inspected')
  await expect(page.getByRole('button', { name: 'Start, Room 402' })).toBeVisible()
})

test('a cleaner is told who is in the room: guests who have not checked out, new ones before it is clean, or nobody', async ({
  hotel,
  page,
}) => {
  const uma = await hire(hotel, 'Uma')
  const { desk, rooms } = await assignRooms(hotel, ['601', '602'], uma)
  await hotel.db.updateTable('room').set({ under_maintenance: true }).where('room_number', '=', '602').execute()
  await hotel.make.item({ name: 'Cola', in_minibar: true })
  const kinds = async () =>
    (await stepsOf(hotel)).filter(({ room_number }) => room_number === '601').map(({ kind }) => kind)
  const { data: stay } = await desk('POST', '/bookings', {
    booking_type: 'individual',
    guest_id: (await hotel.make.guest()).id,
    room_ids: [rooms[0]?.id],
    check_in_date: dayFromToday(-1),
    check_out_date: dayFromToday(0),
    late_entry_reason: 'The line was down',
    number_of_adults: 2,
    room_rent: 3000,
    food_plan_id: 1,
    food_plan_rate: 0,
    advance_amount: 0,
  })
  await desk('POST', `/bookings/${stay.slug}/check-in`, { confirm_not_ready: true })
  await signIn(page, uma)
  await expect(cardOf(page, '601')).toContainText('Leaves by')
  await expect(cardOf(page, '602')).toContainText('Under maintenance')
  await expect(cardOf(page, '602')).not.toContainText('Empty')

  await press(page, 'Start', '601')
  const question = page.getByRole('dialog', { name: 'Room 601' })
  await expect(question).toContainText('The guests of room 601 have not checked out.')
  await expectAccessible(page, '[role=dialog]')
  await question.getByRole('button', { name: 'Back' }).click()
  await expect(question).toBeHidden()
  expect(await kinds()).toEqual([])
  await press(page, 'Start', '601')
  await question.getByRole('button', { name: 'Start anyway' }).click()
  await press(page, 'Done', '601')
  await expect.poll(kinds).toEqual(['start', 'done'])

  await desk('POST', `/bookings/${stay.slug}/check-out`, {})
  await expect(cardOf(page, '601')).toContainText('Guests have left')
  await press(page, 'Start', '601')
  await expect(page.getByRole('button', { name: 'Done, Room 601' })).toBeVisible()

  await test.step('what the guests before took from the minibar is not charged to the next ones', async () => {
    const next = await hotel.make.booking({ room_ids: [rooms[0]?.id ?? 0] })
    await desk('POST', `/bookings/${next.slug}/check-in`, { confirm_not_ready: true })
    await expect(cardOf(page, '601')).toContainText('New guests are in')
    await page.getByRole('button', { name: 'More for room 601' }).click()
    const menu = page.getByRole('dialog', { name: 'Room 601' })
    await expect(menu).toContainText('Tell the front desk what is missing from the minibar')
    await expect(menu.getByRole('button', { name: 'Minibar' })).toHaveCount(0)
    await menu.getByRole('button', { name: 'Close' }).click()
    await press(page, 'Done', '601')
    await more(page, '601', 'Minibar')
    await expect(page.getByText('What was taken?')).toBeVisible()
  })
})

test('an open page changes to a new version of the program by itself; a form is not disturbed and no step is lost', async ({
  hotel,
  browser,
  contextOptions,
  viewport,
}) => {
  const nila = await hire(hotel, 'Nila')
  await assignRooms(hotel, ['501'], nila)
  const program = await openNewVersion(hotel.address)
  const context = await browser.newContext({ ...contextOptions, viewport, baseURL: program.address })
  const page = await context.newPage()
  const entry = () => page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '')
  await signIn(page, nila)
  await untilStored(page)

  await page.getByRole('button', { name: 'More for room 501' }).click()
  await page.getByRole('button', { name: 'Report a fault' }).click()
  await page.getByLabel('What is broken?').fill('The lamp')
  program.install()
  // As when the phone is taken out of the pocket.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).join())).toContain(program.newEntry)
  // It looks every second whether the form is still open.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2_500)))
  await expect(page.getByLabel('What is broken?')).toHaveValue('The lamp')
  expect(await entry()).not.toContain(program.newEntry)

  await context.setOffline(true)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await press(page, 'Start', '501')
  await expect.poll(entry).toContain(program.newEntry)
  await expect(page.getByText('1 waiting to be sent')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('All sent')).toBeVisible()
  expect((await stepsOf(hotel)).filter(({ by }) => by === 'Nila')).toHaveLength(1)
  await context.close()
  program.close()
})
