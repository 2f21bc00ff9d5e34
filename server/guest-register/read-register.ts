import type {
  RegisterDay,
  RegisterQuery,
  RegisterRow,
  UnregisteredRoom,
} from '#contract/guest-register/guest-register.ts'
import type { RegisterShows } from '#contract/guest-register/register-column.ts'
import { addDays, type CalendarDate, earlierOf } from '#contract/kit/time/calendar-date.ts'
import type { Db } from '#server/db/connect.ts'
import { getTemplate } from '#server/guest-register/change-template.ts'
import { registerProblems } from '#server/guest-register/register-problems.ts'
import { getRetention, listRegisterPeople, type RegisterPerson } from '#server/guest-register/register-store.ts'
import { listTemplates } from '#server/guest-register/register-template-store.ts'
import { listUnregistered, type UnregisteredLine } from '#server/guest-register/unregistered-store.ts'
import type { Services } from '#server/kit/services.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

type Given = Pick<Services, 'db' | 'clock'>

/** The register of some days: columns, who is listed, and the people of each day. */
export const readRegister = async (given: Given, query: RegisterQuery) => {
  const { shows, columns } = await layoutOf(given.db, query)
  const { from, to } = await keptDays(given, query)
  const people = await listRegisterPeople(given.db, from, to)
  const lines = await listUnregistered(given.db, from, to)
  return { shows, columns, days: daysOf(people, lines, { from, to, shows }) }
}

const layoutOf = async (db: Db, query: RegisterQuery) => {
  const { template, shows, columns } = query
  const chosen = template ? await getTemplate(db, template) : (await listTemplates(db))[0]
  if (!chosen) throw registerProblems.templateMissing()
  return { shows: shows ?? chosen.shows, columns: columns ?? chosen.columns }
}

/** A month that is not over is shown up to today. */
const keptDays = async ({ db, clock }: Given, { from, to }: RegisterQuery) => {
  const today = await hotelToday(db, clock)
  if (from > today) throw registerProblems.notYet(today)
  const kept = await getRetention(db)
  const first = addDays(today, -kept)
  if (from < first) throw registerProblems.tooOld(kept, first)
  return { from, to: earlierOf(to, today) }
}

interface Wanted {
  from: CalendarDate
  to: CalendarDate
  shows: RegisterShows
}

const daysOf = (people: RegisterPerson[], lines: UnregisteredLine[], { from, to, shows }: Wanted) => {
  const days: RegisterDay[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const isOnPage = (one: Times) => (shows === 'arrivals' ? one.arrival_date === day : isInHouse(one, day))
    days.push({
      day,
      rows: people.filter(isOnPage).map((person) => rowOf(person, day)),
      unregistered: lines.filter(isOnPage).flatMap((line) => unregisteredOf(line, day)),
    })
  }
  return days
}

type Times = Pick<RegisterPerson, 'arrival_date' | 'departure_date'>

/** Somebody who leaves on the day of the arrival is on the page of that day, too. */
const isInHouse = ({ arrival_date, departure_date }: Times, day: CalendarDate) =>
  arrival_date === day || (arrival_date < day && (departure_date === null || departure_date > day))

/** Of the rooms of a line, that of a day. */
const roomOn = <Room extends { from: CalendarDate }>(rooms: Room[], day: CalendarDate) =>
  rooms.findLast(({ from }) => from <= day) ?? rooms[0]

const rowOf = ({ rooms, ...person }: RegisterPerson, day: CalendarDate): RegisterRow => ({
  ...person,
  room: roomOn(rooms, day)?.room ?? '',
})

const unregisteredOf = ({ booking, rooms, registered }: UnregisteredLine, day: CalendarDate): UnregisteredRoom[] => {
  const here = roomOn(rooms, day)
  return here && here.people > registered ? [{ booking, room: here.room, people: here.people - registered }] : []
}
