import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'

interface StayOfLine {
  line: number
  check_in_date: CalendarDate
  check_out_date: CalendarDate
}

/** One booked room: its stays in sequence, more than one if the guest changes rooms. */
export interface BookedLine<Stay extends StayOfLine> {
  line: number
  stays: Stay[]
  first: Stay
  last: Stay
}

/** The stays of a booking by line, each in the order of its days. */
export const bookedLines = <Stay extends StayOfLine>(stays: Stay[]): BookedLine<Stay>[] => {
  const numbers = [...new Set(stays.map(({ line }) => line))].sort((one, other) => one - other)
  return numbers.flatMap((line) => {
    const own = stays
      .filter((stay) => stay.line === line)
      .sort((one, other) => (one.check_in_date < other.check_in_date ? -1 : 1))
    const [first, last] = [own[0], own.at(-1)]
    return first && last ? { line, stays: own, first, last } : []
  })
}

/** The lines whose guests have not left yet. */
export const openLines = <Stay extends StayOfLine & { departed_on: CalendarDate | null }>(stays: Stay[]) =>
  bookedLines(stays).filter(({ last }) => last.departed_on === null)
