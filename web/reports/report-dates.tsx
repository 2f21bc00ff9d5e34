import { Button, SegmentedControl } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { z } from '#contract/kit/z.ts'
import { BookingReportDays } from '#contract/reports/booking-report.ts'
import { reportMessages as say } from '#contract/reports/report-messages.ts'
import { PeriodQuery, type ReportDays, type Step } from '#contract/reports/report-period.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { DayInput } from '#web/kit/fields/day-input.tsx'
import classes from '#web/reports/reports.module.css'

type Wanted = ReportDays & { by?: Step | undefined }

interface ReportDatesProps {
  shown: Wanted
  onFetch: (wanted: Wanted) => void
  busy: boolean
  /** The rules of the dates, unless they are by day or by month. */
  rules?: z.ZodType
  /** Common ranges. */
  presets?: { label: string; wanted: Wanted }[]
  children?: ReactNode
}

/** The dates of a report, by day or by month. Nothing is fetched before Show is pressed. */
export const ReportDates = ({
  shown,
  onFetch,
  busy,
  rules = BookingReportDays,
  presets = [],
  children,
}: ReportDatesProps) => {
  const [start, setStart] = useState<string | null>(shown.start_date)
  const [end, setEnd] = useState<string | null>(shown.end_date)
  const [wrong, setWrong] = useState<string>()

  const ask = (by: Step | undefined) => {
    if (!start || !end) return toast.warning(say.bothDates)
    const wanted = { start_date: start, end_date: end, ...(by && { by }) }
    const { error } = (by ? PeriodQuery : rules).safeParse(wanted)
    setWrong(error?.issues[0]?.message)
    if (!error) onFetch(wanted)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask(shown.by)
  }
  const day = (label: string, value: string | null, set: (day: string | null) => void, error?: string) => (
    <DayInput
      label={label}
      className={classes.date}
      clearable
      clearButtonProps={{ tabIndex: -1, 'aria-label': `Clear ${label}` }}
      error={error}
      value={value}
      onChange={set}
      onUnreadable={() => set(null)}
    />
  )

  return (
    <form className={classes.dates} onSubmit={submit} noValidate data-screen-only>
      {day('Start date', start, setStart)}
      {day('End date', end, setEnd, wrong)}
      {shown.by && (
        <SegmentedControl
          aria-label="By day or by month"
          value={shown.by}
          onChange={(by) => ask(by)}
          data={[
            { value: 'day', label: 'By day' },
            { value: 'month', label: 'By month' },
          ]}
        />
      )}
      <Button type="submit" loading={busy}>
        Fetch Report
      </Button>
      {children && <div className={classes.filter}>{children}</div>}
      {presets.length > 0 && (
        <div className={classes.presets}>
          {presets.map(({ label, wanted }) => (
            <Button key={label} variant="subtle" size="compact-sm" onClick={() => onFetch(wanted)}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </form>
  )
}
