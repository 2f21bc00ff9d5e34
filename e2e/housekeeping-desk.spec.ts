import { expectAccessible } from '#e2e/kit/accessible.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { paths } from '#web/paths.ts'

test('the condition counts at the desk: ready rooms first, a question at check-in, and what the settings say', async ({
  hotel,
  signedInPage: page,
}) => {
  const type = await hotel.make.roomType({ name: 'Lake' })
  const lake = await hotel.make.room({ room_number: '301', room_type_id: type.id })
  await hotel.make.room({ room_number: '302', room_type_id: type.id })
  await hotel.db.updateTable('room').set({ condition: 'dirty' }).where('id', '=', lake.id).execute()
  const guest = await hotel.make.guest({ name: 'Ravi Menon' })
  const item = await hotel.make.item({ name: 'Salted nuts' })

  await test.step('rooms that are ready come first', async () => {
    await page.goto(paths.individualBooking)
    await page.getByRole('combobox', { name: 'Room', exact: true }).fill('30')
    await expect(page.getByRole('option')).toHaveText([/^302\s+Clean/, /^301\s+Dirty/])
  })

  await test.step('the list of rooms shows the condition', async () => {
    await page.goto(`${paths.rooms}?search=301`)
    await expect(page.getByRole('row', { name: /301/ })).toContainText('Dirty')
  })

  await test.step('the settings say what ready means and how much work a cleaning is', async () => {
    await page.goto(paths.settings)
    await page.getByLabel('Ready means inspected').check()
    await page.getByLabel('Credits of a departure').fill('3')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Settings saved')).toBeVisible()
    await page.goto(paths.settings)
    await expect(page.getByLabel('Ready means inspected')).toBeChecked()
    await expect(page.getByLabel('Credits of a departure')).toHaveValue('3')
    await expect(page.getByLabel('Rooms are dirty after check-out')).toBeChecked()
  })

  await test.step('an item is marked as part of the minibar', async () => {
    await page.goto(`${paths.addItem}?slug=${item.slug}`)
    await page.getByLabel('In the minibar').check()
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByText('Item updated')).toBeVisible()
    await page.goto(`${paths.addItem}?slug=${item.slug}`)
    await expect(page.getByLabel('In the minibar')).toBeChecked()
  })

  await test.step('the room calendar shows it', async () => {
    await page.goto(paths.calendar)
    await expect(page.getByRole('rowheader', { name: /^301 .*Dirty$/ })).toBeVisible()
    await expect(page.getByRole('rowheader', { name: '302 Lake', exact: true })).toBeVisible()
  })

  await test.step('check-in to a dirty room asks', async () => {
    await hotel.make.booking({ guest_id: guest.id, room_ids: [lake.id] })
    await page.goto(paths.bookings)
    await page
      .getByRole('row', { name: /Ravi Menon/ })
      .getByRole('button', { name: /^Check-in/ })
      .click()
    await expect(page.getByText('Room 301: Dirty')).toBeVisible()
    await expectAccessible(page, '[role="dialog"]')
    const question = page.getByRole('dialog', { name: 'Room not ready' })
    await page.getByRole('button', { name: 'Check in to 301' }).click()
    await expect(question).toContainText('Room 301 is not ready yet: it is dirty. Check in anyway?')
    await question.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('button', { name: 'Check in to 301' }).click()
    await question.getByRole('button', { name: 'Check in anyway' }).click()
    await expect(page.getByText('Check-in successful!')).toBeVisible()
  })
})
