import type { RepairEdit } from '#contract/repairs/repair.ts'
import type { RepairClose } from '#contract/repairs/repair-endpoints.ts'
import { repairMessages as say } from '#contract/repairs/repair-messages.ts'
import type { Db } from '#server/db/connect.ts'
import { removeFile } from '#server/files/keep-file.ts'
import type { Actor } from '#server/kit/actor.ts'
import { changedMeanwhile } from '#server/kit/records/version-store.ts'
import type { Services } from '#server/kit/services.ts'
import { recordNotice } from '#server/notices/notice-store.ts'
import { hotelToday } from '#server/property/hotel-today.ts'
import { insertComment } from '#server/repairs/repair-comment-store.ts'
import { releaseNights, setNights } from '#server/repairs/repair-nights.ts'
import { listImages } from '#server/repairs/repair-photo-store.ts'
import { checkChoices, placeOf } from '#server/repairs/repair-place.ts'
import { repairProblems } from '#server/repairs/repair-problems.ts'
import {
  deleteRepair,
  type LockedRepair,
  linkNights,
  lockRepair,
  setClosed,
  setStatus,
  updateRepair,
} from '#server/repairs/repair-store.ts'
import { countFrom } from '#server/repairs/repair-task-store.ts'
import { wantedNights } from '#server/repairs/report-fault.ts'

type Given = Pick<Services, 'db' | 'clock'> & { user: Actor }

const mustLock = async (db: Db, slug: string) => {
  const repair = await lockRepair(db, slug)
  if (!repair) throw repairProblems.missing()
  return repair
}

const refuseOldVersion = async (db: Db, { slug, version }: LockedRepair, wanted: number) => {
  if (version !== wanted) throw await changedMeanwhile(db, { entity: 'repair', slug }, say.changedMeanwhile)
}

export const changeRepair = async ({ db, clock }: Given, slug: string, edit: RepairEdit) => {
  const repair = await mustLock(db, slug)
  await refuseOldVersion(db, repair, edit.version)
  const nights = wantedNights(edit)
  if (repair.status === 'closed' && nights) throw repairProblems.isClosed()
  const room = await checkChoices(db, edit, repair)
  const today = await hotelToday(db, clock)
  const isMoved = edit.room_id !== repair.room_id
  if (isMoved && repair.stay_slug) {
    await releaseNights(db, repair, today)
    await linkNights(db, repair.id, null)
  }
  await updateRepair(db, repair.id, edit)
  const { id, stay_slug } = repair
  const blocking = { id, stay_slug: isMoved ? null : stay_slug }
  await setNights(db, blocking, { room, nights, description: edit.description }, today)
  if (edit.priority === 'urgent' && repair.priority !== 'urgent' && repair.status !== 'closed') {
    const parts = { place: placeOf(room, edit.area), description: edit.description }
    await recordNotice(db, { kind: 'urgent_repair', subject: 'repair', slug, parts })
  }
}

export const startRepair = async ({ db }: Given, slug: string, version: number) => {
  const repair = await mustLock(db, slug)
  if (repair.status === 'closed') throw repairProblems.alreadyClosed(repair.closed_by)
  if (repair.status === 'in_progress') throw repairProblems.alreadyStarted()
  await refuseOldVersion(db, repair, version)
  await setStatus(db, repair.id, 'in_progress')
}

/** Closes a repair and releases its nights. Returns whether there were any. */
export const closeRepair = async (
  { db, clock, user }: Given,
  slug: string,
  { version, comment, cost }: RepairClose,
) => {
  const repair = await mustLock(db, slug)
  // Two people who close it at once: the second is told who did.
  if (repair.status === 'closed') throw repairProblems.alreadyClosed(repair.closed_by)
  await refuseOldVersion(db, repair, version)
  const today = await hotelToday(db, clock)
  const released = await releaseNights(db, repair, today)
  const closing = { closed_at: clock.now(), closed_on: today, closed_by: user.account_id }
  await setClosed(db, repair.id, cost === undefined ? closing : { ...closing, cost })
  if (comment) await insertComment(db, { repair_id: repair.id, comment, account_id: user.account_id, at: clock.now() })
  if (repair.task_place_id !== null) await countFrom(db, repair.task_place_id, today)
  return released
}

export const reopenRepair = async ({ db }: Given, slug: string, version: number) => {
  const repair = await mustLock(db, slug)
  if (repair.status !== 'closed') throw repairProblems.notClosed()
  await refuseOldVersion(db, repair, version)
  await setStatus(db, repair.id, 'reopened')
}

/** Deletes a repair with its photos. An open one of a recurring task is skipped: the next one counts from today. */
export const removeRepair = async (given: Pick<Services, 'db' | 'clock' | 'jobs'>, slug: string) => {
  const { db, clock } = given
  const repair = await mustLock(db, slug)
  const today = await hotelToday(db, clock)
  await releaseNights(db, repair, today)
  const images = await listImages(db, repair.id)
  await deleteRepair(db, repair.id)
  for (const image of images) await removeFile(given, image)
  if (repair.task_place_id !== null && repair.status !== 'closed') await countFrom(db, repair.task_place_id, today)
}
