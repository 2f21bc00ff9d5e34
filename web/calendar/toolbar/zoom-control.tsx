import { Select } from '@mantine/core'
import { fewestDays, mostDays } from '#web/calendar/calendar-search.ts'

const levels = [fewestDays, 14, 21, 30, 45, mostDays]

interface ZoomControlProps {
  days: number
  onZoom: (days: number) => void
}

/** How many days are visible at once. Ctrl and the wheel, or two fingers, do the same. */
export const ZoomControl = ({ days, onZoom }: ZoomControlProps) => (
  <Select
    aria-label="Days on screen"
    w={92}
    allowDeselect={false}
    data={[...new Set([...levels, days])]
      .sort((one, other) => one - other)
      .map((level) => ({ value: String(level), label: `${level} days` }))}
    value={String(days)}
    onChange={(chosen) => chosen && onZoom(Number(chosen))}
  />
)
