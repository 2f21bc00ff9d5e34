import { describe, expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, make, db } = await startTestApp()
const category = await make.itemCategory({ name: 'Breakfast' })

const draft = (more = {}) => ({ category_id: category.id, name: 'Idli', type: 'food', price: 80.5, ...more })

describe('saving an item', () => {
  test('fills in default values', async () => {
    const { status, body } = await admin('POST', '/items', draft())
    expect(status).toBe(201)
    expect(body).toMatchObject({
      message: 'Item saved successfully!',
      data: { price: 80.5, description: '', is_active: true, category: { name: 'Breakfast' } },
    })
  })

  test('a name is unique within its category', async () => {
    await make.item({ category_id: category.id, name: 'Tea' })
    expect((await admin('POST', '/items', draft({ name: ' TEA ' }))).status).toBe(409)
    const other = await make.itemCategory()
    expect((await admin('POST', '/items', draft({ name: 'Tea', category_id: other.id }))).status).toBe(201)
  })

  test.each([
    ['no category', { category_id: undefined }, { category_id: ['Category is required.'] }],
    ['a category that is not there', { category_id: 999_999 }, { category_id: [expect.stringContaining('no longer')] }],
    ['no name', { name: '' }, { name: ['Item name is required.'] }],
    ['no type', { type: undefined }, { type: ['Type is required.'] }],
    ['no price', { price: undefined }, { price: ['Price is required.'] }],
    ['a negative price', { price: -1 }, { price: ['Price must be greater than 0.'] }],
    ['a third decimal', { price: 1.005 }, { price: [expect.stringContaining('2 decimals')] }],
    ['a price of 1e21', { price: 1e21 }, { price: ['Enter at most ₹10,00,000.00'] }],
    ['a long description', { description: 'x'.repeat(1001) }, { description: [expect.any(String)] }],
  ])('%s is refused with the field named', async (_what, more, fields) => {
    const { status, body } = await admin('POST', '/items', draft({ name: 'Vada', ...more }))
    expect(status).toBe(422)
    expect(body.error.fields).toMatchObject(fields)
  })

  test('a price may be zero', async () =>
    expect((await admin('POST', '/items', draft({ name: 'Water', price: 0 }))).status).toBe(201))
})

test('a deleted item stays on old orders and is no longer offered', async () => {
  const item = await make.item({ name: 'Kulfi' })
  const order = await make.order({ items: [{ item_id: item.id, quantity: 1 }] })
  expect((await admin('DELETE', `/items/${item.slug}`)).body.message).toBe('Item deleted successfully')
  expect((await admin('GET', `/items/${item.slug}`)).body.error.message).toBe('Item not found')
  expect((await admin('GET', `/orders/${order.slug}`)).body.data.items[0].name).toBe('Kulfi')
  const unused = await make.item()
  await admin('DELETE', `/items/${unused.slug}`)
  const rows = await db.selectFrom('item').select('id').where('id', 'in', [item.id, unused.id]).execute()
  expect(rows.map(({ id }) => id)).toEqual([item.id])
})

test('the list is searched by name and category, filtered, and says which items can be ordered', async () => {
  const { admin, make } = await startTestApp()
  const drinks = await make.itemCategory({ name: 'Beverages' })
  const closed = await make.itemCategory({ name: 'Winter menu', is_active: false })
  await make.item({ name: 'Lassi', type: 'drink', category_id: drinks.id })
  await make.item({ name: 'Chai', type: 'drink', category_id: drinks.id, is_active: false })
  await make.item({ name: 'Gajak', category_id: closed.id })
  const names = async (query: string) =>
    (await admin('GET', `/items?${query}`)).body.data.data.map((item: { name: string }) => item.name)
  expect(await names('search=BEVER')).toEqual(['Chai', 'Lassi'])
  expect(await names('type=food')).toEqual(['Gajak'])
  expect(await names(`category_id=${drinks.id}&sort=-name`)).toEqual(['Lassi', 'Chai'])
  expect(await names('all=true&orderable=true')).toEqual(['Lassi'])
})
