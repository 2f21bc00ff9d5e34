import { highestPrice, negative, paiseFromRupees } from '#contract/kit/money.ts'
import type { CellValues } from '#contract/rates/rate-change.ts'
import { rateMessages as say } from '#contract/rates/rate-messages.ts'

type Typed = { values: CellValues } | { problem: string }

const plainNumber = (text: string) => text.replace(/[\s,₹]/g, '').replace(/[−–]/g, '-')

/** A typed price: `4500`, `₹4,500.50`; or a change of the price: `+10%`, `-5 %`, `+500`. */
export const readTyped = (text: string): Typed => {
  const typed = plainNumber(text)
  const percent = /^([+-])(\d+(?:\.\d{1,2})?)%$/.exec(typed)
  if (percent) {
    const change = Math.round(Number(`${percent[1]}${percent[2]}`) * 100)
    return change < -9000 || change > 50_000 ? { problem: say.percentRange } : { values: { percent: change } }
  }
  const amount = /^[+-]/.test(typed) ? paiseFromRupees(typed.replace('+', '')) : undefined
  if (amount !== undefined) {
    const isTooMuch = amount > highestPrice || amount < negative(highestPrice)
    return isTooMuch ? { problem: say.priceTooHigh } : { values: { amount } }
  }
  const price = paiseFromRupees(typed)
  if (price === undefined || price < 0) return { problem: say.unreadable(text.trim()) }
  return price > highestPrice ? { problem: say.priceTooHigh } : { values: { price } }
}
