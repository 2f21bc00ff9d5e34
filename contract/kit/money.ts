import { z } from '#contract/kit/z.ts'

declare const isPaise: unique symbol
/** Money inside the program: a whole number of paise. Rupees exist only on the wire and on the screen. */
export type Paise = number & { readonly [isPaise]: true }

const asRupees = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/

/** `'1250.5'` is 125050 paise; `'1.005'`, `''` and `'1e3'` are not amounts. */
export const paiseFromRupees = (rupees: string | number): Paise | undefined => {
  const [, sign, whole, fraction = ''] = asRupees.exec(String(rupees)) ?? []
  if (whole === undefined) return undefined
  return Number(`${sign}${whole}${fraction.padEnd(2, '0')}`) as Paise
}

/** A literal amount: `rupees(250)` is 25000 paise. */
export const rupees = (amount: number) => Math.round(amount * 100) as Paise

/** Paise from an untyped number, such as a sum from SQL or a value of the audit trail. */
export const paise = (count: number) => {
  if (!Number.isSafeInteger(count)) throw new RangeError(`${count} is not a whole number of paise`)
  return count as Paise
}

export const zero = 0 as Paise

export const plus = (one: Paise, other: Paise) => (one + other) as Paise

export const minus = (amount: Paise, ...others: Paise[]) => (amount - sumOf(others)) as Paise

/** The amount with the other sign; zero has none. */
export const negative = (amount: Paise) => (0 - amount) as Paise

export const absolute = (amount: Paise) => Math.abs(amount) as Paise

export const smaller = (one: Paise, other: Paise) => Math.min(one, other) as Paise

export const larger = (one: Paise, other: Paise) => Math.max(one, other) as Paise

export const sumOf = (amounts: Paise[]) => amounts.reduce((sum, amount) => sum + amount, 0) as Paise

/** A price times a quantity. */
export const times = (price: Paise, quantity: number) => (price * quantity) as Paise

/** `amount × part ÷ whole`, rounded to the paisa, half a paisa up. Exact even if the product exceeds a number. */
export const portion = (amount: Paise, part: number, whole: number) => {
  const product = amount * part * 2 + whole
  if (Number.isSafeInteger(product)) return Math.floor(product / (whole * 2)) as Paise
  const dividend = BigInt(amount) * BigInt(part) * 2n + BigInt(whole)
  const divisor = BigInt(whole) * 2n
  const isBelowZero = dividend % divisor < 0n
  return Number(dividend / divisor - (isBelowZero ? 1n : 0n)) as Paise
}

/** The difference to the nearest whole rupee; 50 paise are rounded up. */
export const roundOff = (amount: Paise) => (Math.floor((amount + 50) / 100) * 100 - amount) as Paise

export const rupeesFromPaise = (amount: Paise) => amount / 100

const indianDigits = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

const indianNumber = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })

/** The same without the rupee sign, for a field that shows it: 1,23,456.00. */
export const formatAmount = (amount: Paise) => indianNumber.format(rupeesFromPaise(amount))

/** `12345600` paise is ₹1,23,456.00; a negative amount is −₹1,23,456.00, with a true minus sign. */
export const formatRupees = (amount: Paise) => indianDigits.format(rupeesFromPaise(amount)).replace('-', '−')

/** The highest price of a night, an item or a meal: more is a typing error. */
export const highestPrice = rupees(10_00_000)
/** The most that can be paid at once. */
export const highestPayment = rupees(1_00_00_000)

/** For `refine`: refuses an amount above the limit, in a sentence that names it. */
export const atMost = (most: Paise) =>
  [(amount: Paise) => amount <= most, `Enter at most ${formatRupees(most)}`] as const

export const notRupees = 'Enter an amount in rupees with at most 2 decimals'

/** More than every limit and every sum of a hotel. */
const aboveAllLimits = 10 ** 12

const PaiseAmount = z.custom<Paise>((value) => Number.isSafeInteger(value))

/** Rupees with at most 2 decimals on the wire, paise in the program on both sides. */
export const Rupees = z
  .codec(z.number(notRupees), PaiseAmount, {
    decode: (rupees, context) => {
      // Its limit refuses it, in a sentence that names the limit.
      if (Math.abs(rupees) >= aboveAllLimits) return paise(Math.sign(rupees) * aboveAllLimits * 100)
      const amount = paiseFromRupees(rupees)
      if (amount !== undefined) return amount
      context.issues.push({
        code: 'custom',
        input: rupees,
        message: notRupees,
      })
      return z.NEVER
    },
    encode: rupeesFromPaise,
  })
  .meta({ title: 'Rupees' })
