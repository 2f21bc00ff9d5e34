import { expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, make } = await startTestApp()

test('a discount is previewed with the slab that follows from it, and nothing is saved', async () => {
  await admin('POST', '/tax-rules/indian-gst', {})
  const { slug } = await make.booking({ room_rent: rupees(8000) })
  const { body } = await admin('POST', `/folios/${slug}/preview-discount`, { percent: 10, on: 'rooms' })
  expect(body.data.before).toMatchObject({ charges: 16000, total: 18880 })
  expect(body.data.after).toMatchObject({ charges: 14400, total: 15120 })
  const folios = await admin('GET', `/bookings/${slug}/folios`)
  expect(folios.body.data[0]).toMatchObject({ total: 18880, discounts: [] })
})

test('a preview without terms, or of a folio that is not there, is refused', async () => {
  const { slug } = await make.booking()
  expect(await admin('POST', `/folios/${slug}/preview-discount`, { on: 'all' })).toMatchObject({ status: 422 })
  expect(await admin('POST', '/folios/nowhere/preview-discount', { percent: 5 })).toMatchObject({ status: 404 })
})
