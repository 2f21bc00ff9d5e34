import type { RateCalendar } from '#contract/rates/rate.ts'
import { ChipsField } from '#web/rates/dialogs/chips-field.tsx'

interface Chosen {
  room_type_ids: number[]
  rate_plan_ids: number[]
}

interface TypesAndPlansProps {
  calendar: Pick<RateCalendar, 'room_types' | 'rate_plans'>
  value: Chosen
  onChange: (changes: Partial<Chosen>) => void
  problemOf: (field: keyof Chosen) => string | undefined
}

const optionsOf = (list: { id: number; name: string }[]) => list.map(({ id, name }) => ({ value: id, label: name }))

/** The room types and rate plans of a change. */
export const TypesAndPlans = ({ calendar, value, onChange, problemOf }: TypesAndPlansProps) => (
  <>
    <ChipsField
      label="Room types"
      options={optionsOf(calendar.room_types)}
      value={value.room_type_ids}
      onChange={(room_type_ids) => onChange({ room_type_ids })}
      error={problemOf('room_type_ids')}
    />
    <ChipsField
      label="Rate plans"
      options={optionsOf(calendar.rate_plans)}
      value={value.rate_plan_ids}
      onChange={(rate_plan_ids) => onChange({ rate_plan_ids })}
      error={problemOf('rate_plan_ids')}
    />
  </>
)
