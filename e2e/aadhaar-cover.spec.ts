import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { openLine } from '#e2e/kit/cuttable-line.ts'
import { chooseFrom, fillIn } from '#e2e/kit/guest-form.ts'
import type { Hotel } from '#e2e/kit/hotel.ts'
import { signInByHand } from '#e2e/kit/sign-in-by-hand.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { paths } from '#web/paths.ts'

const title = 'Cover the first eight digits'

/** Noise that is always the same, so that every part of a picture's file is unlike any other. */
const noise = (width: number, height: number, seed: number) => {
  let last = seed
  const bytes = Buffer.alloc(width * height * 3)
  for (let at = 0; at < bytes.length; at++) {
    last = (last * 1_103_515_245 + 12_345) % 2_147_483_648
    bytes[at] = 100 + ((last >> 16) % 150)
  }
  return sharp(bytes, { raw: { width, height, channels: 3 } })
}

/** A card whose first eight digits are noise of a seed, within the place where the black box is first. */
const cardWith = async (digits: number, width: number, height: number) => {
  const [left, top] = [Math.round(0.3 * width), Math.round(0.75 * height)]
  const secret = noise(Math.round(0.2 * width), Math.round(0.05 * height), digits)
  return noise(width, height, 7).composite([{ input: await secret.png().toBuffer(), left, top }])
}

const pngOf = async (digits: number) => ({
  name: 'card.png',
  mimeType: 'image/png',
  // Wider than what is sent, so it is scaled down as well.
  buffer: await (await cardWith(digits, 2100, 300)).png().toBuffer(),
})

/** As from a phone that was held upright: the pixels are turned, and a note says so. */
const turnedJpegOf = async (digits: number) => {
  const upright = await (await cardWith(digits, 900, 560)).png().toBuffer()
  return {
    name: 'card.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp(upright)
      .rotate(-90)
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      .toBuffer(),
  }
}

type Photo = Awaited<ReturnType<typeof pngOf>>
let phone = 9_876_500_000

const fillInGuest = async (page: Page, name: string) => {
  await page.goto(paths.addGuest)
  await fillIn(page, { Name: name, Phone: String(++phone), Address: 'Jaipur' })
  await chooseFrom(page, 'Nationality', 'Indian')
}

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByText('Guest registered successfully!').first()).toBeVisible()
}

/** A desk on a line that keeps everything that the browser sends. */
const openDesk = async (browser: Browser, hotel: Hotel) => {
  const line = await openLine(hotel.address, { keepsSent: true })
  const storageState = await signInByHand(browser, line.address, hotel.admin)
  const context = await browser.newContext({ baseURL: line.address, storageState })
  return { line, page: await context.newPage(), close: () => context.close().then(line.close) }
}

/** Registers a guest with the covered photo of an Aadhaar card and answers the picture that was sent. */
const sendCovered = async (browser: Browser, hotel: Hotel, photo: Photo, name: string) => {
  const { line, page, close } = await openDesk(browser, hotel)
  await fillInGuest(page, name)
  await chooseFrom(page, 'ID proof type', 'Aadhar Card')
  await page.getByLabel('ID proof photo file').setInputFiles(photo)
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog.getByRole('button', { name: 'Cover and use' })).toBeDisabled()
  await dialog.getByLabel('The first eight digits are under the box').check()
  await dialog.getByRole('button', { name: 'Cover and use' }).click()
  await expect(dialog).toBeHidden()
  await save(page)
  const sent = line.sent()
  await close()
  const step = Math.floor(photo.buffer.length / 50)
  for (let at = 0; at + 48 < photo.buffer.length; at += step)
    expect(sent.includes(photo.buffer.subarray(at, at + 48)), `the file’s bytes at ${at} were sent`).toBe(false)
  return pictureIn(sent)
}

const pictureIn = (sent: Buffer) => {
  const head = sent.indexOf('filename="id-proof-covered.jpg"')
  const start = sent.indexOf('\r\n\r\n', head) + 4
  expect(head).toBeGreaterThan(0)
  return sent.subarray(start, sent.indexOf('\r\n------', start))
}

const brightnessAt = async (picture: Buffer, x: number, y: number) => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  return Math.max(...data.subarray(at, at + 3))
}

for (const [kind, photoOf, size] of [
  ['a large picture', pngOf, [2000, 286]],
  ['a turned picture of a phone', turnedJpegOf, [900, 560]],
] as const)
  test(`${kind} is sent without the covered digits: other digits would be sent as the same bytes`, async ({
    browser,
    hotel,
  }) => {
    const [one, other] = [await photoOf(1), await photoOf(2)]
    expect(one.buffer.equals(other.buffer)).toBe(false)
    const first = await sendCovered(browser, hotel, one, 'First Farida')
    const second = await sendCovered(browser, hotel, other, 'Second Sunil')
    expect(first.equals(second)).toBe(true)

    const { width, height } = await sharp(first).metadata()
    expect([width, height]).toEqual(size)
    for (const x of [0.25, 0.4, 0.55])
      for (const y of [0.73, 0.78, 0.82]) expect(await brightnessAt(first, x, y)).toBeLessThan(24)
    for (const [x, y] of [
      [0.1, 0.78],
      [0.7, 0.78],
      [0.4, 0.5],
      [0.4, 0.95],
    ] as const)
      expect(await brightnessAt(first, x, y)).toBeGreaterThan(80)
  })

test('a photo that was chosen before the type has to be covered, too', async ({ signedInPage: page, hotel }) => {
  await fillInGuest(page, 'Early Esha')
  await page.getByLabel('ID proof photo file').setInputFiles(await turnedJpegOf(1))
  const shown = page.getByRole('img', { name: 'ID proof photo' })
  await expect(shown).toBeVisible()
  await chooseFrom(page, 'ID proof type', 'Aadhar Card')
  const dialog = page.getByRole('dialog', { name: title })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(shown).toBeHidden()
  await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible()
  await save(page)
  const guest = await hotel.db
    .selectFrom('guest')
    .select('id_proof_image')
    .where('name', '=', 'Early Esha')
    .executeTakeFirstOrThrow()
  expect(guest.id_proof_image).toBeNull()
})

test('a photo that can’t be opened is refused with a sentence', async ({ signedInPage: page }) => {
  await fillInGuest(page, 'Broken Bela')
  await chooseFrom(page, 'ID proof type', 'Aadhar Card')
  const file = page.getByLabel('ID proof photo file')
  const broken = (await turnedJpegOf(1)).buffer.subarray(0, 60)
  await file.setInputFiles({
    name: 'card.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([broken, Buffer.alloc(500)]),
  })
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog.getByText('This photo can’t be opened.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible()

  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  await file.setInputFiles({ name: 'card.heic', mimeType: 'image/heic', buffer: heic })
  await expect(page.getByText('Only JPG, PNG, or WEBP images are allowed.')).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('the box is moved by mouse and keys, and the digits of a stored photo can be covered later', async ({
  signedInPage: page,
  hotel,
}) => {
  await fillInGuest(page, 'Covered Kapoor')
  await page.getByLabel('ID proof photo file').setInputFiles(await turnedJpegOf(1))
  await save(page)
  const stored = () =>
    hotel.db
      .selectFrom('guest')
      .select(['slug', 'id_proof_image'])
      .where('name', '=', 'Covered Kapoor')
      .executeTakeFirstOrThrow()
  const before = await stored()
  await page.goto(`${paths.addGuest}?slug=${before.slug}`)
  await chooseFrom(page, 'ID proof type', 'Aadhar Card')
  await page.getByRole('button', { name: 'Cover digits' }).click()
  const dialog = page.getByRole('dialog', { name: title })
  const box = dialog.getByRole('button', { name: 'Black box' })
  await box.focus()
  for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowLeft')
  for (let press = 0; press < 5; press++) await page.keyboard.press('Shift+ArrowRight')
  await expectAccessible(page)
  const place = await box.boundingBox()
  if (!place) throw new Error('the box is not shown')
  await page.mouse.move(place.x + 20, place.y + 10)
  await page.mouse.down()
  await page.mouse.move(place.x + 20, place.y - 10, { steps: 4 })
  await page.mouse.up()
  const style = await box.evaluate((element) => (element as HTMLElement).style.cssText)
  const share = (name: string) => Number(new RegExp(`(?:^|; )${name}: ([\\d.]+)%`).exec(style)?.[1]) / 100
  const [left, top, width, height] = [share('left'), share('top'), share('width'), share('height')]
  expect([left, width]).toEqual([expect.closeTo(0.14, 5), expect.closeTo(0.37, 5)])
  expect(top).toBeLessThan(0.72)
  await expect(dialog.getByRole('button', { name: 'Cover and use' })).toBeDisabled()
  await dialog.getByLabel('The first eight digits are under the box').check()
  await dialog.getByRole('button', { name: 'Cover and use' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Update' }).first().click()
  await expect(page.getByText('Guest updated successfully').first()).toBeVisible()

  expect((await stored()).id_proof_image).not.toBe(before.id_proof_image)
  await page.goto(`${paths.addGuest}?slug=${before.slug}`)
  const shown = page.getByRole('img', { name: 'ID proof photo' })
  await expect(shown).toBeVisible()
  const base64 = await shown.evaluate(async (image) => {
    const shownImage = image as HTMLImageElement
    await shownImage.decode()
    const canvas = document.createElement('canvas')
    canvas.width = shownImage.naturalWidth
    canvas.height = shownImage.naturalHeight
    canvas.getContext('2d')?.drawImage(shownImage, 0, 0)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  const picture = Buffer.from(base64, 'base64')
  for (const x of [0.05, 0.5, 0.95])
    for (const y of [0.1, 0.5, 0.9])
      expect(await brightnessAt(picture, left + x * width, top + y * height)).toBeLessThan(24)
  expect(await brightnessAt(picture, left + width + 0.1, top)).toBeGreaterThan(80)
})
