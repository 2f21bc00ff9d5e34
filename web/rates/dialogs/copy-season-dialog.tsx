import { Checkbox, TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import { addDays, type CalendarDate, formatDay, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import { ratesByType } from '#contract/rates/find-rates.ts'
import { type RateCalendar, RatesQuery, ratesOfRows } from '#contract/rates/rate.ts'
import { SeasonCopy, seasonChanges } from '#contract/rates/rate-change.ts'
import { rateMessages as say } from '#contract/rates/rate-messages.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { DayInput } from '#web/kit/fields/day-input.tsx'
import { ChangeDialog } from '#web/rates/dialogs/change-dialog.tsx'
import { ChipsField } from '#web/rates/dialogs/chips-field.tsx'
import classes from '#web/rates/dialogs/dialogs.module.css'
import { nextYear } from '#web/rates/dialogs/next-year.ts'
import { type Saved, useSaveDialog } from '#web/rates/dialogs/use-save-dialog.ts'
import { useCopySeason, useRatesOf } from '#web/rates/rate-queries.ts'
import { weekdayName } from '#web/rates/sheet/day-name.ts'

interface CopySeasonDialogProps {
  calendar: RateCalendar
  start: { from: CalendarDate; to: CalendarDate }
  onSaved: (saved: Saved) => void
  onClose: () => void
}

const optionsOf = (list: { id: number; name: string }[]) => list.map(({ id, name }) => ({ value: id, label: name }))

/** Copies the rates of a season to next year, with a preview. */
export const CopySeasonDialog = ({ calendar, start, onSaved, onClose }: CopySeasonDialogProps) => {
  const { room_types, rate_plans } = calendar
  const [from, setFrom] = useState<CalendarDate | null>(start.from)
  const [to, setTo] = useState<CalendarDate | null>(start.to)
  const [keepsWeekdays, setKeepsWeekdays] = useState(true)
  const [typedStart, setTypedStart] = useState<CalendarDate | null>()
  const [percent, setPercent] = useState('0')
  const [types, setTypes] = useState(room_types.map(({ id }) => id))
  const [plans, setPlans] = useState(rate_plans.map(({ id }) => id))
  const { mutateAsync } = useCopySeason()
  const { save, isSaving, refusal } = useSaveDialog(onSaved)

  const starts_on = typedStart === undefined ? from && nextYear(from, keepsWeekdays) : typedStart
  const source = RatesQuery.safeParse({ from, to })
  const days = source.data ? nightsBetween(source.data.from, source.data.to) : 0
  const target = RatesQuery.safeParse({ from: starts_on, to: starts_on && addDays(starts_on, days) })
  const sourceRates = useRatesOf(source.data)
  const targetRates = useRatesOf(source.success ? target.data : undefined)
  const typedPercent = percent.replace(/[\s%+]/g, '').replace(/[−–]/g, '-')
  const read = SeasonCopy.safeParse({
    from: from ?? '',
    to: to ?? '',
    starts_on: starts_on ?? '',
    percent: typedPercent === '' ? 0 : Number(typedPercent),
    room_type_ids: types,
    rate_plan_ids: plans,
    last_change: Math.min(sourceRates.data?.last_change ?? 0, targetRates.data?.last_change ?? 0),
  })
  const problemOf = (field: string) => read.error?.issues.find(({ path }) => path[0] === field)?.message
  const failure = sourceRates.error ?? targetRates.error
  const failed = failure ? failureText(failure, say.listFailed) : undefined
  const problem = read.error?.issues[0]?.message ?? source.error?.issues[0]?.message ?? failed
  const copy = read.data
  const key = JSON.stringify(copy)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the copy, which is parsed at each drawing
  const preview = useMemo(() => {
    if (!copy || !sourceRates.data || !targetRates.data) return undefined
    const rates = [...ratesOfRows(sourceRates.data), ...ratesOfRows(targetRates.data)]
    const byType = ratesByType(room_types, rate_plans, rates)
    return { changes: seasonChanges(byType, copy), rates: byType }
  }, [key, sourceRates.data, targetRates.data, room_types, rate_plans])

  return (
    <ChangeDialog
      title="Copy season"
      preview={preview}
      missing={problem}
      refusal={refusal}
      isSaving={isSaving}
      onSave={() => copy && save(() => mutateAsync(copy))}
      onClose={onClose}
    >
      <div className={classes.pair}>
        <DayInput label="From" value={from} onChange={setFrom} />
        <DayInput label="To" value={to} onChange={setTo} error={problemOf('to')} />
      </div>
      <Checkbox
        label="Keep the weekdays"
        description="A Friday becomes a Friday: 364 days later instead of the same date."
        checked={keepsWeekdays}
        onChange={(event) => {
          setKeepsWeekdays(event.currentTarget.checked)
          setTypedStart(undefined)
        }}
      />
      <div className={classes.pair}>
        <DayInput
          label="Starts on"
          value={starts_on}
          onChange={setTypedStart}
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
          value={percent}
          error={problemOf('percent')}
          onChange={(event) => setPercent(event.currentTarget.value)}
        />
      </div>
      <ChipsField
        label="Room types"
        options={optionsOf(room_types)}
        value={types}
        onChange={setTypes}
        error={problemOf('room_type_ids')}
      />
      <ChipsField
        label="Rate plans"
        options={optionsOf(rate_plans)}
        value={plans}
        onChange={setPlans}
        error={problemOf('rate_plan_ids')}
      />
    </ChangeDialog>
  )
}
