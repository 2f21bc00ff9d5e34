import { expectAccessible } from '#e2e/kit/accessible.ts'
import { chooseFrom } from '#e2e/kit/guest-form.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { picture } from '#server/testing/pictures.ts'
import { paths } from '#web/paths.ts'

test('a found thing is recorded with a photo, returned, kept again, disposed of and deleted', async ({
  signedInPage: page,
  hotel,
}) => {
  const room = await hotel.make.room({ room_number: '204' })
  const booking = await hotel.make.booking({ room_ids: [room.id] })
  await hotel.db.updateTable('booking').set({ status: 'checked_in' }).where('slug', '=', booking.slug).execute()
  const dialog = (name: string) => page.getByRole('dialog', { name })

  await page.goto(paths.lostProperty)
  await page.getByRole('button', { name: 'Add lost property' }).click()
  const form = dialog('Add lost property')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Say what was found')).toBeVisible()
  await form.getByLabel('What was found').fill('Gold ring')
  await chooseFrom(page, 'Room', '204')
  await form.getByLabel('Kept in').fill('Safe')
  await form
    .getByLabel('Photo file')
    .setInputFiles({ name: 'ring.jpg', mimeType: 'image/jpeg', buffer: await picture() })
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Gold ring' }).click()
  await expect(page.getByRole('img', { name: 'Gold ring' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Guests of this room' })).toContainText(booking.booking_number)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Return', exact: true }).click()
  await dialog('Return').getByLabel('Returned to').fill('Asha Rao')
  await dialog('Return').getByRole('button', { name: 'Return', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Lost property' })).toContainText('Asha Rao')
  await page.getByRole('button', { name: 'Keep again' }).click()
  await expect(page.getByRole('button', { name: 'Return', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await dialog('Edit lost property').getByLabel('What was found').fill('Gold ring with a stone')
  await dialog('Edit lost property').getByRole('button', { name: 'Remove photo' }).click()
  await dialog('Edit lost property').getByRole('button', { name: 'Update' }).click()
  await expect(page.getByRole('heading', { name: 'Gold ring with a stone' })).toBeVisible()
  await expect(page.getByRole('img', { name: /Gold ring/ })).toBeHidden()
  await page.getByRole('button', { name: 'Dispose of it' }).click()
  await dialog('Dispose of it').getByLabel('What happened to it').fill('Handed to the police')
  await dialog('Dispose of it').getByRole('button', { name: 'Dispose of it' }).click()
  await expect(page.getByText('Handed to the police').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Keep again' })).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${paths.lostProperty}?status=disposed`)
  await expect(page.getByRole('row', { name: /Gold ring with a stone/ })).toContainText('Disposed of')
  await page.getByText('Keep-until date passed').click()
  await expect(page.getByRole('row', { name: /Gold ring/ })).toBeHidden()
  await page.goto(paths.lostProperty)
  await page.getByRole('button', { name: /^More for Gold ring/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No lost property yet')).toBeVisible()
})
