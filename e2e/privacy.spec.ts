import { sql } from 'kysely'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { cardPicture, chooseFrom, fillIn } from '#e2e/kit/guest-form.ts'
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
  await page.getByText('Delete ID photos and numbers after the departure').click()
  await page.getByLabel('Days after the departure').fill('30')
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

test('the digits of an Aadhaar card are covered before the photo is sent', async ({ signedInPage: page, hotel }) => {
  const card = await cardPicture()
  const sent: Buffer[] = []
  page.on('request', (request) => {
    const body = request.postDataBuffer()
    if (body) sent.push(body)
  })
  await page.goto(paths.addGuest)
  await fillIn(page, { Name: 'Covered Kapoor', Phone: '9876500011', Address: 'Jaipur' })
  await chooseFrom(page, 'Nationality', 'Indian')
  await chooseFrom(page, 'ID proof type', 'Aadhar Card')
  await page.getByLabel('ID proof photo file').setInputFiles(card)
  const dialog = page.getByRole('dialog', { name: 'Cover the first eight digits' })
  const box = dialog.getByRole('button', { name: 'Black box' })
  await box.focus()
  for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowLeft')
  for (let press = 0; press < 5; press++) await page.keyboard.press('Shift+ArrowRight')
  await expectAccessible(page)
  const before = await box.boundingBox()
  if (!before) throw new Error('the box is not shown')
  await page.mouse.move(before.x + 20, before.y + 10)
  await page.mouse.down()
  await page.mouse.move(before.x + 20, before.y - 10, { steps: 4 })
  await page.mouse.up()
  const area = await box.evaluate((element) => (element as HTMLElement).style.cssText)
  await dialog.getByRole('button', { name: 'Cover and use' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByText('Guest registered successfully!').first()).toBeVisible()

  const share = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(area)?.[1]) / 100
  const photo = await hotel.db
    .selectFrom('guest')
    .select('slug')
    .where('name', '=', 'Covered Kapoor')
    .where(sql<boolean>`id_proof_image is not null`)
    .executeTakeFirstOrThrow()
  await page.goto(`${paths.addGuest}?slug=${photo.slug}`)
  const stored = page.getByRole('img', { name: 'ID proof photo' })
  await expect(stored).toBeVisible()
  const [left, top, width, height] = [share('left'), share('top'), share('width'), share('height')]
  const inside = [0.05, 0.5, 0.95].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + x * width, top + y * height]))
  const points = [...inside, [left + width + 0.1, top]]
  const brightness = await stored.evaluate(async (image, wanted) => {
    const picture = image as HTMLImageElement
    await picture.decode()
    const canvas = document.createElement('canvas')
    canvas.width = picture.naturalWidth
    canvas.height = picture.naturalHeight
    const context = canvas.getContext('2d')
    context?.drawImage(picture, 0, 0)
    return wanted.map(([x = 0, y = 0]) =>
      Math.max(...(context?.getImageData(x * canvas.width, y * canvas.height, 1, 1).data.slice(0, 3) ?? [])),
    )
  }, points)
  expect(Math.max(...brightness.slice(0, -1))).toBeLessThan(24)
  expect(brightness.at(-1)).toBeGreaterThan(100)
  // No request had the bytes of the chosen file.
  expect(sent.some((body) => body.includes(card.buffer.subarray(200, 400)))).toBe(false)
})
