import type { RepairDraft } from '#contract/repairs/repair.ts'
import { wasAddedWith } from '#server/audit/first-values-store.ts'
import { mustBeAllowed } from '#server/auth/must-be-allowed.ts'
import type { Db } from '#server/db/connect.ts'
import { showFile } from '#server/files/keep-file.ts'
import type { Actor } from '#server/kit/actor.ts'
import type { Services } from '#server/kit/services.ts'
import { recordNotice } from '#server/notices/notice-store.ts'
import { hotelToday } from '#server/property/hotel-today.ts'
import { setNights } from '#server/repairs/repair-nights.ts'
import { insertPhoto } from '#server/repairs/repair-photo-store.ts'
import { checkChoices, placeOf } from '#server/repairs/repair-place.ts'
import { repairProblems } from '#server/repairs/repair-problems.ts'
import { fieldsOf, findByClientId, insertRepair } from '#server/repairs/repair-store.ts'

type Given = Pick<Services, 'db' | 'clock'> & { user: Actor }

const needsManager = ({ assignee_id, due_date, cost, check_in_date }: RepairDraft) =>
  [assignee_id, due_date, cost, check_in_date].some((value) => value !== null)

/** The nights of a draft, or undefined if it blocks none. */
export const wantedNights = ({
  check_in_date,
  check_out_date,
}: Pick<RepairDraft, 'check_in_date' | 'check_out_date'>) =>
  check_in_date && check_out_date ? { check_in_date, check_out_date } : undefined

/** The slug of a report that was sent before; refused if it says something else now: the text would be lost. */
const sentBefore = async (db: Db, reportedBy: number, { client_id = '', ...draft }: RepairDraft) => {
  const { slug, ...nights } = await findByClientId(db, reportedBy, client_id)
  const isSame = await wasAddedWith(db, 'repair', slug, fieldsOf(draft))
  const { check_in_date, check_out_date } = wantedNights(draft) ?? nights
  if (isSame && check_in_date === nights.check_in_date && check_out_date === nights.check_out_date) return slug
  throw repairProblems.sentDifferently()
}

/** Reports a fault and returns its slug. A report that was sent before is found again, and nothing is done. */
export const reportFault = async ({ db, clock, user }: Given, draft: RepairDraft, photo: string | undefined) => {
  if (needsManager(draft)) await mustBeAllowed(user, 'repairs.manage')
  const room = await checkChoices(db, draft)
  const today = await hotelToday(db, clock)
  const reported = { reported_by: user.account_id, reported_at: clock.now(), reported_on: today }
  const added = await insertRepair(db, draft, reported)
  if (!added) return sentBefore(db, user.account_id, draft)
  if (photo) {
    await showFile(db, photo)
    await insertPhoto(db, { repair_id: added.id, image: photo, added_by: user.account_id, added_at: clock.now() })
  }
  const { description, area } = draft
  await setNights(db, { id: added.id, stay_slug: null }, { room, nights: wantedNights(draft), description }, today)
  if (draft.priority === 'urgent') {
    const parts = { place: placeOf(room, area), description }
    await recordNotice(db, { kind: 'urgent_repair', subject: 'repair', slug: added.slug, parts })
  }
  return added.slug
}
