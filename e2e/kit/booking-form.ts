import { expect, type Page } from '@playwright/test'
import { addDays, formatDay } from '#contract/kit/time/calendar-date.ts'
import { hotelDay, usualDayStart } from '#contract/kit/time/hotel-day.ts'

/** A day counted from the hotel's today, as YYYY-MM-DD. */
export const dayFromToday = (days: number) => addDays(hotelDay(usualDayStart, new Date()), days)

/** The same day as the screen shows it. */
export const shownDay = (days: number) => formatDay(dayFromToday(days))

const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

export const chooseRoom = async (page: Page, room: string, label = 'Room') => {
  await field(page, label).fill(room)
  await page.getByRole('option', { name: new RegExp(`^${room}\\b`) }).click()
  await expect(field(page, label)).toHaveValue(new RegExp(`^${room}\\b`))
}

export const chooseGuest = async (page: Page, name: string) => {
  await field(page, 'Guest').fill(name)
  // The last option offers to add a guest of this name.
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click()
}

export const chooseFoodPlan = async (page: Page, plan: string) => {
  await field(page, 'Food plan').click()
  await page.getByRole('option', { name: new RegExp(`^${plan} `) }).click()
}

export const typeDate = async (page: Page, label: string, days: number) => {
  const input = page.getByRole('textbox', { name: label, exact: true })
  await input.fill(shownDay(days))
  await input.press('Tab')
}
