import { expect, it } from 'vitest'
import { BillLine } from '#contract/folios/bill.ts'
import { slabFall } from '#web/folios/slab-fall.ts'

const nights = (quantity: number, tax_rate: number) =>
  BillLine.parse({
    ...{ kind: 'room', description: 'Room 101', sac: '', quantity, rate: 8000, discount: 0, amount: 8000 },
    ...{ treatment: 'taxable', tax_rate, cgst: 0, sgst: 0 },
  })
const before = { lines: [nights(3, 18)] }

it('says how many nights a discount moves into a lower slab', () => {
  expect(slabFall({ before, after: { lines: [nights(3, 5)] } })).toBe('Rooms are then taxed at 5 % instead of 18 %.')
  expect(slabFall({ before, after: { lines: [nights(1, 18), nights(2, 5)] } })).toBe(
    '2 of 3 nights are then taxed at 5 % instead of 18 %.',
  )
  expect(slabFall({ before, after: { lines: [nights(2, 18), nights(1, 5)] } })).toBe(
    '1 of 3 nights is then taxed at 5 % instead of 18 %.',
  )
  expect(slabFall({ before, after: before })).toBeUndefined()
})
