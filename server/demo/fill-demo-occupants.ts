import { sql } from 'kysely'
import { emptyGuest, type Guest } from '#contract/guests/guest.ts'
import { foreignFields, isForeign } from '#contract/guests/guest-rules.ts'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { Db } from '#server/db/connect.ts'
import { itemAt } from '#server/demo/history/dice.ts'
import { countries, firstNames, sexOf } from '#server/demo/history/people.ts'
import { getGuests } from '#server/guests/guest-store.ts'
import type { Clock } from '#server/kit/clock.ts'
import { newSlug } from '#server/kit/secret.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

/** The hotel registers everybody since then; before, only the guest who books. */
const registeredDays = 60
const batch = 200

/** Gives the stays of the last weeks the people who travel with the guest who books. */
export const fillDemoOccupants = async (db: Db, clock: Clock) => {
  const today = await hotelToday(db, clock)
  const parties = await readParties(db, addDays(today, -registeredDays))
  const guests = await getGuests(
    db,
    parties.map(({ guest_id }) => guest_id),
  )
  const bookers = new Map(guests.map((guest) => [guest.id, guest]))
  const companions = parties.flatMap((party) => {
    const booker = bookers.get(party.guest_id)
    return booker ? companionsOf(party, booker, today) : []
  })
  // They arrived with the guest who books: the trail must not say that they were registered today.
  await sql`alter table occupant disable trigger audit_insert`.execute(db)
  for (let from = 0; from < companions.length; from += batch) await insertAll(db, companions.slice(from, from + batch))
  await sql`alter table occupant enable trigger audit_insert`.execute(db)
}

const readParties = (db: Db, from: CalendarDate) =>
  db
    .selectFrom('booking')
    .innerJoin('occupant', (join) =>
      join.onRef('occupant.booking_id', '=', 'booking.id').onRef('occupant.guest_id', '=', 'booking.guest_id'),
    )
    .select(['booking.id', 'booking.guest_id', 'number_of_adults', 'number_of_children'])
    .select(['occupant.arrived_at', 'occupant.left_at'])
    .where('booking_type', '=', 'individual')
    .where('check_in_date', '>=', from)
    .where('occupant.arrived_at', 'is not', null)
    .orderBy('booking.id')
    .execute()

type Party = Awaited<ReturnType<typeof readParties>>[number]

const companionsOf = (party: Party, booker: Guest, today: CalendarDate) => {
  const nameOf = namesFor(booker)
  const adults = Array.from({ length: party.number_of_adults - 1 }, (_, index) =>
    index === 0 ? spouseOf(booker, party.id, nameOf) : friendOf(booker, party.id + index, nameOf),
  )
  const children = Array.from({ length: party.number_of_children }, (_, index) =>
    childOf(booker, party.id + index, nameOf, today),
  )
  const { id: booking_id, arrived_at, left_at } = party
  return [...adults, ...children].map(({ relation, person }) => ({
    occupant: { booking_id, relation, arrived_at, left_at },
    person,
  }))
}

type NameOf = (turn: number, fits?: (name: string) => boolean) => string

/** First names of a country for one booking: nobody has the name of another, as all have the same family name. */
const namesFor = ({ name: booker, nationality }: Guest): NameOf => {
  const names: readonly string[] = countries.find((country) => country.nationality === nationality)?.first ?? firstNames
  const taken = new Set(booker.split(' ', 1))
  return (turn, fits = () => true) => {
    const fitting = names.filter(fits)
    const single = fitting.map((_, index) => itemAt(fitting, turn + index))
    // A large party has more people than the country has names here.
    const double = single.flatMap((first) =>
      single.filter((other) => other !== first).map((other) => `${first}-${other}`),
    )
    const free = itemAt(
      [...single, ...double].filter((name) => !taken.has(name)),
      0,
    )
    taken.add(free)
    return free
  }
}

const birthDate = (turn: number) => `${1960 + ((turn * 13) % 40)}-0${1 + (turn % 9)}-${10 + (turn % 18)}`

const spouseOf = (booker: Guest, turn: number, nameOf: NameOf) => {
  const first = nameOf(turn, (name) => sexOf(name) !== booker.sex)
  const relation = booker.sex === 'male' ? 'Wife' : 'Husband'
  return { relation, person: travelsWith(booker, turn, { first, birth_date: birthDate(turn) }) }
}

const friendOf = (booker: Guest, turn: number, nameOf: NameOf) => {
  const first = nameOf(turn)
  return { relation: 'Friend', person: travelsWith(booker, turn * 3, { first, birth_date: birthDate(turn * 3) }) }
}

const childOf = (booker: Guest, turn: number, nameOf: NameOf, today: CalendarDate) => {
  const first = nameOf(turn * 3 + 1)
  const relation = sexOf(first) === 'female' ? 'Daughter' : 'Son'
  const birth_date = addDays(today, -366 * (2 + (turn % 13)) - (turn % 200))
  return { relation, person: travelsWith(booker, turn * 5 + 2, { first, birth_date, isChild: true }) }
}

interface Companion {
  first: string
  birth_date: CalendarDate
  isChild?: boolean
}

/** The same family name, home and journey, and documents of their own. */
const travelsWith = (booker: Guest, turn: number, { first, birth_date, isChild }: Companion) => {
  const surname = booker.name.split(' ').at(-1) ?? ''
  const number = String(1_000_000 + ((turn * 6151) % 9_000_000))
  const { address, from_place, proceeding_to, purpose_of_visit, nationality_id } = booker
  const documents = Object.fromEntries(foreignFields.map((field) => [field, booker[field]]))
  return {
    ...emptyGuest,
    ...{ address, from_place, proceeding_to, purpose_of_visit, nationality_id, birth_date },
    name: `${first} ${surname}`,
    sex: sexOf(first),
    ...(isForeign(booker.nationality)
      ? {
          ...documents,
          ...{ given_name: first, surname, passport_no: `Y${number}`, visa_no: `VL${number}` },
          ...{ id_proof_type: 'Passport' as const, id_proof_number: `Y${number}` },
        }
      : !isChild && { id_proof_type: 'Aadhar' as const, id_proof_number: `XXXX XXXX ${number.slice(-4)}` }),
  }
}

type Filled = ReturnType<typeof companionsOf>

const insertAll = async (db: Db, companions: Filled) => {
  const saved = await db
    .insertInto('guest')
    .values(
      companions.map(({ person, occupant }) => ({
        ...{ ...person, id_proof_image: null, slug: newSlug() },
        ids_entered_on: person.id_proof_number === '' ? null : (occupant.arrived_at?.slice(0, 10) ?? null),
      })),
    )
    .returning('id')
    .execute()
  await db
    .insertInto('occupant')
    .values(companions.map(({ occupant }, index) => ({ ...occupant, guest_id: saved[index]?.id ?? 0 })))
    .execute()
}
