import { counted } from '#contract/kit/counted.ts'
import { capitalized } from '#contract/kit/text.ts'
import { derivationText } from '#contract/rates/price-of-night.ts'
import type { RatePlan } from '#contract/rates/rate-plan.ts'

/** `Prices entered`, `10 % less than Standard` */
export const priceText = (plan: RatePlan) =>
  plan.parent === null ? 'Prices entered' : derivationText(plan, plan.parent)

/** `2 to 7 nights`, `From 14 days before arrival` */
export const stayText = (plan: Pick<RatePlan, 'min_nights' | 'max_nights' | 'book_min_days' | 'book_max_days'>) => {
  const { min_nights, max_nights, book_min_days, book_max_days } = plan
  const parts = [
    min_nights !== null && max_nights !== null && `${min_nights} to ${counted(max_nights, 'night')}`,
    min_nights !== null && max_nights === null && `At least ${counted(min_nights, 'night')}`,
    min_nights === null && max_nights !== null && `At most ${counted(max_nights, 'night')}`,
    book_min_days !== null && `booked at least ${counted(book_min_days, 'day')} before arrival`,
    book_max_days !== null && `booked at most ${counted(book_max_days, 'day')} before arrival`,
  ].filter((part) => part !== false)
  return capitalized(parts.join(', '))
}

export const guestsText = ({ company, is_public }: Pick<RatePlan, 'company' | 'is_public'>) =>
  company ?? (is_public ? 'Everyone, online too' : 'Everyone, at the desk only')
