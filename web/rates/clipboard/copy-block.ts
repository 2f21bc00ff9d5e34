import { rupeesFromPaise } from '#contract/kit/money.ts'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { priceOfNight, type RatesOfType } from '#contract/rates/price-of-night.ts'
import type { Block, Sheet } from '#web/rates/selection/selection.ts'

/** The shown prices as text with tabs, as spreadsheets paste it. */
export const copyBlock = (sheet: Sheet, { top, bottom, left, right }: Block, rates: Map<number, RatesOfType>) =>
  sheet.rows
    .slice(top, bottom + 1)
    .map(({ type, plan }) => {
      const ofType = rates.get(type.id)
      const prices = Array.from({ length: right - left + 1 }, (_, index) => {
        const date = addDays(sheet.from, left + index)
        return ofType ? String(rupeesFromPaise(priceOfNight(ofType, plan.id, date).price)) : ''
      })
      return prices.join('\t')
    })
    .join('\n')
