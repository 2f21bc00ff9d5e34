import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { SeasonCopy } from '#contract/rates/rate-change.ts'
import { nextYear } from '#web/rates/dialogs/next-year.ts'
import { numberIn } from '#web/rates/dialogs/number-in.ts'

/** The fields of the copy of a season, as typed. */
export interface CopyInput {
  from: CalendarDate | null
  to: CalendarDate | null
  keepsWeekdays: boolean
  /** Undefined for the same season next year. */
  starts_on: CalendarDate | null | undefined
  percent: string
  room_type_ids: number[]
  rate_plan_ids: number[]
}

export const startOf = ({ from, keepsWeekdays, starts_on }: CopyInput) =>
  starts_on === undefined ? from && nextYear(from, keepsWeekdays) : starts_on

/** The copy that the fields describe, checked by the schema of the call. */
export const readCopy = (input: CopyInput, last_change: number | undefined) =>
  SeasonCopy.safeParse({
    from: input.from ?? '',
    to: input.to ?? '',
    starts_on: startOf(input) ?? '',
    percent: input.percent.trim() === '' ? 0 : numberIn(input.percent),
    room_type_ids: input.room_type_ids,
    rate_plan_ids: input.rate_plan_ids,
    ...(last_change !== undefined && { last_change }),
  })
