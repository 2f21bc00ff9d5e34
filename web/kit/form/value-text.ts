import { formatRupees, paiseFromRupees } from '#contract/kit/money.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'

// How values are shown when two people changed one record.

export const asText = (value: string | number | null | undefined) => String(value ?? '') || 'none'

export const asYesNo = (value: boolean | undefined) => (value ? 'yes' : 'no')

export const asDay = (day: string | null | undefined) => (day ? formatDay(day) : 'none')

export const asAmount = (rupees: number | null | undefined) => {
  const amount = paiseFromRupees(String(rupees ?? ''))
  return amount === undefined ? 'none' : formatRupees(amount)
}

/** The label of a choice. */
export const asChoice =
  <Value>(options: { value: Value; label: string }[]) =>
  (chosen: Value | null | undefined) =>
    options.find(({ value }) => value === chosen)?.label ?? (chosen == null ? 'none' : 'another one')
