import { useMemo, useState } from 'react'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { bulkChanges, totalOf } from '#contract/rates/changed-cells.ts'
import { ratesByType } from '#contract/rates/find-rates.ts'
import { type RateCalendar, RatesQuery, ratesOfRows } from '#contract/rates/rate.ts'
import type { RateChange } from '#contract/rates/rate-change.ts'
import { rateMessages as say } from '#contract/rates/rate-messages.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { BulkFields } from '#web/rates/dialogs/bulk-fields.tsx'
import { type BulkInput, readBulk } from '#web/rates/dialogs/bulk-input.ts'
import { ChangeDialog } from '#web/rates/dialogs/change-dialog.tsx'
import type { Preview } from '#web/rates/dialogs/change-preview.tsx'
import { type Saved, useSaveDialog } from '#web/rates/dialogs/use-save-dialog.ts'
import { useChangeRates, useRatesOf } from '#web/rates/rate-queries.ts'

interface BulkDialogProps {
  calendar: RateCalendar
  /** The selected days, to begin with. */
  start: { from: CalendarDate; to: CalendarDate }
  onSaved: (saved: Saved) => void
  onClose: () => void
}

const startWith = (
  { room_types, rate_plans }: RateCalendar,
  days: { from: CalendarDate; to: CalendarDate },
): BulkInput => ({
  ...days,
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
})

/** Changes many rates: dates, weekdays, room types and plans, with a preview of every change. */
export const BulkDialog = ({ calendar, start, onSaved, onClose }: BulkDialogProps) => {
  const { room_types, rate_plans } = calendar
  const [input, setInput] = useState(() => startWith(calendar, start))
  const { mutateAsync } = useChangeRates()
  const { save, isSaving, refusal, unanswered, clear } = useSaveDialog<{ change: RateChange; preview: Preview }>({
    send: ({ change }) => mutateAsync(change),
    onSaved,
    failed: say.saveFailed,
  })

  const range = RatesQuery.safeParse({ from: input.from, to: input.to })
  const rates = useRatesOf(range.data)
  const read = useMemo(() => readBulk(input, rates.data?.last_change), [input, rates.data])
  const ready = useMemo(() => {
    if (!read.data || !rates.data) return undefined
    const byType = ratesByType(room_types, rate_plans, ratesOfRows(rates.data))
    const changes = bulkChanges(byType, read.data)
    return { change: { ...read.data, preview_total: totalOf(changes) }, preview: { changes, rates: byType } }
  }, [read, rates.data, room_types, rate_plans])
  const problemOf = (...fields: string[]) =>
    (read.error?.issues ?? range.error?.issues)?.find(({ path }) => fields.includes(String(path[0])))?.message
  const failed = rates.error ? failureText(rates.error, say.listFailed) : undefined
  const wrong = (read.error ?? range.error)?.issues[0]?.message

  return (
    <ChangeDialog
      title="Bulk edit"
      preview={(unanswered ?? ready)?.preview}
      missing={wrong ?? failed}
      refusal={refusal}
      names={calendar}
      isSaving={isSaving}
      onSave={() => ready && save(ready)}
      onClose={onClose}
    >
      <BulkFields
        calendar={calendar}
        input={input}
        onChange={(changes) => {
          clear()
          setInput((was) => ({ ...was, ...changes }))
        }}
        problemOf={problemOf}
      />
    </ChangeDialog>
  )
}
