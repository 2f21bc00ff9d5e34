import { Checkbox, TextInput } from '@mantine/core'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import type { RateCalendar } from '#contract/rates/rate.ts'
import { DayInput } from '#web/kit/fields/day-input.tsx'
import { weekdayName } from '#web/kit/time/day-name.ts'
import { type CopyInput, startOf } from '#web/rates/dialogs/copy-input.ts'
import classes from '#web/rates/dialogs/dialogs.module.css'
import { TypesAndPlans } from '#web/rates/dialogs/types-and-plans.tsx'

interface CopyFieldsProps {
  calendar: RateCalendar
  input: CopyInput
  onChange: (changes: Partial<CopyInput>) => void
  problemOf: (field: string) => string | undefined
}

export const CopyFields = ({ calendar, input, onChange, problemOf }: CopyFieldsProps) => {
  const { from } = input
  const starts_on = startOf(input)
  return (
    <>
      <div className={classes.pair}>
        <DayInput label="From" value={from} onChange={(day) => onChange({ from: day })} />
        <DayInput label="To" value={input.to} onChange={(to) => onChange({ to })} error={problemOf('to')} />
      </div>
      <Checkbox
        label="Keep the weekdays"
        description="A Friday becomes a Friday: 364 days later instead of the same date."
        checked={input.keepsWeekdays}
        onChange={(event) => onChange({ keepsWeekdays: event.currentTarget.checked, starts_on: undefined })}
      />
      <div className={classes.pair}>
        <DayInput
          label="Starts on"
          value={starts_on}
          onChange={(day) => onChange({ starts_on: day })}
          error={problemOf('starts_on')}
          description={
            starts_on && from && `${weekdayName(from)}, ${formatDay(from)} becomes ${weekdayName(starts_on)}`
          }
        />
        <TextInput
          label="Percent more or less"
          description="0 for the same prices."
          inputMode="text"
          data-autofocus
          value={input.percent}
          error={problemOf('percent')}
          onChange={(event) => onChange({ percent: event.currentTarget.value })}
        />
      </div>
      <TypesAndPlans calendar={calendar} value={input} onChange={onChange} problemOf={problemOf} />
    </>
  )
}
