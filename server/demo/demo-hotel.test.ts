import { expect, test } from 'vitest'
import { fillDemoHotel } from '#server/demo/fill-demo-hotel.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, db } = await startTestApp()

test('the demo hotel has 40 rooms in 4 types, however often it is filled', async () => {
  await fillDemoHotel(db)
  await fillDemoHotel(db)
  expect((await admin('GET', '/rooms')).body.data.total).toBe(40)
  const types = await admin('GET', '/room-types?sort=name')
  expect(types.body.data.data.map((type: { name: string }) => type.name)).toEqual([
    'Deluxe',
    'Honeymoon Cottage',
    'Premium',
    'Standard',
  ])
})

test('the demo hotel has settings that its own form would take, and the Indian GST rates', async () => {
  const { logo, ...settings } = (await admin('GET', '/settings')).body.data
  expect((await admin('PUT', '/settings', settings)).status).toBe(200)
  expect((await admin('GET', '/tax-rules')).body.data).toHaveLength(4)
})
