import { useMemo, useState } from 'react'
import { addDays, type CalendarDate, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import { isEmptySeason, seasonChanges } from '#contract/rates/changed-cells.ts'
import { ratesByType } from '#contract/rates/find-rates.ts'
import { type RateCalendar, RatesQuery, ratesOfRows } from '#contract/rates/rate.ts'
import type { SeasonCopy } from '#contract/rates/rate-change.ts'
import { rateMessages as say } from '#contract/rates/rate-messages.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { ChangeDialog } from '#web/rates/dialogs/change-dialog.tsx'
import type { Preview } from '#web/rates/dialogs/change-preview.tsx'
import { CopyFields } from '#web/rates/dialogs/copy-fields.tsx'
import { type CopyInput, readCopy, startOf } from '#web/rates/dialogs/copy-input.ts'
import { type Saved, useSaveDialog } from '#web/rates/dialogs/use-save-dialog.ts'
import { useCopySeason, useRatesOf } from '#web/rates/rate-queries.ts'

interface CopySeasonDialogProps {
  calendar: RateCalendar
  start: { from: CalendarDate; to: CalendarDate }
  onSaved: (saved: Saved) => void
  onClose: () => void
}

/** Copies the rates of a season to next year, with a preview. */
export const CopySeasonDialog = ({ calendar, start, onSaved, onClose }: CopySeasonDialogProps) => {
  const { room_types, rate_plans } = calendar
  const [input, setInput] = useState<CopyInput>(() => ({
    ...start,
    keepsWeekdays: true,
    starts_on: undefined,
    percent: '0',
    room_type_ids: room_types.map(({ id }) => id),
    rate_plan_ids: rate_plans.map(({ id }) => id),
  }))
  const { mutateAsync } = useCopySeason()
  const { save, isSaving, refusal, unanswered, clear } = useSaveDialog<{ copy: SeasonCopy; preview: Preview }>({
    send: ({ copy }) => mutateAsync(copy),
    onSaved,
    failed: say.saveFailed,
  })

  const source = RatesQuery.safeParse({ from: input.from, to: input.to })
  const days = source.data ? nightsBetween(source.data.from, source.data.to) : 0
  const starts_on = startOf(input)
  const target = RatesQuery.safeParse({ from: starts_on, to: starts_on && addDays(starts_on, days) })
  const { data: sources, error: sourcesError } = useRatesOf(source.data)
  const { data: targets, error: targetsError } = useRatesOf(source.success ? target.data : undefined)
  // The older of the two, so that a change between them is noticed.
  const seen = sources && targets && Math.min(sources.last_change, targets.last_change)
  const read = useMemo(() => readCopy(input, seen), [input, seen])
  const ready = useMemo(() => {
    if (!read.data || !sources || !targets) return undefined
    const rates = ratesByType(room_types, rate_plans, [...ratesOfRows(sources), ...ratesOfRows(targets)])
    if (isEmptySeason(rates, read.data)) return undefined
    return { copy: read.data, preview: { changes: seasonChanges(rates, read.data), rates } }
  }, [read, sources, targets, room_types, rate_plans])
  const isEmpty = read.success && sources && targets && !ready
  const failure = sourcesError ?? targetsError
  const failed = failure ? failureText(failure, say.listFailed) : undefined
  const wrong = (read.error ?? source.error)?.issues[0]?.message

  return (
    <ChangeDialog
      title="Copy season"
      preview={(unanswered ?? ready)?.preview}
      missing={wrong ?? failed ?? (isEmpty ? say.nothingToCopy : undefined)}
      refusal={refusal}
      names={calendar}
      isSaving={isSaving}
      onSave={() => ready && save(ready)}
      onClose={onClose}
    >
      <CopyFields
        calendar={calendar}
        input={input}
        onChange={(changes) => {
          clear()
          setInput((was) => ({ ...was, ...changes }))
        }}
        problemOf={(field) => read.error?.issues.find(({ path }) => path[0] === field)?.message}
      />
    </ChangeDialog>
  )
}
