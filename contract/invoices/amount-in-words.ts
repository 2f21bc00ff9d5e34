import type { Paise } from '#contract/kit/money.ts'

const small =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  )
const tens = '- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')

const below100 = (number: number) => {
  if (number < 20) return small[number] ?? ''
  const ones = number % 10
  return `${tens[Math.floor(number / 10)]}${ones ? `-${small[ones]}` : ''}`
}

const scales: [size: number, name: string][] = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
]

/** Indian numbering: 12,34,567 is Twelve Lakh Thirty-Four Thousand Five Hundred Sixty-Seven. */
const inWords = (number: number): string => {
  const scale = scales.find(([size]) => number >= size)
  if (!scale) return below100(number)
  const [size, name] = scale
  const rest = number % size
  return `${inWords(Math.floor(number / size))} ${name}${rest ? ` ${inWords(rest)}` : ''}`
}

/** The amount as on a cheque or an invoice: Rupees One Lakh Two Hundred and Fifty Paise Only. */
export const amountInWords = (amount: Paise) => {
  const size = Math.abs(amount)
  const paise = size % 100
  const words = `Rupees ${inWords(Math.floor(size / 100))}${paise ? ` and ${inWords(paise)} Paise` : ''} Only`
  return amount < 0 ? `Minus ${words}` : words
}
