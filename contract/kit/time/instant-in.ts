import { localTimeIn } from '#contract/kit/time/local-time.ts'

/** The instant of a local date and time in a zone: 2026-11-15 and 20:30 in India is 15:00 in UTC. */
export const instantIn = (timeZone: string, day: string, time: string) => {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  const read = (instant: number) => Date.parse(`${localTimeIn(timeZone, new Date(instant)).replace(' ', 'T')}Z`)
  // The second step corrects the hours around a change of summer time.
  const near = wanted - (read(wanted) - wanted)
  return new Date(near - (read(near) - wanted)).toISOString()
}
