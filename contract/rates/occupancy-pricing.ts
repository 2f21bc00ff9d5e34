import { endpoint } from '#contract/kit/endpoint.ts'
import { Id, IdText } from '#contract/kit/id.ts'
import { formatRupees, type Paise, Rupees } from '#contract/kit/money.ts'
import { dataOf } from '#contract/kit/replies.ts'
import { addDays, CalendarDate, FilterDay } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { isRaised, type OccupancyPricing, raised } from '#contract/rates/make-quote.ts'
import { priceOfNight, type RatesOfType } from '#contract/rates/price-of-night.ts'

const notShare = 'Enter a whole number from 1 to 99'
const notRaise = 'Enter a whole number from 1 to 300'

/** Above so many percent sold of a room type on a date, it costs so many percent more. */
export const occupancyFields = {
  occupancy_above_percent: z.int(notShare).min(1, notShare).max(99, notShare),
  occupancy_raise_percent: z.int(notRaise).min(1, notRaise).max(300, notRaise),
}

/** The nights that the preview looks at, from today. */
export const previewDays = 30

/** A night that would cost more now. */
const RaisedNight = z.object({
  room_type_id: Id,
  room_type: z.string(),
  date: CalendarDate,
  sold: z.int(),
  rooms: z.int(),
  price: Rupees,
  raised_price: Rupees,
})
export type RaisedNight = z.infer<typeof RaisedNight>

const OccupancyPreview = z.object({
  /** The plan whose prices are shown: the first one that is for everybody. */
  rate_plan: z.string(),
  nights: z.array(RaisedNight),
})
export type OccupancyPreview = z.infer<typeof OccupancyPreview>

const percentOf = (field: z.ZodInt) => z.coerce.number().pipe(field)

const OccupancyPreviewQuery = z.object({
  above_percent: percentOf(occupancyFields.occupancy_above_percent),
  raise_percent: percentOf(occupancyFields.occupancy_raise_percent),
})

export const occupancyPreviewEndpoint = endpoint({
  method: 'GET',
  path: '/occupancy-pricing/preview',
  access: 'rates.view',
  summary: `The nights of the next ${previewDays} days that would cost more now with such an occupancy pricing`,
  query: OccupancyPreviewQuery,
  reply: dataOf(OccupancyPreview),
})

/** How full a room type is on a date, where the hotel's prices depend on it. */
const OccupancyOfNight = z.object({
  above_percent: z.int(),
  raise_percent: z.int(),
  sold: z.int(),
  rooms: z.int(),
})
export type OccupancyOfNight = z.infer<typeof OccupancyOfNight>

export const occupancyOfNightEndpoint = endpoint({
  method: 'GET',
  path: '/occupancy-pricing/night',
  access: 'rates.view',
  summary: 'How many rooms of a type are sold on a date, and when its price rises; null without occupancy pricing',
  query: z.object({ room_type_id: IdText, date: FilterDay }),
  reply: dataOf(OccupancyOfNight.nullable()),
})

/** Whether the price of a night rises because of the rooms sold, for the person who asks where it comes from. */
export const occupancyText = (price: Paise, night: OccupancyOfNight) => {
  const rule = `When more than ${night.above_percent} % of the rooms of this type are sold, the price rises by ${night.raise_percent} %.`
  const sold = `${night.sold} of ${night.rooms} are sold on this night`
  return isRaised(night, night)
    ? `${rule} ${sold}, so the desk quotes ${formatRupees(raised(price, night))}.`
    : `${rule} ${sold}, so it is not raised now.`
}

interface TypeToPrice {
  rates: RatesOfType
  soldOn: (date: CalendarDate) => { sold: number; rooms: number }
}

/** The nights from today that are raised, day by day. */
export const raisedNights = (
  types: TypeToPrice[],
  rate_plan_id: number,
  today: CalendarDate,
  pricing: OccupancyPricing,
): RaisedNight[] =>
  Array.from({ length: previewDays }, (_, index) => addDays(today, index)).flatMap((date) =>
    types.flatMap(({ rates, soldOn }) => {
      const { sold, rooms } = soldOn(date)
      if (!isRaised(pricing, { sold, rooms })) return []
      const { price } = priceOfNight(rates, rate_plan_id, date)
      const { id: room_type_id, name: room_type } = rates.room_type
      return { room_type_id, room_type, date, sold, rooms, price, raised_price: raised(price, pricing) }
    }),
  )
