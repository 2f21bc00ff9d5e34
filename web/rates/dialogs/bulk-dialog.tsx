import { Select, TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { ratesByType } from '#contract/rates/find-rates.ts'
import { type RateCalendar, RatesQuery, ratesOfRows } from '#contract/rates/rate.ts'
import { bulkChanges } from '#contract/rates/rate-change.ts'
import { rateMessages as say } from '#contract/rates/rate-messages.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { DayInput } from '#web/kit/fields/day-input.tsx'
import { type BulkInput, type PriceChange, readBulk, type Switch } from '#web/rates/dialogs/bulk-input.ts'
import { ChangeDialog } from '#web/rates/dialogs/change-dialog.tsx'
import { ChipsField } from '#web/rates/dialogs/chips-field.tsx'
import classes from '#web/rates/dialogs/dialogs.module.css'
import { type Saved, useSaveDialog } from '#web/rates/dialogs/use-save-dialog.ts'
import { useChangeRates, useRatesOf } from '#web/rates/rate-queries.ts'
import { weekdayNames } from '#web/rates/sheet/day-name.ts'

interface BulkDialogProps {
  calendar: RateCalendar
  /** The selected days, to begin with. */
  start: { from: CalendarDate; to: CalendarDate }
  onSaved: (saved: Saved) => void
  onClose: () => void
}

const hows: { value: PriceChange; label: string }[] = [
  { value: 'percent', label: 'Percent more or less' },
  { value: 'amount', label: 'Amount more or less' },
  { value: 'price', label: 'New price' },
  { value: 'clear', label: 'Take own prices away' },
  { value: 'keep', label: 'Keep the prices' },
]
const placeholders = { percent: '+25 or -10', amount: '+500 or -200', price: '4500', clear: '', keep: '' }
const answers: { value: Switch; label: string }[] = [
  { value: 'keep', label: 'Keep' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]
const switches = [
  ['closed', 'Closed'],
  ['closed_to_arrival', 'No arrival'],
  ['closed_to_departure', 'No departure'],
] as const

const optionsOf = (list: { id: number; name: string }[]) => list.map(({ id, name }) => ({ value: id, label: name }))

/** Changes many rates: dates, weekdays, room types and plans, with a preview of every change. */
export const BulkDialog = ({ calendar, start, onSaved, onClose }: BulkDialogProps) => {
  const { room_types, rate_plans } = calendar
  const [input, setInput] = useState<BulkInput>(() => ({
    ...start,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    room_type_ids: room_types.map(({ id }) => id),
    // Derived plans follow their parent.
    rate_plan_ids: rate_plans.filter(({ parent_id, is_active }) => parent_id === null && is_active).map(({ id }) => id),
    how: 'percent',
    price: '',
    closed: 'keep',
    closed_to_arrival: 'keep',
    closed_to_departure: 'keep',
    min_nights: '',
  }))
  const { mutateAsync } = useChangeRates()
  const { save, isSaving, refusal, clear } = useSaveDialog(onSaved)
  const put = (changes: Partial<BulkInput>) => {
    clear()
    setInput((was) => ({ ...was, ...changes }))
  }

  const range = RatesQuery.safeParse({ from: input.from, to: input.to })
  const rates = useRatesOf(range.data)
  const read = useMemo(() => readBulk(input, rates.data?.last_change), [input, rates.data])
  const problemOf = (...fields: string[]) =>
    (read.error?.issues ?? range.error?.issues)?.find(({ path }) => fields.includes(String(path[0])))?.message
  const preview = useMemo(() => {
    if (!read.data || !rates.data) return undefined
    const byType = ratesByType(room_types, rate_plans, ratesOfRows(rates.data))
    return { changes: bulkChanges(byType, read.data), rates: byType }
  }, [read, rates.data, room_types, rate_plans])
  const needsValue = input.how !== 'keep' && input.how !== 'clear'
  const failed = rates.error ? failureText(rates.error, say.listFailed) : undefined
  const missing = read.success && range.success ? failed : firstProblem(read.error ?? range.error)

  return (
    <ChangeDialog
      title="Bulk edit"
      preview={preview}
      missing={missing}
      refusal={refusal}
      isSaving={isSaving}
      onSave={() => read.data && save(() => mutateAsync(read.data))}
      onClose={onClose}
    >
      <div className={classes.pair}>
        <DayInput label="From" value={input.from} onChange={(from) => put({ from })} />
        <DayInput label="To" value={input.to} onChange={(to) => put({ to })} error={problemOf('to')} />
      </div>
      <ChipsField
        label="Weekdays"
        options={weekdayNames.map((label, index) => ({ value: index + 1, label }))}
        value={input.weekdays}
        onChange={(weekdays) => put({ weekdays })}
        error={problemOf('weekdays')}
      />
      <ChipsField
        label="Room types"
        options={optionsOf(room_types)}
        value={input.room_type_ids}
        onChange={(room_type_ids) => put({ room_type_ids })}
        error={problemOf('room_type_ids')}
      />
      <ChipsField
        label="Rate plans"
        options={optionsOf(rate_plans)}
        value={input.rate_plan_ids}
        onChange={(rate_plan_ids) => put({ rate_plan_ids })}
        error={problemOf('rate_plan_ids')}
      />
      <div className={classes.pair}>
        <Select<PriceChange>
          label="Price"
          allowDeselect={false}
          data={hows}
          value={input.how}
          onChange={(how) => how && put({ how })}
        />
        <TextInput
          label={input.how === 'percent' ? 'Percent' : 'Amount in ₹'}
          inputMode="text"
          data-autofocus
          placeholder={placeholders[input.how]}
          disabled={!needsValue}
          value={needsValue ? input.price : ''}
          error={input.price.trim() !== '' && problemOf('price', 'percent', 'amount')}
          onChange={(event) => put({ price: event.currentTarget.value })}
        />
      </div>
      <div className={classes.pair}>
        {switches.map(([field, label]) => (
          <Select<Switch>
            key={field}
            label={label}
            allowDeselect={false}
            data={answers}
            value={input[field]}
            onChange={(answer) => answer && put({ [field]: answer })}
          />
        ))}
        <TextInput
          label="Least nights"
          inputMode="numeric"
          placeholder="Keep; 0 for none"
          value={input.min_nights}
          error={problemOf('min_nights')}
          onChange={(event) => put({ min_nights: event.currentTarget.value })}
        />
      </div>
    </ChangeDialog>
  )
}

const firstProblem = (error: { issues: { message: string }[] } | undefined) => error?.issues[0]?.message
