import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type Answers, ask } from '#server/db/testing/ask-hotel.ts'
import { expectedAnswers } from '#server/db/testing/changed-answers.ts'
import { startRestoredApp } from '#server/db/testing/restored-app.ts'

const folder = join(import.meta.dirname, 'testing')
const fixtures = readdirSync(folder)
  .filter((name) => name.endsWith('.backup'))
  .map((name) => name.replace('.backup', ''))

const apps = new Map<string, Awaited<ReturnType<typeof startRestoredApp>>>()
for (const name of fixtures) apps.set(name, await startRestoredApp(join(folder, `${name}.backup`)))

const readAnswers = (name: string): Answers =>
  JSON.parse(gunzipSync(readFileSync(join(folder, `${name}.answers.json.gz`))).toString())

describe.each(fixtures)('the filled hotel of %s', (name) => {
  test('keeps every amount, list and report when the newer migrations have run', async () => {
    const app = apps.get(name)
    if (!app) return expect.unreachable()
    for (const [path, answer] of Object.entries(expectedAnswers(name, readAnswers(name)))) {
      const answerNow = await ask(path.startsWith('/my/') ? app.guest : app.admin, path)
      // A new field is allowed. Every old field has its old value, and every list has as many rows as before.
      expect.soft(answerNow, path).toMatchObject(answer as object)
    }
  })
})

// Until migration 0019 companies were only written on invoices.
test('the filled hotel of hotel-0009 has the companies that its invoices were for', async () => {
  const app = apps.get('hotel-0009')
  if (!app) return expect.unreachable()
  const { body } = await app.admin('GET', '/companies')
  const lakeTours = { name: 'Lake Tours Pvt Ltd', address: 'Jaipur', gstin: '27AAPFU0939F1ZV', state: 'Maharashtra' }
  expect(body.data.data).toMatchObject([{ ...lakeTours, credit_limit: null, payment_terms: 0, is_active: true }])
  const [company] = body.data.data
  const { data } = (await app.admin('GET', `/invoices?company_id=${company.id}&per_page=100`)).body
  const all = (await app.admin('GET', '/invoices?per_page=100')).body.data.data
  const details = await Promise.all(all.map(({ slug }: { slug: string }) => app.admin('GET', `/invoices/${slug}`)))
  const billed = details.filter(({ body }) => body.data.guest.billed_to?.name.trim() === company.name)
  expect(billed.length).toBeGreaterThan(0)
  expect(data.data.map(({ id }: { id: number }) => id)).toEqual(billed.map(({ body }) => body.data.id))
})
