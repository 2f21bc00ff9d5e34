import { dayIn, formatDay, formatTime } from '#contract/kit/time/calendar-date.ts'
import type { RateChangeKind } from '#contract/rates/rate-endpoints.ts'

export const kindNames: Record<RateChangeKind, string> = {
  cells: 'Typed',
  bulk: 'Bulk edit',
  copy: 'Copied season',
  import: 'Excel import',
  undo: 'Undo',
}

/** `Meera Iyer, Nov 15, 2026 09:05 PM` */
export const changedText = ({ changed_by, changed_at }: { changed_by: string; changed_at: string }, zone: string) =>
  `${changed_by}, ${formatDay(dayIn(zone, new Date(changed_at)))} ${formatTime(changed_at, zone)}`
