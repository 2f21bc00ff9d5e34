import { expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, make } = await startTestApp()

const refundDue = async (slug: string) => {
  const { data } = (await admin('GET', `/bookings/${slug}`)).body
  const { data: list } = (await admin('GET', `/bookings?search=${data.booking_number}`)).body
  expect(list.data[0].refund_due).toBe(data.refund_due)
  return data.refund_due
}

test.each([
  ['cancel', { reason: 'Flight cancelled' }],
  ['no-show', undefined],
])('after %s the advance and the payments are due until they are refunded', async (act, body) => {
  const { slug } = await make.booking({ advance_amount: rupees(2000) })
  await admin('POST', `/bookings/${slug}/payments`, { payment_method: 'cash', amount: 500.5 })
  expect(await refundDue(slug)).toBe(0)
  expect((await admin('POST', `/bookings/${slug}/${act}`, body)).status).toBe(200)
  expect(await refundDue(slug)).toBe(2500.5)
  const refund = { payment_method: 'cash', reason: 'Did not come' }
  expect((await admin('POST', `/bookings/${slug}/refunds`, { ...refund, amount: 1000 })).status).toBe(201)
  expect(await refundDue(slug)).toBe(1500.5)
  expect((await admin('POST', `/bookings/${slug}/refunds`, { ...refund, amount: 1500.51 })).status).toBe(409)
  expect((await admin('POST', `/bookings/${slug}/refunds`, { ...refund, amount: 1500.5 })).status).toBe(201)
  expect(await refundDue(slug)).toBe(0)
})

test('a stay that was not cancelled has no refund due', async () => {
  const { slug } = await make.booking({ advance_amount: rupees(2000) })
  await admin('POST', `/bookings/${slug}/check-in`)
  expect(await refundDue(slug)).toBe(0)
  await admin('POST', `/bookings/${slug}/check-out`)
  expect(await refundDue(slug)).toBe(0)
})
