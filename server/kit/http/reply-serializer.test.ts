import { expect, test } from 'vitest'
import { Rupees, rupees } from '#contract/kit/money.ts'
import { z } from '#contract/kit/z.ts'
import { replySerializer } from '#server/kit/http/reply-serializer.ts'

const Reply = z.object({
  data: z.array(
    z.object({
      id: z.int(),
      price: Rupees,
      discount: Rupees.nullable(),
      tip: Rupees.optional(),
      kind: z.enum(['room', 'food']),
      lines: z.array(z.string()),
      by: z.record(z.string(), Rupees),
      either: z.union([z.string(), z.object({ sum: Rupees })]),
      guest: z.object({ name: z.string() }).nullable(),
    }),
  ),
  message: z.string().optional(),
})

const row = {
  id: 1,
  price: rupees(1250.5),
  discount: null,
  kind: 'room' as const,
  lines: ['one', 'two'],
  by: { cash: rupees(10) },
  either: { sum: rupees(3) },
  guest: { name: 'Meera', password_hash: 'secret' },
  internal: 'nobody sees this',
}

const route = { schema: Reply, method: 'GET', url: '/', httpStatus: '200' }

test('a trusted reply equals a checked one: amounts in rupees, and no field that the schema lacks', () => {
  const reply = { data: [row, { ...row, discount: rupees(0.05), tip: rupees(20), guest: null }], message: 'Done' }
  const trusted = replySerializer(false)(route)(reply)
  expect(JSON.parse(trusted)).toEqual(JSON.parse(replySerializer(true)(route)(reply)))
  expect(trusted).toContain('"price":1250.5')
  expect(trusted).not.toMatch(/secret|nobody/)
})

test('a checked reply that violates its schema throws', () => {
  const broken = { data: [{ ...row, id: 'one' }] }
  expect(() => replySerializer(true)(route)(broken)).toThrow()
})
