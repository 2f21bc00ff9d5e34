import { expect, test } from 'vitest'
import { demoGuests } from '#server/demo/demo-guests.ts'
import { fillDemoHotel } from '#server/demo/fill-demo-hotel.ts'
import { startTestApp } from '#server/testing/test-app.ts'

test('the demo hotel keeps every rule of the real one', async () => {
  const { db, admin } = await startTestApp()
  await fillDemoHotel(db)
  await fillDemoHotel(db)
  const { body } = await admin('GET', '/guests?per_page=100')
  expect(body.data.total).toBe(120)
  expect(body.data.data.some((guest: { nationality: string }) => guest.nationality === 'German')).toBe(true)
})

test('its guests are different people', () => {
  const guests = demoGuests('2026-11-15').map(({ changes }) => changes)
  expect(new Set(guests.map(({ phone }) => phone)).size).toBe(120)
  expect(new Set(guests.map(({ name }) => name)).size).toBeGreaterThan(100)
})
