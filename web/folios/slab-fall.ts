import type { Bill } from '#contract/folios/bill.ts'
import { folioMessages as say } from '#contract/folios/folio-messages.ts'
import { formatPercent } from '#contract/kit/percent.ts'

const nightsByRate = ({ lines }: Pick<Bill, 'lines'>) => {
  const nights = new Map<number, number>()
  for (const { kind, tax_rate, quantity } of lines) {
    if (kind === 'room') nights.set(tax_rate, (nights.get(tax_rate) ?? 0) + quantity)
  }
  return nights
}

/** How many nights a discount moves into a lower tax slab, in a sentence; undefined if it moves none. */
export const slabFall = ({ before, after }: Record<'before' | 'after', Pick<Bill, 'lines'>>) => {
  const [old, changed] = [nightsByRate(before), nightsByRate(after)]
  const fewer = (rate: number) => (old.get(rate) ?? 0) - (changed.get(rate) ?? 0)
  const rates = [...new Set([...old.keys(), ...changed.keys()])].sort((one, other) => other - one)
  const from = rates.find((rate) => fewer(rate) > 0)
  const to = rates.findLast((rate) => fewer(rate) < 0)
  if (from === undefined || to === undefined) return undefined
  const all = [...old.values()].reduce((sum, nights) => sum + nights, 0)
  return say.slabFalls({ nights: fewer(from), all }, { from: formatPercent(from), to: formatPercent(to) })
}
