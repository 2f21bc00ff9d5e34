import type { FieldMessages } from '#contract/kit/problem.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { cellOfKey, type RateCalendar } from '#contract/rates/rate.ts'

export type CellNames = Pick<RateCalendar, 'room_types' | 'rate_plans'>

const nameOf = (list: { id: number; name: string }[], id: number) => list.find((record) => record.id === id)?.name

/** The cells of a refusal in words: `Deluxe, Standard, Dec 24, 2026`, each with what happened to it. */
export const nameCells = (fields: FieldMessages | undefined, { room_types, rate_plans }: CellNames) =>
  Object.entries(fields ?? {}).flatMap(([key, messages]) => {
    const found = cellOfKey(key)
    if (!found) return []
    const { room_type_id, rate_plan_id, date } = found
    const names = [nameOf(room_types, room_type_id), nameOf(rate_plans, rate_plan_id), formatDay(date)]
    return { key, cell: names.filter(Boolean).join(', '), message: messages.join(' ') }
  })
