import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { shownDay } from '#e2e/kit/booking-form.ts'

/** A picture as from a scanner or a camera. */
export const cardPicture = async () => ({
  name: 'card.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 560, channels: 3, background: '#8fb7c9' } })
    .jpeg()
    .toBuffer(),
})

export const chooseFrom = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Types into fields by their labels. */
export const fillIn = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    const field = page.getByLabel(label, { exact: true }).and(page.locator('input, textarea'))
    await field.fill(value)
    await field.blur()
  }
}

export const britishDocuments = {
  'Passport number': '533401372',
  'Passport date of issue': 'Mar 01, 2022',
  'Passport date of expiry': 'Feb 28, 2032',
  'Passport place of issue': 'London',
  'Visa number': 'VJ4410921',
  'Visa date of issue': shownDay(-45),
  'Visa place of issue': 'London',
  'Visa validity date': shownDay(135),
  'Date of arrival in India': shownDay(-5),
  'Place of arrival in India': 'Delhi',
  'Duration of stay': '21',
  'Foreign address': '4 Orchard Lane, York',
}
