import type { BillLine } from '#contract/folios/bill.ts'
import { type FolioId, grossOf, type Part } from '#contract/folios/divide-charges.ts'
import type { Taxes } from '#contract/folios/taxes.ts'
import { minus, type Paise, plus, portion, times, zero } from '#contract/kit/money.ts'
import { addDays, formatDay } from '#contract/kit/time/calendar-date.ts'
import { halfTax, type Rule, ruleFor } from '#contract/taxes/calculate-tax.ts'

/** A part of a folio with its discount and its tax. */
export interface TaxedPart extends Part {
  discount: Paise
  rule: Rule | undefined
}

export const netOf = (part: Part & { discount: Paise }) => minus(grossOf(part), part.discount)

/** The tax of each part. The whole charge decides the slab, after discounts, also if several folios share it. */
export const taxParts = <DiscountedPart extends Part & { discount: Paise }>(
  parts: DiscountedPart[],
  { rules }: Taxes,
): (DiscountedPart & { rule: Rule | undefined })[] => {
  const values = new Map<string, Paise>()
  for (const part of parts) {
    const { slab } = part.charge
    values.set(slab, plus(values.get(slab) ?? zero, netOf(part)))
  }
  return parts.map((part) => {
    const { slab, slab_value, key, quantity, category, treatment, date } = part.charge
    if (treatment !== 'taxable') return { ...part, rule: undefined }
    const sum = values.get(slab) ?? zero
    const value = slab_value ?? (slab === key && quantity > 1 ? portion(sum, 1, quantity) : sum)
    return { ...part, rule: ruleFor(rules, category, value, date) }
  })
}

const isTaxedAlike = (one: Rule | undefined, other: Rule | undefined) =>
  one?.rate === other?.rate && one?.sac === other?.sac

interface Run {
  first: TaxedPart
  quantity: number
  discount: Paise
}

/** Nights share a line only if they follow each other; meals of one plan share it anyway. */
const runFor = (runs: Run[], part: TaxedPart) => {
  const sharesLine = ({ first }: Run) =>
    first.charge.group === part.charge.group &&
    first.rate === part.rate &&
    first.isPart === part.isPart &&
    isTaxedAlike(first.rule, part.rule)
  if (part.charge.kind !== 'room') return runs.find(sharesLine)
  const last = runs.at(-1)
  return last && sharesLine(last) && addDays(last.first.charge.date, last.quantity) === part.charge.date
    ? last
    : undefined
}

/** The lines of a folio: charges in their order, combined where price and tax are the same. */
export const linesOfParts = (parts: TaxedPart[]): BillLine[] => {
  const runs: Run[] = []
  for (const part of parts) {
    const run = runFor(runs, part)
    if (run) {
      run.quantity += part.quantity
      run.discount = plus(run.discount, part.discount)
    } else runs.push({ first: part, quantity: part.quantity, discount: part.discount })
  }
  return runs.map(lineOf)
}

const lineOf = ({ first, quantity, discount }: Run): BillLine => {
  const { charge, rate, rule, isPart } = first
  const amount = minus(times(rate, quantity), discount)
  const half = rule ? halfTax(amount, rule.rate) : zero
  return {
    kind: charge.kind,
    description: `${descriptionOf(first, quantity)}${isPart ? ' (part)' : ''}`,
    quantity,
    rate,
    discount,
    amount,
    treatment: charge.treatment,
    sac: rule?.sac ?? '',
    tax_rate: rule?.rate ?? 0,
    cgst: half,
    sgst: half,
  }
}

const descriptionOf = ({ charge: { kind, name, date } }: TaxedPart, quantity: number) => {
  if (kind === 'room') return `${name}, ${formatDay(date)} to ${formatDay(addDays(date, quantity))}`
  return kind === 'food_plan' ? name : `${name}, ${formatDay(date)}`
}

export const ofFolio =
  (id: FolioId) =>
  ({ folio_id }: { folio_id: FolioId }) =>
    folio_id === id
