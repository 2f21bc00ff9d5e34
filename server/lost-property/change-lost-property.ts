import { may } from '#contract/kit/permission.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import {
  keepUntilFrom,
  type LostPropertyDisposal,
  type LostPropertyDraft,
  type LostPropertyEdit,
  type LostPropertyReturn,
  placeOf,
} from '#contract/lost-property/lost-property.ts'
import { lostPropertyMessages as say } from '#contract/lost-property/lost-property-messages.ts'
import { wasAddedWith } from '#server/audit/first-values-store.ts'
import type { Db } from '#server/db/connect.ts'
import { removeFile, showFile } from '#server/files/keep-file.ts'
import type { Actor } from '#server/kit/actor.ts'
import { changedMeanwhile } from '#server/kit/records/version-store.ts'
import type { Services } from '#server/kit/services.ts'
import { lostPropertyProblems as refuse } from '#server/lost-property/lost-property-problems.ts'
import {
  deleteLostProperty,
  findByClientId,
  getRoomNumber,
  insertLostProperty,
  lockLostProperty,
  setStatus,
  updateLostProperty,
} from '#server/lost-property/lost-property-store.ts'
import { recordNotice } from '#server/notices/notice-store.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

type Given = Pick<Services, 'db' | 'clock' | 'jobs'>
type GivenBy = Pick<Services, 'db' | 'clock'> & { user: Actor }

/** What was left out is filled in: found today by the person who writes it, kept for 90 days. */
const complete = (draft: Omit<LostPropertyDraft, 'client_id'>, today: CalendarDate, writer: string) => {
  const { description, room_id, area, kept_in } = draft
  const found_on = draft.found_on ?? today
  const keep_until = draft.keep_until ?? keepUntilFrom(found_on)
  if (found_on > today) throw refuse.foundInFuture()
  if (keep_until < found_on) throw refuse.keptTooShort()
  return { description, room_id, area, kept_in, found_on, keep_until, found_by: draft.found_by || writer }
}

const mustLock = async (db: Db, slug: string) => {
  const thing = await lockLostProperty(db, slug)
  if (!thing) throw refuse.missing()
  return thing
}

type Locked = Awaited<ReturnType<typeof mustLock>>

const refuseOldVersion = async (db: Db, { slug, version }: Locked, wanted: number) => {
  if (version !== wanted) throw await changedMeanwhile(db, { entity: 'lost_property', slug }, say.changedMeanwhile)
}

/** The slug of a thing that was sent before; refused if it is described differently now: the text would be lost. */
const sentBefore = async (db: Db, clientId: string, draft: Omit<LostPropertyDraft, 'client_id'>) => {
  const slug = await findByClientId(db, clientId)
  const { found_on, found_by, keep_until, ...always } = draft
  // Sent again on another day, the fields that were left out would be filled in differently.
  const sent = {
    ...always,
    ...(found_on && { found_on }),
    ...(found_by && { found_by }),
    ...(keep_until && { keep_until }),
  }
  if (!(await wasAddedWith(db, 'lost_property', slug, sent))) throw refuse.sentDifferently()
  return slug
}

/**
 * Records a found thing, tells the desk of it and returns its slug. One that was sent before is found again, and nothing
 * is done.
 */
export const recordLostProperty = async (
  { db, clock, user }: GivenBy,
  { client_id, ...draft }: LostPropertyDraft,
  photo?: string,
) => {
  const today = await hotelToday(db, clock)
  const thing = complete(draft, today, user.name)
  const entered = { entered_by: user.account_id, entered_on: today }
  const sent = { photo: photo ?? null, client_id: client_id ?? null }
  const slug = await insertLostProperty(db, { ...thing, ...entered, ...sent })
  if (slug === undefined) return sentBefore(db, client_id ?? '', draft)
  if (photo) await showFile(db, photo)
  const { description, found_by } = thing
  const room_number = thing.room_id === null ? null : await getRoomNumber(db, thing.room_id)
  const parts = { place: placeOf({ room_number, area: thing.area }), description, found_by }
  await recordNotice(db, { kind: 'lost_property', subject: 'lost_property', slug, parts })
  return slug
}

/** Without the permission to change everything, a person corrects the own entry of today while the thing is kept. */
const refuseOthers = ({ granted, account_id }: Actor, thing: Locked, today: CalendarDate) => {
  if (may(granted, 'lost_property.change')) return
  const isOwn = thing.entered_by === account_id && thing.entered_on === today
  if (!isOwn || thing.status !== 'kept') throw refuse.notOwnOfToday()
}

export const changeLostProperty = async (
  given: GivenBy & Given,
  slug: string,
  { version, photo: wanted, ...draft }: LostPropertyEdit,
  photo?: string,
) => {
  const { db, clock, user } = given
  const today = await hotelToday(db, clock)
  const before = await mustLock(db, slug)
  refuseOthers(user, before, today)
  await refuseOldVersion(db, before, version)
  const after = complete(draft, today, user.name)
  const isOther = photo !== undefined || wanted === 'remove'
  if (photo) await showFile(db, photo)
  await updateLostProperty(db, before.id, { ...after, ...(isOther && { photo: photo ?? null }) })
  if (isOther && before.photo) await removeFile(given, before.photo)
}

/** Returned or disposed of: `returned_to` is empty for the latter. */
const close = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  slug: string,
  { version, closed_on, closing_note, returned_to }: LostPropertyReturn,
) => {
  const thing = await mustLock(db, slug)
  await refuseOldVersion(db, thing, version)
  if (thing.status !== 'kept') throw refuse.notKept()
  if (closed_on < thing.found_on) throw refuse.closedTooEarly()
  if (closed_on > (await hotelToday(db, clock))) throw refuse.closedInFuture()
  const status = returned_to === '' ? 'disposed' : 'returned'
  await setStatus(db, thing.id, { status, returned_to, closed_on, closing_note })
}

export const returnLostProperty = close

export const disposeOfLostProperty = (given: Given, slug: string, disposal: LostPropertyDisposal) =>
  close(given, slug, { ...disposal, returned_to: '' })

export const keepAgain = async (db: Db, slug: string, version: number) => {
  const thing = await mustLock(db, slug)
  await refuseOldVersion(db, thing, version)
  if (thing.status === 'kept') throw refuse.isKept()
  await setStatus(db, thing.id, { status: 'kept', returned_to: '', closed_on: null, closing_note: '' })
}

export const removeLostProperty = async (given: Given, slug: string) => {
  const thing = await mustLock(given.db, slug)
  await deleteLostProperty(given.db, thing.id)
  if (thing.photo) await removeFile(given, thing.photo)
}
