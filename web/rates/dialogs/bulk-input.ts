import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { RateChange } from '#contract/rates/rate-change.ts'
import { numberIn } from '#web/rates/dialogs/number-in.ts'

export type PriceChange = 'keep' | 'price' | 'percent' | 'amount' | 'clear'
export type Switch = 'keep' | 'yes' | 'no'

/** The fields of a bulk edit, as typed. */
export interface BulkInput {
  from: CalendarDate | null
  to: CalendarDate | null
  weekdays: number[]
  room_type_ids: number[]
  rate_plan_ids: number[]
  how: PriceChange
  price: string
  closed: Switch
  closed_to_arrival: Switch
  closed_to_departure: Switch
  /** Empty to keep it, 0 to remove it. */
  min_nights: string
}

const switched = (value: Switch) => (value === 'keep' ? undefined : value === 'yes')

/** The change that the fields describe, checked by the schema of the call. */
export const readBulk = (input: BulkInput, last_change?: number) => {
  const { how, price, min_nights, weekdays } = input
  return RateChange.safeParse({
    from: input.from ?? '',
    to: input.to ?? '',
    room_type_ids: input.room_type_ids,
    rate_plan_ids: input.rate_plan_ids,
    ...(weekdays.length < 7 && { weekdays }),
    ...(how === 'clear' && { price: null }),
    ...((how === 'price' || how === 'percent' || how === 'amount') &&
      // Without a number, only the restrictions change.
      price.trim() !== '' && { [how]: numberIn(price) }),
    closed: switched(input.closed),
    closed_to_arrival: switched(input.closed_to_arrival),
    closed_to_departure: switched(input.closed_to_departure),
    ...(min_nights.trim() !== '' && { min_nights: min_nights.trim() === '0' ? null : numberIn(min_nights) }),
    ...(last_change !== undefined && { last_change }),
  })
}
