import type { RateCalendar } from '#contract/rates/rate.ts'

type RoomType = RateCalendar['room_types'][number]
type Plan = RateCalendar['rate_plans'][number]

/** A row of the sheet: the heading of a room type, or a plan in it. */
export type SheetRow = TypeRow | PlanRow

export interface TypeRow {
  kind: 'type'
  key: string
  type: RoomType
}

export interface PlanRow {
  kind: 'plan'
  key: string
  type: RoomType
  plan: Plan
}

/** A derived plan is listed below its parent. */
const inFamilies = (plans: Plan[], parent: number | null = null, depth = 0): Plan[] =>
  depth > plans.length
    ? []
    : plans
        .filter(({ parent_id }) => parent_id === parent)
        .flatMap((plan) => [plan, ...inFamilies(plans, plan.id, depth + 1)])

/** The rows of the sheet, for one room type or all. */
export const rowsOf = (
  { room_types, rate_plans }: Pick<RateCalendar, 'room_types' | 'rate_plans'>,
  room_type_id?: number,
): SheetRow[] => {
  const plans = inFamilies(rate_plans)
  return room_types
    .filter(({ id }) => room_type_id === undefined || id === room_type_id)
    .flatMap((type) => [
      { kind: 'type' as const, key: `${type.id}`, type },
      ...plans.map((plan) => ({ kind: 'plan' as const, key: `${type.id}/${plan.id}`, type, plan })),
    ])
}

export const planRows = (rows: SheetRow[]) => rows.filter((row) => row.kind === 'plan')
