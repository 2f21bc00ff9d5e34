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
