import { z } from '#contract/kit/z.ts'

declare const paise: unique symbol
/** Money inside the program: a whole number of paise. Rupees exist only on the wire and on the screen. */
export type Paise = number & { readonly [paise]: true }

const asRupees = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/

/** `'1250.5'` is 125050 paise; `'1.005'`, `''` and `'1e3'` are no amount. */
export const paiseFromRupees = (rupees: string | number): Paise | undefined => {
  const [, sign, whole, fraction = ''] = asRupees.exec(String(rupees)) ?? []
  if (whole === undefined) return undefined
  return Number(`${sign}${whole}${fraction.padEnd(2, '0')}`) as Paise
}

/** A literal amount: `rupees(250)` is 25000 paise. */
export const rupees = (amount: number) => Math.round(amount * 100) as Paise

export const rupeesFromPaise = (amount: Paise) => amount / 100

const indianDigits = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

const indianNumber = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })

/** The same without the sign, for a field that has it in front: 1,23,456.00. */
export const formatAmount = (amount: Paise) => indianNumber.format(rupeesFromPaise(amount))

/** `12345600` paise reads ₹1,23,456.00, and what is taken off −₹1,23,456.00 with a true minus sign. */
export const formatRupees = (amount: Paise) => indianDigits.format(rupeesFromPaise(amount)).replace('-', '−')

/** The most that a night, an item or a meal can cost: a higher price is a slip of the finger. */
export const highestPrice = rupees(10_00_000)
/** The most that can be paid at once. */
export const highestPayment = rupees(1_00_00_000)

/** For `refine`: refuses an amount above the limit, in a sentence that names it. */
export const atMost = (most: Paise) =>
  [(amount: Paise) => amount <= most, `Enter at most ${formatRupees(most)}`] as const

export const notRupees = 'Enter an amount in rupees with at most 2 decimals'

const PaiseAmount = z.custom<Paise>((value) => Number.isSafeInteger(value))

/** Rupees with at most 2 decimals on the wire, paise in the program on both sides. */
export const Rupees = z
  .codec(z.number(notRupees), PaiseAmount, {
    decode: (rupees, context) => {
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
