import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'

const { app, signIn, make } = await startTestApp()

const fetchSlip = async (slug: string) =>
  app.inject({
    url: `/api/orders/${slug}/slip`,
    headers: { authorization: `Bearer ${await signIn('desk@hotel.example')}` },
  })

/** The page's width and height, in millimetres. */
const paper = (pdf: string) =>
  (/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)?.slice(1) ?? []).map((points) => (Number(points) * 25.4) / 72)

test('the slip is one page, 80 mm wide and as long as the order needs', async () => {
  const few = await fetchSlip((await make.order({ notes: 'बिना मिर्च के, ₹ बाद में' })).slug)
  expect(few.headers['content-type']).toBe('application/pdf')
  const pdf = few.rawPayload.toString('latin1')
  expect(pdf.startsWith('%PDF-')).toBe(true)
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  const items = await Promise.all(
    Array.from({ length: 12 }, () => make.item({ name: 'Paneer tikka '.repeat(7).trim() })),
  )
  const many = await make.order({ items: items.map(({ id }) => ({ item_id: id, quantity: 999 })) })
  const long = (await fetchSlip(many.slug)).rawPayload.toString('latin1')
  expect(long.match(/\/Type \/Page\b/g)).toHaveLength(1)
  const [[width = 0, height = 0], [, longer = 0]] = [paper(pdf), paper(long)]
  expect(Math.round(width)).toBe(80)
  expect(longer).toBeGreaterThan(height * 2)
})

test('the slip of an order that does not exist is 404', async () =>
  expect((await fetchSlip('nowhere')).statusCode).toBe(404))
