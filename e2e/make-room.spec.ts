import type { Page } from '@playwright/test'
import { rupees } from '#contract/kit/money.ts'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { chooseFoodPlan, dayFromToday, shownDay, typeDate } from '#e2e/kit/booking-form.ts'
import type { Hotel } from '#e2e/kit/hotel.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { paths } from '#web/paths.ts'

// A small laptop, on which the strip of Rearrange mode takes space from the rooms.
test.use({ viewport: { width: 1366, height: 768 } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Make room/ })

/** A dear type, so that no rooms of other types are used, with two rooms whose free nights lie apart. */
const splitNights = async ({ make }: Hotel, name: string, guests: [string, string], from: number) => {
  const type = await make.roomType({ name, price_per_night: rupees(9000), max_adults: 2 })
  const numbers = [`${name} 1`, `${name} 2`] as const
  for (const [index, room_number] of numbers.entries()) {
    const { id } = await make.room({ room_number, room_type_id: type.id })
    const guest = await make.guest({ name: guests[index] ?? '' })
    const arrival = from + 2 * index
    const dates = { check_in_date: dayFromToday(arrival), check_out_date: dayFromToday(arrival + 2) }
    await make.booking({ guest_id: guest.id, room_ids: [id], ...dates })
  }
  return numbers
}

test('a booking form makes room for all nights, and takes any room of a type', async ({
  hotel,
  signedInPage: page,
}) => {
  const [first, second] = await splitNights(hotel, 'Palace', ['Asha Rao', 'Ravi Menon'], 30)
  const guest = await hotel.make.guest({ name: 'Leela Oza' })
  const cottages = await hotel.make.roomType({ name: 'Cottage', price_per_night: rupees(1500) })
  await hotel.make.room({ room_number: 'C1', room_type_id: cottages.id })
  await page.goto(`${paths.addBooking}?guest_id=${guest.id}`)
  const room = page.getByRole('combobox', { name: 'Room', exact: true })
  await typeDate(page, 'Check-in', 30)
  await typeDate(page, 'Check-out', 34)

  await expect(
    page.getByText('No Palace room is free for the whole stay, but one is free on each night.'),
  ).toBeVisible()
  await button(page, 'Make room').click()
  const move = dialog(page).getByRole('listitem')
  await expect(move).toContainText(/Asha Rao BK-\d+, .*Palace 1 .*Palace 2/)
  const drawing = dialog(page).getByRole('region', { name: 'Proposal in the room calendar' })
  await expect(drawing.getByText('Asha Rao → Palace 2')).toBeVisible()
  await expect(drawing.getByLabel(/^Room Palace 2, Asha Rao,/)).toBeVisible()
  await expect(drawing.getByText('This booking')).toBeVisible()
  await expect(dialog(page)).toContainText(`After these moves room ${first} is free for all nights.`)
  await expectAccessible(page)
  await button(page, 'Cancel').first().click()
  await expect(dialog(page)).toBeHidden()
  await expect(room).toHaveValue('')

  await button(page, 'Make room').click()
  await button(page, 'Accept').click()
  await expect(page.getByText('Stay moved.')).toBeVisible()
  await expect(room).toHaveValue(`${first} · Palace`)
  const rent = page.getByRole('textbox', { name: 'Room rent' })
  await expect(rent).toHaveValue('9,000.00')

  // Undo takes the room away again.
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Change undone.')).toBeVisible()
  await expect(room).toHaveValue('')
  await expect(rent).toHaveValue('0.00')
  await expect(page.getByText(`Room ${first} is not free for these dates.`)).toHaveCount(0)

  // As a group, the form has no rent of the room that was undone.
  await page.getByRole('radio', { name: 'Group' }).click()
  const lines = [page.getByRole('group', { name: 'Room 1' }), page.getByRole('group', { name: 'Room 2' })] as const
  await lines[0].getByRole('combobox').fill('C1')
  await page.getByRole('option', { name: /^C1/ }).click()
  await expect(lines[0].getByRole('textbox', { name: 'Rent per night' })).toHaveValue('1,500.00')
  await button(page, 'Make room').click()
  await expect(drawing.getByText('This booking')).toBeVisible()
  await button(page, 'Accept').click()
  await expect(lines[1].getByRole('combobox')).toHaveValue(`${first} · Palace`)
  await expect(lines[1].getByRole('textbox', { name: 'Rent per night' })).toHaveValue('9,000.00')
  await button(page, 'Undo').last().click()
  await expect(lines[1].getByRole('combobox')).toHaveValue('')
  await expect(lines[1].getByRole('textbox', { name: 'Rent per night' })).toHaveValue('0.00')

  await page.getByRole('radio', { name: 'Individual' }).click()
  await expect(room).toHaveValue('C1 · Cottage')
  await button(page, 'Make room').click()
  await button(page, 'Accept').click()
  await expect(room).toHaveValue(`${first} · Palace`)
  await expect(rent).toHaveValue('9,000.00')
  await chooseFoodPlan(page, 'EP')
  await button(page, 'Save').click()
  await expect(page.getByText('Booking saved successfully')).toBeVisible()

  // Any room of the type: the second, next to the guests who leave on that day.
  await page.goto(`${paths.addBooking}?guest_id=${guest.id}`)
  await typeDate(page, 'Check-in', 34)
  await typeDate(page, 'Check-out', 36)
  await room.fill('Palace')
  await page.getByRole('option', { name: /^Any Palace room 2 free/ }).click()
  await expect(room).toHaveValue('Any Palace room')
  await expect(page.getByRole('region', { name: 'Running sum' })).toContainText('₹18,000.00')
  await page.getByRole('button', { name: /^More details/ }).click()
  await expect(page.getByRole('checkbox', { name: 'Pinned to this room' })).toBeDisabled()
  await expect(page.getByText('The room is chosen when you save')).toBeVisible()
  await chooseFoodPlan(page, 'EP')
  await button(page, 'Save').click()
  await expect(page.getByText('Booking saved successfully')).toBeVisible()
  await expect(page.getByRole('row', { name: /Leela Oza/ }).filter({ hasText: first })).toHaveCount(2)

  await page.goto(`${paths.groupBooking}?guest_id=${guest.id}`)
  await typeDate(page, 'Check-in', 40)
  await typeDate(page, 'Check-out', 41)
  for (const [label, free] of [
    ['Room 1', 2],
    ['Room 2', 1],
  ]) {
    await page.getByRole('combobox', { name: String(label), exact: true }).fill('Palace')
    await page.getByRole('option', { name: new RegExp(`^Any Palace room ${free} free`) }).click()
  }
  await page.getByLabel('Adults').fill('2')
  await chooseFoodPlan(page, 'EP')
  await button(page, 'Save').click()
  await expect(page.getByText('Group booking saved successfully!')).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(`${first}.*${second}`) })).toBeVisible()
})

test('the calendar shows the proposed moves before they are saved', async ({ hotel, signedInPage: page }) => {
  // More rooms than fit on the screen, above the two rooms.
  const annexe = await hotel.make.roomType({ name: 'Annexe', price_per_night: rupees(1000) })
  for (let number = 1; number <= 14; number++) {
    await hotel.make.room({ room_number: `A${number}`, room_type_id: annexe.id })
  }
  await splitNights(hotel, 'Terrace', ['Meera Nair', 'Kiran Das'], 50)
  const bar = page.getByRole('gridcell', { name: /Meera Nair/ })
  /** Drags over the free nights of a room. */
  const dragCells = async (room: string, from: number, to: number) => {
    const row = await page.getByRole('rowheader', { name: new RegExp(`^${room} .`) }).boundingBox()
    const days = [from, to].map((day) => page.getByRole('columnheader', { name: new RegExp(shownDay(day)) }))
    for (const [index, day] of days.entries()) {
      const column = await day.boundingBox()
      if (!row || !column) throw new Error(`room ${room} is not shown`)
      await page.mouse.move(column.x + column.width / 2, row.y + row.height / 2, { steps: 4 })
      if (index === 0) await page.mouse.down()
    }
    await page.mouse.up()
  }
  const showProposal = async () => {
    await typeDate(page, 'Check-out', 54)
    await expect(dialog(page).getByRole('listitem')).toContainText('Meera Nair')
    await button(page, 'Show in the calendar').click()
    await expect(dialog(page)).toBeHidden()
    await expect(bar).toHaveAccessibleName(/Terrace 2/)
    await expect(bar).toBeInViewport({ ratio: 0.95 })
    await expect(page.getByText('Free for all nights')).toBeInViewport({ ratio: 0.95 })
  }
  const scrollRooms = (top: number) =>
    page.getByRole('grid').evaluate((grid, to) => {
      grid.scrollTop = to
    }, top)
  await page.goto(paths.calendar)
  await scrollRooms(2000)
  // The moves are shown although the type was folded.
  await page
    .getByRole('rowheader', { name: /^Terrace/ })
    .first()
    .getByRole('button')
    .click()
  await expect(page.getByRole('rowheader', { name: /^Terrace 2 ./ })).toBeHidden()
  await scrollRooms(0)
  await button(page, 'Make room').click()
  await dialog(page).getByRole('combobox', { name: 'Room type' }).click()
  await page.getByRole('option', { name: 'Terrace' }).click()
  await typeDate(page, 'Check-in', 50)
  await showProposal()
  const strip = page.getByRole('region', { name: 'Rearrange' })
  await expect(strip).toContainText('1 move')
  await strip.getByRole('button', { name: 'Discard' }).click()
  await expect(bar).toHaveAccessibleName(/Terrace 1/)
  await expect(page.getByText('Free for all nights')).toBeHidden()

  // The free nights of one room are too few: more nights by moving others.
  await dragCells('Terrace 2', 50, 51)
  await page.getByRole('menuitem', { name: 'Make room for more nights' }).click()
  await expect(dialog(page).getByRole('combobox', { name: 'Room type' })).toHaveValue('Terrace')
  await expect(dialog(page).getByRole('textbox', { name: 'Check-in' })).toHaveValue(shownDay(50))
  await showProposal()
  await strip.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Stay moved.')).toBeVisible()
  await expect(bar).toHaveAccessibleName(/Terrace 2/)
  const { count } = await hotel.db
    .selectFrom('stay')
    .innerJoin('room', 'room.id', 'stay.room_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('room.room_number', '=', 'Terrace 2')
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(2)
})
