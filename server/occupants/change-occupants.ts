import { may } from '#contract/kit/permission.ts'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { hotelDay } from '#contract/kit/time/hotel-day.ts'
import { localTimeIn } from '#contract/kit/time/local-time.ts'
import type { OccupantDraft, OccupantEdit } from '#contract/occupants/occupant.ts'
import { occupantMessages as say } from '#contract/occupants/occupant-messages.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { type LockedBooking, lockBooking } from '#server/bookings/booking-store.ts'
import type { Db } from '#server/db/connect.ts'
import { guestProblems } from '#server/guests/guest-problems.ts'
import { getGuest } from '#server/guests/guest-store.ts'
import { registerGuest } from '#server/guests/register-guest.ts'
import type { Actor } from '#server/kit/actor.ts'
import type { Clock } from '#server/kit/clock.ts'
import { changedMeanwhile } from '#server/kit/records/version-store.ts'
import { giveHome } from '#server/occupants/home-store.ts'
import { occupantProblems } from '#server/occupants/occupant-problems.ts'
import {
  arrivalInRoom,
  deleteOccupant,
  findOccupant,
  hasLine,
  insertOccupant,
  isOccupied,
  updateOccupant,
} from '#server/occupants/occupant-store.ts'

interface Given {
  db: Db
  clock: Clock
  user: Actor
}

export const addOccupant = async (given: Given, bookingSlug: string, asked: OccupantDraft) => {
  const { db } = given
  const booking = await lockOpenBooking(given, bookingSlug)
  const { line, relation, age } = asked
  if (!(await hasLine(db, booking.id, line))) throw occupantProblems.lineMissing()
  const guest_id = asked.guest_id ?? (await registerCompanion(given, asked.guest ?? {}))
  const times = await timesOfNew(given, booking, line)
  const slug = await insertOccupant(db, { booking_id: booking.id, line, guest_id, relation, age, ...times })
  await giveHome(db, booking.id)
  return { booking, slug }
}

/** People come a little earlier or leave later than booked; this limit catches a mistyped month or year. */
const nearDays = 7

export const changeOccupant = async (given: Given, slug: string, edit: OccupantEdit) => {
  const { db, clock } = given
  const { booking, occupant } = await lockOccupant(given, slug)
  const { version, ...changes } = edit
  if (version !== occupant.version) throw await changedMeanwhile(db, { entity: 'occupant', slug }, say.changedMeanwhile)
  if (!(await hasLine(db, booking.id, edit.line))) throw occupantProblems.lineMissing()
  const now = localTimeIn(booking.time_zone, clock.now())
  for (const field of ['arrived_at', 'left_at'] as const) {
    const time = changes[field]
    if (!time) continue
    if (time > now) throw occupantProblems.inFuture(field)
    const day = time.slice(0, 10)
    const isNear = addDays(booking.check_in_date, -nearDays) <= day && day <= addDays(booking.check_out_date, nearDays)
    if (!isNear) throw occupantProblems.notThen(field, booking)
  }
  await updateOccupant(db, occupant.id, changes)
  return { booking, occupant }
}

export const removeOccupant = async (given: Given, slug: string) => {
  const { occupant } = await lockOccupant(given, slug)
  await deleteOccupant(given.db, occupant.id)
  return occupant
}

const lockOccupant = async (given: Given, slug: string) => {
  const found = await findOccupant(given.db, slug)
  if (!found) throw occupantProblems.missing()
  const booking = await lockOpenBooking(given, found.booking_slug)
  // Another clerk may have changed or removed it before the booking was locked.
  const occupant = await findOccupant(given.db, slug)
  if (!occupant) throw occupantProblems.missing()
  if (occupant.anonymised_at !== null) throw guestProblems.anonymised()
  return { booking, occupant }
}

/** The registers have the people of past stays: they are changed only by those who may correct past nights. */
const lockOpenBooking = async ({ db, user }: Given, slug: string) => {
  const booking = await lockBooking(db, slug)
  if (!booking) throw bookingProblems.missing()
  if (booking.status === 'cancelled' || booking.status === 'no_show') throw occupantProblems.ended()
  if (booking.status === 'checked_out' && !may(user.granted, 'bookings.correct')) throw occupantProblems.departed()
  return booking
}

const registerCompanion = async (given: Given, guest: NonNullable<OccupantDraft['guest']>) => {
  const slug = await registerGuest(given, guest, 'companion', undefined)
  const saved = await getGuest(given.db, slug)
  if (!saved) throw occupantProblems.guestMissing()
  return saved.id
}

/** Somebody who is added on the day of the arrival came with the others of the room; later, just now. */
const timesOfNew = async ({ db, clock }: Given, booking: LockedBooking, line: number) => {
  const now = clock.now()
  const isThere = booking.status === 'checked_in' && (await isOccupied(db, booking.id, line, hotelDay(booking, now)))
  if (!isThere) return { arrived_at: null, left_at: null }
  const withOthers = await arrivalInRoom(db, booking.id, line)
  const cameToday = withOthers && hotelDay(booking, new Date(withOthers)) === hotelDay(booking, now)
  return { arrived_at: cameToday ? withOthers : now.toISOString(), left_at: null }
}
