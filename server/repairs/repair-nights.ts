import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { wrongFirstNight } from '#contract/rooms/maintenance.ts'
import type { Db } from '#server/db/connect.ts'
import { recordNotice } from '#server/notices/notice-store.ts'
import {
  type BlockedNights,
  deleteNights,
  getNights,
  insertNights,
  type Nights,
  updateNights,
} from '#server/repairs/repair-nights-store.ts'
import { repairProblems } from '#server/repairs/repair-problems.ts'
import { linkNights, raiseVersion } from '#server/repairs/repair-store.ts'
import { refuseTakenNights } from '#server/rooms/refuse-taken-nights.ts'

interface Room {
  id: number
  slug: string
  room_number: string
}

interface Wanted {
  room: Room | undefined
  nights: Nights | undefined
  description: string
}

interface Blocking {
  id: number
  stay_slug: string | null
}

const blockedNights = async (db: Db, { stay_slug }: Blocking) =>
  stay_slug === null ? undefined : getNights(db, stay_slug)

const isOver = ({ check_out_date }: Nights, today: CalendarDate) => check_out_date <= today

const areSame = (one: Nights, other: Nights) =>
  one.check_in_date === other.check_in_date && one.check_out_date === other.check_out_date

const release = (db: Db, nights: BlockedNights, today: CalendarDate) =>
  nights.check_in_date < today
    ? updateNights(db, nights.slug, { check_out_date: today })
    : deleteNights(db, nights.slug)

/** Opens the nights from tonight on for bookings; those that are over remain in the calendar and the reports. */
export const releaseNights = async (db: Db, repair: Blocking, today: CalendarDate) => {
  const blocked = await blockedNights(db, repair)
  if (!blocked || isOver(blocked, today)) return false
  await release(db, blocked, today)
  return true
}

/** The nights that a block would have in addition. */
const addedNights = (before: Nights, after: Nights): Nights[] => {
  const isApart = after.check_out_date <= before.check_in_date || before.check_out_date <= after.check_in_date
  if (isApart) return [after]
  return [
    { check_in_date: after.check_in_date, check_out_date: before.check_in_date },
    { check_in_date: before.check_out_date, check_out_date: after.check_out_date },
  ].filter(({ check_in_date, check_out_date }) => check_in_date < check_out_date)
}

const refuseTaken = async (db: Db, room: Room, nights: Nights[]) => {
  if (nights.length > 0 && !(await refuseTakenNights(db, room.id, nights))) throw repairProblems.roomMissing()
}

const refuseFirstNight = (night: CalendarDate, today: CalendarDate) => {
  const wrong = wrongFirstNight(night, today)
  if (wrong) throw repairProblems.wrongFirstNight(wrong)
}

const longestReason = 500

/**
 * Makes a repair block the wanted nights and no others. Nights that are over stay as they were. Other nights are a new
 * version of the repair, so that a colleague who edits it at the same time is told.
 */
export const setNights = async (
  db: Db,
  repair: Blocking,
  { room, nights, description }: Wanted,
  today: CalendarDate,
) => {
  const maintenance_reason = description.slice(0, longestReason)
  const blocked = await blockedNights(db, repair)
  // A form that was opened after the last night sends it back.
  if (nights && blocked && isOver(blocked, today) && areSame(nights, blocked)) return
  const live = blocked && !isOver(blocked, today) ? blocked : undefined
  if (!room || !nights) {
    if (!live) return
    await release(db, live, today)
    await raiseVersion(db, repair.id)
    return
  }
  if (live && (live.check_in_date === nights.check_in_date || live.check_in_date >= today)) {
    if (nights.check_in_date !== live.check_in_date) refuseFirstNight(nights.check_in_date, today)
    if (nights.check_out_date < today) throw repairProblems.freeInPast()
    await refuseTaken(db, room, addedNights(live, nights))
    await updateNights(db, live.slug, { ...nights, maintenance_reason })
    if (!areSame(live, nights)) await raiseVersion(db, repair.id)
    return
  }
  refuseFirstNight(nights.check_in_date, today)
  if (live) await release(db, live, today)
  await refuseTaken(db, room, [nights])
  await linkNights(db, repair.id, (await insertNights(db, room.id, nights, maintenance_reason)).slug)
  const { slug, room_number } = room
  await recordNotice(db, { kind: 'maintenance', subject: 'room', slug, parts: { room_number, ...nights } })
}
