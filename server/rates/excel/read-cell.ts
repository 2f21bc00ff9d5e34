import { formatRupees, type Paise, paiseFromRupees } from '#contract/kit/money.ts'
import { addDays, type CalendarDate, FilterDay } from '#contract/kit/time/calendar-date.ts'
import { MinNights, RatePrice, type Restrictions, restrictionNames } from '#contract/rates/rate.ts'
import { rateMessages as say } from '#contract/rates/rate-messages.ts'
import type { ReadCell } from '#server/kit/documents/read-spreadsheet.ts'

/** The value of a cell, or the sentence that says what is wrong with it. */
export type CellRead<Value> = { value: Value } | { wrong: string }

export const textOf = (cell: ReadCell | undefined) => {
  const isDay = cell instanceof Date && !Number.isNaN(cell.getTime())
  return (isDay ? cell.toISOString().slice(0, 10) : String(cell ?? '')).trim()
}

/** As much of a text as a message has room for. */
export const shortText = (text: string) => text.slice(0, 40)

const restrictionWords = restrictionNames.map(([, name]) => name)

const asAmount = (cell: ReadCell) => {
  if (typeof cell === 'number') return paiseFromRupees(cell)
  // As people type it: ₹ 4,500.00
  return typeof cell === 'string' ? paiseFromRupees(cell.replace(/^\s*₹|[\s,]/g, '')) : undefined
}

export const readPrice = (cell: ReadCell, isPercent: boolean): CellRead<Paise | null> => {
  const text = textOf(cell)
  if (text === '') return { value: null }
  if (isPercent || text.includes('%')) return { wrong: say.priceIsPercent }
  if (restrictionWords.some((word) => text.toLowerCase().startsWith(word.toLowerCase())))
    return { wrong: say.priceIsRestriction(shortText(text)) }
  const amount = asAmount(cell)
  if (amount === undefined) {
    const isNumber = typeof cell === 'number' && Number.isFinite(cell)
    return { wrong: isNumber ? say.tooManyDecimals(shortText(text)) : say.notPrice(shortText(text)) }
  }
  const price = RatePrice.safeEncode(amount)
  return price.success
    ? { value: amount }
    : { wrong: price.error.issues[0]?.message ?? say.notPrice(formatRupees(amount)) }
}

export const readNights = (cell: ReadCell): CellRead<number | null> => {
  const text = textOf(cell)
  if (text === '') return { value: null }
  const nights = MinNights.safeParse(Number(text))
  return nights.success ? { value: nights.data } : { wrong: say.minNights }
}

export const readRestrictions = (cell: ReadCell): CellRead<Omit<Restrictions, 'min_nights'>> => {
  const value = { closed: false, closed_to_arrival: false, closed_to_departure: false }
  const words = textOf(cell)
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
  for (const word of words) {
    const known = restrictionNames.find(([, name]) => name.toLowerCase() === word.toLowerCase())
    if (!known) return { wrong: say.notRestriction(shortText(word), restrictionWords) }
    value[known[0]] = true
  }
  return { value }
}

/** Excel counts days from the end of 1899. */
const firstDay = '1899-12-30'

export const readDay = (cell: ReadCell | undefined): CellRead<CalendarDate> => {
  const isSerial = typeof cell === 'number' && Number.isInteger(cell) && cell > 0 && cell < 110_000
  const day = FilterDay.safeParse(isSerial ? addDays(firstDay, cell) : textOf(cell))
  return day.success ? { value: day.data } : { wrong: say.notDay }
}
