import { excessPeople } from '#contract/bookings/occupancy.ts'
import { type Line, staysOfLine } from '#contract/bookings/stays/line.ts'
import { addUpPeople } from '#contract/bookings/stays/split-people.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { findOccupiedRoom, findSharedRoom } from '#server/bookings/stays/room-occupancy-store.ts'
import { type LockedRoom, lockRooms } from '#server/bookings/stays/stay-store.ts'
import type { Db } from '#server/db/connect.ts'

interface Confirmed {
  confirm_occupancy: boolean
  /** The people of each room are known, so that each room must be large enough; otherwise all rooms together. */
  perRoom?: boolean
  /** The nights before this day are over and are not checked. */
  firstOpen?: CalendarDate | undefined
}

/**
 * Locks the rooms of the lines and refuses them if one is taken, under maintenance or too small. The database would
 * refuse an overlap anyway; checking first lets the message name the room and the nights.
 */
export const refuseUnfitRooms = async (
  db: Db,
  lines: Line[],
  { confirm_occupancy, perRoom = false, firstOpen = '' }: Confirmed,
  bookingIds: number[] = [],
) => {
  const open = lines
    .filter((line) => !line.departed_on)
    .map((line) => ({ ...line, nights: line.nights.filter((night) => night.date >= firstOpen) }))
  const stays = open.flatMap(staysOfLine)
  const { rooms, taken } = await lockRooms(db, stays, bookingIds)
  if (new Set(stays.map(({ room_id }) => room_id)).size > rooms.length) throw bookingProblems.roomMissing()
  const broken = rooms.find((room) => room.under_maintenance)
  if (broken) throw bookingProblems.roomUnderMaintenance(broken.room_number)
  if (taken) throw bookingProblems.roomTaken(taken)
  const beyond = perRoom ? open.map((line) => excessOfRoom(line, rooms)).find(Boolean) : excessOf(open, rooms)
  if (beyond && !confirm_occupancy) throw bookingProblems.overCapacity(beyond)
}

/** The people above the capacity of one room of a line, with the number of that room. */
const excessOfRoom = (line: Line, rooms: LockedRoom[]) => {
  for (const { room_id, nights } of staysOfLine(line)) {
    const room = rooms.find(({ id }) => id === room_id)
    const beyond = room && excessOf([{ ...line, nights }], [room])
    if (beyond) return `${beyond} in room ${room.room_number}`
  }
  return ''
}

/** The people above the capacity of the rooms on the first such night. */
const excessOf = (lines: Line[], rooms: LockedRoom[]) => {
  const nights = lines.flatMap((line) => line.nights.map((night) => ({ line, ...night })))
  for (const date of new Set(nights.map((night) => night.date))) {
    const present = nights.filter((night) => night.date === date)
    const taken = present.flatMap(({ room_id }) => rooms.find(({ id }) => id === room_id) ?? [])
    const beyond = excessPeople(addUpPeople(present.map(({ line }) => line)), taken)
    if (beyond) return beyond
  }
  return ''
}

/** Guests can't enter a room in which other guests are. The rooms must be locked. */
export const refuseOccupiedRooms = async (db: Db, room_ids: number[], today: CalendarDate, booking_ids: number[]) => {
  if (room_ids.length === 0) return
  const occupied = await findOccupiedRoom(db, { booking_ids, room_ids, today })
  if (occupied) throw bookingProblems.roomOccupied(occupied)
}

/** The same after the change: guests who swap rooms leave theirs, but guests who overstay are in theirs until check-out. */
export const refuseSharedRooms = async (db: Db, room_ids: number[], today: CalendarDate) => {
  if (room_ids.length === 0) return
  const shared = await findSharedRoom(db, room_ids, today)
  if (shared) throw bookingProblems.roomOccupied(shared)
}
