import { formatMoment } from '#contract/kit/time/calendar-date.ts'
import type { RetentionRun } from '#contract/privacy/retention.ts'
import { FiguresTable } from '#web/kit/table/figures-table.tsx'
import { useHotelZone } from '#web/kit/time/hotel-time.ts'
import classes from '#web/privacy/privacy.module.css'

export const RetentionRuns = ({ runs }: { runs: RetentionRun[] }) => {
  const zone = useHotelZone()
  if (runs.length === 0) return null
  return (
    <section className={classes.card} aria-label="What was deleted">
      <h2>What was deleted</h2>
      <FiguresTable
        caption="Deletions"
        words={2}
        head={['When', 'By', 'Guests', 'Photos', 'ID Numbers', 'Passports', 'Visas', 'Signatures']}
        rows={runs.map((run) => [
          formatMoment(run.at, zone),
          run.who ?? 'Every day by itself',
          ...[run.guests, run.photos, run.id_numbers, run.passports, run.visas, run.signatures].map(String),
        ])}
      />
    </section>
  )
}
