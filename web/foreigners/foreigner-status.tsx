import { useSyncExternalStore } from 'react'
import { type Foreigner, hoursOfWarning, timeLeft } from '#contract/foreigners/foreigner.ts'
import { foreignerMessages as say } from '#contract/foreigners/foreigner-messages.ts'
import { StatusBadge } from '#web/kit/feedback/status-badge.tsx'
import { CellPair } from '#web/kit/table/cell-pair.tsx'
import { everyMinute } from '#web/kit/time/every-minute.ts'

const minute = 60_000
const hour = 60 * minute
const thisMinute = () => Math.floor(Date.now() / minute)

/** The current time, which changes each minute. */
const useNow = () => new Date(useSyncExternalStore(everyMinute, thisMinute) * minute)

const toneOf = ({ status, due_at }: Foreigner, now: Date) => {
  if (status === 'anonymised') return 'secondary'
  if (status === 'to_correct') return 'danger'
  if (due_at === null) return status === 'filed' ? 'info' : 'success'
  const left = Date.parse(due_at) - now.getTime()
  if (left < 0) return 'danger'
  return left <= hoursOfWarning * hour ? 'warning' : 'primary'
}

/** The status with the time that is left, counted down each minute. */
export const ForeignerStatusCell = ({ foreigner }: { foreigner: Foreigner }) => {
  const now = useNow()
  const { status, due_at, application_number } = foreigner
  // The list was read some time ago.
  const shown = status === 'to_file' && due_at !== null && Date.parse(due_at) < now.getTime() ? 'overdue' : status
  return (
    <CellPair below={due_at === null ? application_number : timeLeft(due_at, now)}>
      <StatusBadge tone={toneOf(foreigner, now)}>{say.statuses[shown]}</StatusBadge>
    </CellPair>
  )
}
