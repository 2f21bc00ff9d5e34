import { expectAccessible } from '#e2e/kit/accessible.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { paths } from '#web/paths.ts'

test('old IDs are previewed and deleted', async ({ signedInPage: page, hotel }) => {
  const guest = await hotel.make.guest({ name: 'Old Oberoi', id_proof_type: 'PAN Card', id_proof_number: 'OLDIE1234K' })
  await hotel.db.updateTable('guest').set({ ids_entered_on: '2020-01-01' }).where('id', '=', guest.id).execute()
  await page.goto(paths.dashboard)
  await page
    .getByRole('link', { name: 'Settings' })
    .or(page.getByRole('button', { name: 'Settings' }))
    .first()
    .click()
  await page.getByRole('link', { name: 'Privacy' }).click()
  const next = page.getByRole('region', { name: 'What is deleted next' })
  await expect(next.getByText('Nothing to delete today')).toBeVisible()
  await page.getByRole('switch', { name: 'Delete ID photos and numbers after the departure' }).click()
  const days = page.getByLabel('Days after the departure')
  await days.fill('')
  await expect(days).toHaveValue('')
  await expect(page.getByText('Enter a whole number of days')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await days.pressSequentially('30')
  await expect(days).toHaveValue('30')
  await expect(page.getByText('because the guest register must be kept that long')).toBeVisible()
  await expect(next.getByRole('rowheader', { name: 'Old Oberoi' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await next.getByRole('button', { name: 'Delete now' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete the IDs of/ })
    .click()
  await expect(page.getByRole('region', { name: 'What was deleted' })).toBeVisible()
  await expectAccessible(page)
  const stored = await hotel.db
    .selectFrom('guest')
    .select('id_proof_number')
    .where('id', '=', guest.id)
    .executeTakeFirst()
  expect(stored?.id_proof_number).toBe('')
})

test('a guest gets a copy of the data and is anonymised', async ({ signedInPage: page, hotel }) => {
  await hotel.make.guest({ name: 'Forget Mehta' })
  await page.goto(`${paths.guests}?search=Forget`)
  await page.getByRole('button', { name: 'Forget Mehta', exact: true }).click()
  const card = page.getByRole('region', { name: 'Privacy' })
  for (const kind of ['PDF', 'JSON']) {
    const download = page.waitForEvent('download')
    await card.getByRole('button', { name: `Data as ${kind}` }).click()
    expect((await download).suggestedFilename()).toBe(`guest-data.${kind.toLowerCase()}`)
  }
  await card.getByRole('button', { name: 'Anonymise' }).click()
  const dialog = page.getByRole('dialog', { name: 'Anonymise guest' })
  await dialog.getByRole('textbox').fill('Forget Mehta')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Anonymise for good' }).click()
  await expect(page.getByText('The guest was anonymised').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Former guest' })).toBeVisible()
})
