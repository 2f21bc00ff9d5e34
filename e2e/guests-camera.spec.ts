import { expect, test } from '#e2e/kit/test.ts'
import { paths } from '#web/paths.ts'

const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
test.use({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] }),
    { scope: 'worker' },
  ],
})

test('a desktop with a camera takes the ID photo', async ({ signedInPage: page }) => {
  await page.goto(paths.addGuest)
  await page.getByRole('button', { name: 'Take a photo' }).click()
  await page.getByRole('button', { name: 'Take this picture' }).click()
  await expect(page.getByRole('img', { name: 'ID proof photo' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible()
})
