import { type Line, type PlannedStay, staysOfLine } from '#contract/bookings/stays/line.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { newSlug } from '#server/kit/secret.ts'

export interface SavedStay {
  slug: string
  line: number
  room_id: number
  check_in_date: CalendarDate
  check_out_date: CalendarDate
}

type Nights = Pick<SavedStay, 'check_in_date' | 'check_out_date'>

const sharesNight = (one: Nights, other: Nights) =>
  one.check_in_date < other.check_out_date && other.check_in_date < one.check_out_date

/**
 * Gives every planned stay the slug of the saved stay that it continues: one in the same room, otherwise one with the
 * same nights, otherwise the next of its line. A stay that continues none gets a new slug.
 */
export const matchStays = (saved: SavedStay[], lines: Line[]) => lines.flatMap((line) => matchLine(saved, line))

const continues: ((saved: SavedStay, planned: PlannedStay) => boolean)[] = [
  (saved, planned) => saved.room_id === planned.room_id && sharesNight(saved, planned),
  sharesNight,
  () => true,
]

const matchLine = (saved: SavedStay[], line: Line): (PlannedStay & { slug: string })[] => {
  const planned = staysOfLine(line)
  const free = saved.filter((stay) => stay.line === line.line)
  const slugs = new Map<PlannedStay, string>()
  for (const isSame of continues) {
    for (const stay of planned) {
      const index = slugs.has(stay) ? -1 : free.findIndex((one) => isSame(one, stay))
      const [found] = index < 0 ? [] : free.splice(index, 1)
      if (found) slugs.set(stay, found.slug)
    }
  }
  return planned.map((stay) => ({ ...stay, slug: slugs.get(stay) ?? newSlug() }))
}
