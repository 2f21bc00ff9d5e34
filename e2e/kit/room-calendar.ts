import { expect, type Locator, type Page } from '@playwright/test'
import { dayFromToday, shownDay } from '#e2e/kit/booking-form.ts'
import { paths } from '#web/paths.ts'

/** Opens the room calendar with a day, counted from today, at its left edge. */
export const openCalendar = async (page: Page, from: number) => {
  await page.goto(`${paths.calendar}?from=${dayFromToday(from)}&days=14`)
  await expect(page.getByRole('grid', { name: 'Room calendar' })).toBeVisible()
}

/** The bar of a guest. Its name has room, guest, dates and status. */
export const barOf = (page: Page, guest: string) => page.getByRole('gridcell', { name: new RegExp(`, ${guest},`) })

export const expectBar = (page: Page, guest: string, room: string, from: number, to: number) =>
  expect(barOf(page, guest)).toHaveAccessibleName(
    new RegExp(`^Room ${room}, ${guest}, ${shownDay(from)} to ${shownDay(to)},`),
  )

/** Where a bar is once it has glided to its place. */
export const placeOf = async (bar: Locator) => {
  await bar.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  return bar.boundingBox()
}

/** Clicks a bar that is in its place: while it glides, Playwright would scroll the calendar and try again. */
export const clickBar = async (page: Page, guest: string, options?: Parameters<Locator['click']>[0]) => {
  await placeOf(barOf(page, guest))
  await barOf(page, guest).click(options)
}

const middleOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  x: x + width / 2,
  y: y + height / 2,
})

/** The middle of a room's cell on a day. */
export const cellOf = async (page: Page, room: string, day: number) => {
  const row = await page.getByRole('rowheader', { name: new RegExp(`^${room}\\b`) }).boundingBox()
  const column = await page.getByRole('columnheader', { name: new RegExp(shownDay(day)) }).boundingBox()
  if (!row || !column) throw new Error(`room ${room} on ${shownDay(day)} is not shown`)
  return { x: middleOf(column).x, y: middleOf(row).y }
}

/** A point of a bar that is not one of its edges, as far from the middle of its first day. */
const fromEdge = 16

/** Takes a bar with the mouse and holds it so that it would arrive in a room on a day. */
export const holdBar = async (page: Page, guest: string, room: string, arrival: number) => {
  const bar = await placeOf(barOf(page, guest))
  if (!bar) throw new Error(`${guest} is not shown`)
  const to = await cellOf(page, room, arrival)
  // Its upper part: a stay in conflict lies over the lower one.
  await page.mouse.move(bar.x + fromEdge, bar.y + 6)
  await page.mouse.down()
  await page.mouse.move(to.x + fromEdge, to.y, { steps: 6 })
}

export const dragBar = async (page: Page, guest: string, room: string, arrival: number) => {
  await holdBar(page, guest, room, arrival)
  await page.mouse.up()
}

/** Takes the right edge of a bar with the mouse and holds it on a day. */
export const holdDeparture = async (page: Page, guest: string, day: number) => {
  const bar = await placeOf(barOf(page, guest))
  if (!bar) throw new Error(`${guest} is not shown`)
  const { x, y } = middleOf(bar)
  const column = await page.getByRole('columnheader', { name: new RegExp(shownDay(day)) }).boundingBox()
  if (!column) throw new Error(`${shownDay(day)} is not shown`)
  await page.mouse.move(x + bar.width / 2 - 3, y)
  await page.mouse.down()
  await page.mouse.move(middleOf(column).x - 3, y, { steps: 6 })
}

/** Says what will happen when the held bar is dropped. */
export const chipOf = (page: Page) => page.locator('[data-held-chip]')
