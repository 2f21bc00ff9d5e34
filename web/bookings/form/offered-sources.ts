import type { BookingSource } from '#contract/booking-sources/booking-source.ts'
import type { Booking } from '#contract/bookings/booking.ts'

interface Circumstances {
  /** The source of the edited booking; it is offered even if it was deleted from the list since. */
  saved: Booking['source']
  isToday: boolean
}

/** The sources to choose from. A walk-in arrives today: it is offered first then, and last for any other arrival. */
export const offeredSources = (sources: BookingSource[], { saved, isToday }: Circumstances) => {
  const walkIn = sources.filter(({ builtin }) => builtin === 'walk_in')
  const others = sources.filter(({ builtin }) => builtin !== 'walk_in')
  const offered = isToday ? [...walkIn, ...others] : [...others, ...walkIn]
  const isDeleted = saved !== null && offered.every(({ id }) => id !== saved.id)
  return [...offered, ...(isDeleted ? [saved] : [])].map(({ id, name }) => ({ value: id, label: name }))
}

interface Details {
  company: string | undefined
  source: string | undefined
  arrival: string | null
  pinned: boolean | null
  remarks: (string | null)[]
}

/** The filled-in details in one line. */
export const detailsInShort = ({ company, source, arrival, pinned, remarks }: Details) =>
  [company, source, arrival && `arrives ${arrival}`, pinned && 'pinned', ...remarks].filter(Boolean).join(' · ') ||
  'Company, source, expected arrival, remarks'
