import { expect, test } from 'vitest'
import { Rupees, rupees } from '#contract/kit/money.ts'
import { Percent } from '#contract/kit/percent.ts'
import { z } from '#contract/kit/z.ts'
import { valuesOf } from '#web/kit/form/form-values.ts'

const Stored = z.object({ id: z.int(), name: z.string(), price: Rupees, rate: Percent, version: z.int() })
const Draft = z.object({
  name: z.string().min(3),
  price: Rupees.refine((amount) => amount < 100, 'Too much'),
  rate: Percent,
  note: z.string().default(''),
})

test('form values are the encoded fields of the draft, even beyond its current limits', () => {
  const stored = { id: 7, name: 'EP', price: rupees(250.5), rate: 1800, version: 3 }
  expect(valuesOf(Stored, Draft, stored)).toEqual({ name: 'EP', price: 250.5, rate: 18 })
})
