import type { BookingDraft } from '#contract/bookings/booking-draft.ts'
import {
  arrivalOf,
  averageRent,
  betweenDays,
  departureOf,
  type Line,
  lastStayOf,
  type Night,
  type People,
} from '#contract/bookings/stays/line.ts'
import { addUpPeople, isSameParty, splitPeople } from '#contract/bookings/stays/split-people.ts'
import { type RoomsOfDraft, type WantedRoom, wantedRooms } from '#contract/bookings/wanted-rooms.ts'
import { type CalendarDate, earlierOf, laterOf } from '#contract/kit/time/calendar-date.ts'

type Priced = Pick<BookingDraft, 'food_plan_id' | 'food_plan_rate'>

/** The parts of a draft that the nights and their prices depend on. */
export type DraftOfStay = RoomsOfDraft & People & Priced

interface Booked {
  lines: Line[]
  /** The first night that may change. For guests in the house it is today's; before the arrival all may change. */
  firstOpen?: CalendarDate | undefined
}

/** The lines of a new booking, or of a booking after an edit. Nights before the first open one stay as they are. */
export const planLines = (draft: DraftOfStay, booked: Booked = { lines: [] }): Line[] => {
  const pairs = pairLines(wantedRooms(draft), booked.lines)
  const parties = partiesOf(draft, pairs, booked.lines)
  const highest = Math.max(0, ...booked.lines.map(({ line }) => line))
  let added = 0
  const planned = pairs.map(({ wanted, line }, index): Line => {
    if (line?.departed_on) return line
    const people = parties[index] ?? splitPeople(draft, pairs.length)[index] ?? draft
    if (!line) return newLine(highest + ++added, wanted, people, draft, booked.firstOpen)
    return changedLine(line, wanted, people, draft, booked.firstOpen)
  })
  const left = booked.lines.filter((line) => !pairs.some((pair) => pair.line === line))
  return [...planned, ...left.flatMap((line) => removedLine(line, booked.firstOpen))].sort(
    (one, other) => one.line - other.line,
  )
}

interface Pair {
  wanted: WantedRoom
  line: Line | undefined
}

/** Finds the line of each wanted room: by its number, otherwise by the room that it has now. */
const pairLines = (rooms: WantedRoom[], lines: Line[]): Pair[] => {
  const isNamed = (line: Line) => rooms.some((room) => room.line === line.line)
  const free = lines.filter((line) => !isNamed(line) && !line.departed_on)
  return rooms.map((wanted) => {
    const named = lines.find(({ line }) => line === wanted.line)
    if (named) return { wanted, line: named }
    // An individual booking has one line, whichever room it gets.
    const index =
      rooms.length === 1 && lines.length === 1
        ? 0
        : free.findIndex((line) => lastStayOf(line).room_id === wanted.room_id)
    return { wanted, line: index < 0 ? undefined : free.splice(index, 1)[0] }
  })
}

/** The people of each room: as given, as before if the party is the same, otherwise divided evenly among those who stay. */
const partiesOf = (draft: DraftOfStay, pairs: Pair[], lines: Line[]): People[] => {
  const staying = pairs.filter(({ line }) => !line?.departed_on)
  const shares = givenParties(staying) ?? keptParties(draft, staying, lines) ?? splitPeople(draft, staying.length)
  return pairs.map((pair) => shares[staying.indexOf(pair)] ?? pair.line ?? draft)
}

const givenParties = (staying: Pair[]) => {
  const given = staying.flatMap(({ wanted }) => wanted.people ?? [])
  return given.length === staying.length ? given : undefined
}

/** The people as before, if the booking has the same rooms and the same number of people. */
const keptParties = (draft: People, staying: Pair[], lines: Line[]) => {
  const kept = staying.flatMap(({ line }) => line ?? [])
  const isSameLines = kept.length === staying.length && kept.length === lines.filter((line) => !line.departed_on).length
  // The people of a booking are those who are still here; older bookings also count rooms that have left.
  const isSame = [kept, lines].some((counted) => isSameParty(addUpPeople(counted), draft))
  return isSameLines && isSame ? kept : undefined
}

const foodOf = ({ food_plan_id, food_plan_rate }: Priced, people: People) => ({
  meals: people.number_of_adults + people.number_of_children,
  food_plan_id,
  food_plan_rate,
})

const rentOn = (wanted: WantedRoom, date: CalendarDate) =>
  wanted.nightly_rents?.find((night) => night.date === date)?.rent ?? wanted.room_rent

const newLine = (
  line: number,
  wanted: WantedRoom,
  people: People,
  priced: Priced,
  firstOpen: CalendarDate | undefined,
): Line => {
  const { room_id, check_in_date, check_out_date } = wanted
  const first: Night = { date: check_in_date, room_id, rent: wanted.room_rent, ...foodOf(priced, people) }
  const plan = betweenDays(
    { line, departed_on: null, ...partyOf(people), nights: [first] },
    laterOf(check_in_date, firstOpen ?? ''),
    check_out_date,
  )
  return { ...plan, nights: plan.nights.map((night) => ({ ...night, rent: rentOn(wanted, night.date) })) }
}

const partyOf = ({ number_of_adults, number_of_children, number_of_infants }: People): People => ({
  number_of_adults,
  number_of_children,
  number_of_infants,
})

const changedLine = (
  line: Line,
  wanted: WantedRoom,
  people: People,
  priced: Priced,
  firstOpen: CalendarDate | undefined,
): Line => {
  const last = lastStayOf(line)
  const hasBegun = firstOpen !== undefined && arrivalOf(line) < firstOpen
  const from = hasBegun ? arrivalOf(line) : laterOf(wanted.check_in_date, firstOpen ?? '')
  const to = hasBegun ? openDeparture(line, wanted.check_out_date, firstOpen) : wanted.check_out_date
  // The form shows the last room of a line and its average rent: only what was changed there changes its nights.
  const isSameRoom = wanted.room_id === last.room_id
  const isSameRent = !wanted.nightly_rents?.length && wanted.room_rent === averageRent(last.nights)
  const isWithoutLastRoom = to <= last.check_in_date || from >= last.check_out_date
  const hasOneRoom = last.check_in_date === arrivalOf(line)
  const nights = betweenDays(line, from, to).nights.map((night): Night => {
    if (firstOpen && night.date < firstOpen) return night
    // An earlier arrival adds nights before the room's first one.
    const isOfLastRoom = night.date >= last.check_in_date || isWithoutLastRoom || hasOneRoom
    return {
      ...night,
      ...(isOfLastRoom && !isSameRoom && { room_id: wanted.room_id }),
      ...(isOfLastRoom && !isSameRent && { rent: rentOn(wanted, night.date) }),
      ...foodOf(priced, people),
    }
  })
  return { ...line, ...partyOf(people), nights }
}

/** A departure moved forward ends at today at the earliest. One that is not moved stays, also if it is overdue. */
const openDeparture = (line: Line, wanted: CalendarDate, firstOpen: CalendarDate) => {
  const booked = departureOf(line)
  return wanted >= booked ? wanted : earlierOf(booked, laterOf(wanted, firstOpen))
}

/** A line that an edit takes out of the booking. Guests who have slept in the room leave it; those nights stay. */
const removedLine = (line: Line, firstOpen: CalendarDate | undefined): Line[] => {
  if (line.departed_on) return [line]
  if (!firstOpen || arrivalOf(line) >= firstOpen) return []
  const leaves = earlierOf(firstOpen, departureOf(line))
  return [{ ...betweenDays(line, arrivalOf(line), leaves), departed_on: leaves }]
}
