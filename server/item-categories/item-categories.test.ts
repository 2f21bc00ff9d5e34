import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, change, make } = await startTestApp()

test('a category is saved, changed and deleted, each with its message', async () => {
  const saved = await admin('POST', '/item-categories', { name: 'South Indian', type: 'food' })
  expect(saved.status).toBe(201)
  expect(saved.body).toMatchObject({
    message: 'Item category saved successfully!',
    data: { name: 'South Indian', type: 'food', is_active: true },
  })
  const { slug } = saved.body.data
  const changed = await change(`/item-categories/${slug}`, { name: 'Coastal', type: 'drink', is_active: false })
  expect(changed.body).toMatchObject({
    message: 'Item category updated successfully!',
    data: { name: 'Coastal', is_active: false },
  })
  const removed = await admin('DELETE', `/item-categories/${slug}`)
  expect(removed).toMatchObject({ status: 200, body: { message: 'Category deleted successfully' } })
  expect((await admin('GET', `/item-categories/${slug}`)).status).toBe(404)
})

test('if several clerks save the same category at once, one succeeds and the others are told', async () => {
  const answers = await Promise.all(
    ['Bar', ' bar', 'BAR ', 'Bar'].map((name) => admin('POST', '/item-categories', { name, type: 'drink' })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body.error).toMatchObject({
    message: 'Category name already exists',
    fields: { name: [expect.any(String)] },
  })
})

test.each([
  [{ type: 'food' }, { name: [expect.any(String)] }],
  [{ name: ' ', type: 'food' }, { name: ['Name is required.'] }],
  [{ name: 'X' }, { type: ['Type is required.'] }],
  [{ name: 'X', type: 'sport' }, { type: ['Type is required.'] }],
  [{ name: 'x'.repeat(101), type: 'food' }, { name: ['At most 100 characters are allowed'] }],
])('%j is refused', async (draft, fields) => {
  const { status, body } = await admin('POST', '/item-categories', draft)
  expect(status).toBe(422)
  expect(body.error.fields).toMatchObject(fields)
})

test('a category with items cannot be deleted; without them it can', async () => {
  const category = await make.itemCategory()
  const item = await make.item({ category_id: category.id })
  await make.order({ items: [{ item_id: item.id, quantity: 1 }] })
  const refused = await admin('DELETE', `/item-categories/${category.slug}`)
  expect(refused.status).toBe(409)
  expect(refused.body.error.message).toContain('This category has 1 item.')
  await admin('DELETE', `/items/${item.slug}`)
  expect((await admin('DELETE', `/item-categories/${category.slug}`)).status).toBe(200)
  expect((await admin('POST', '/item-categories', { name: category.name, type: 'food' })).status).toBe(201)
})

test('the list is searched, filtered, or returned as a whole', async () => {
  const { admin, make } = await startTestApp()
  for (let number = 1; number <= 12; number++) await make.itemCategory({ name: `Menu ${number}` })
  await make.itemCategory({ name: 'Laundry', type: 'service' })
  expect((await admin('GET', '/item-categories?search=laun')).body.data.total).toBe(1)
  expect((await admin('GET', '/item-categories?type=service')).body.data.data[0].name).toBe('Laundry')
  const all = await admin('GET', '/item-categories?all=true')
  expect(all.body.data).toMatchObject({ total: 13, current_page: 1, last_page: 1 })
  expect(all.body.data.data).toHaveLength(13)
  expect((await admin('GET', '/item-categories?all=perhaps')).status).toBe(422)
})
