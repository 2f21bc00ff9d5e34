import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, make, db } = await startTestApp()

const checkOut = async (billed_to: object | undefined, booking: object = {}, more: object = {}) => {
  const { slug } = await make.booking(booking)
  await admin('POST', `/bookings/${slug}/check-in`)
  const { body } = await admin('POST', `/bookings/${slug}/check-out`, { billed_to, ...more })
  return body.data.invoice
}
const invoicesOf = async ({ id }: { id: number }, query = '') => {
  const { data } = (await admin('GET', `/invoices?company_id=${id}${query}`)).body
  return { ...data, numbers: data.data.map(({ number }: { number: string }) => number) }
}

test('an invoice stays with its company when the company gets another name', async () => {
  const acme = await make.company({ name: 'Acme Tools' })
  const first = await checkOut({ name: ' ACME tools ' })
  await admin('PUT', `/companies/${acme.slug}`, { name: 'Acme Industries', version: acme.version })
  const second = await checkOut({ name: 'Acme Industries' })
  await checkOut({ name: 'Acme Tools' })
  await checkOut(undefined, { company_id: acme.id })
  expect((await invoicesOf(acme)).numbers).toEqual([second.number, first.number])
  expect((await admin('DELETE', `/companies/${acme.slug}`)).body.error.message).toContain('and 2 invoices')
})

test('a name that is written differently is found by the GSTIN, if one company has it', async () => {
  const gstin = '29AABCU9603R1ZJ'
  const printed = { name: 'Kaveri Mills Pvt. Ltd.', address: 'Mysuru', gstin }
  const mills = await make.company({ name: 'Kaveri Mills', gstin })
  const { number } = await checkOut(printed)
  const branch = await make.company({ name: 'Kaveri Mills, Hubballi', gstin })
  await checkOut(printed)
  expect((await invoicesOf(mills)).numbers).toEqual([number])
  expect((await invoicesOf(branch)).numbers).toEqual([])
})

test('a company that is saved with the check-out has the invoice', async () => {
  const { number } = await checkOut({ name: 'Typed Works' }, {}, { save_company: true })
  const [company] = (await admin('GET', '/companies?search=typed')).body.data.data
  expect((await invoicesOf(company)).numbers).toEqual([number])
})

test('the lists of invoices and bookings are narrowed to a company, with the sums of its invoices', async () => {
  const river = await make.company({ name: 'River Works' })
  const paid = await checkOut({ name: river.name }, {}, { payment: { payment_method: 'cash' } })
  const pending = await checkOut({ name: river.name }, { company_id: river.id })
  await admin('POST', `/invoices/${pending.slug}/credit-notes`, {
    reason: 'Too high',
    lines: [{ position: 1, amount: 500 }],
  })
  const all = await invoicesOf(river)
  expect(all).toMatchObject({ total: 2, sums: { total: 10_000, paid: 5000, credited: 500, balance: 4500 } })
  expect((await invoicesOf(river, '&status=paid')).numbers).toEqual([paid.number])
  expect((await invoicesOf(river, '&sort=balance&per_page=1&page=2')).numbers).toEqual([pending.number])
  const note = await db
    .selectFrom('invoice')
    .select('company_id')
    .where('kind', '=', 'credit_note')
    .executeTakeFirstOrThrow()
  expect(note.company_id).toBe(river.id)
  const { data } = (await admin('GET', `/bookings?company_id=${river.id}`)).body
  expect(data).toMatchObject({ total: 1, data: [{ company: { name: river.name } }] })
  expect((await admin('GET', '/invoices?company_id=river')).status).toBe(422)
})
