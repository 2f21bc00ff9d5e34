import { type GuestDraft, maskGuest } from '#contract/guests/guest.ts'
import { guestErrors } from '#contract/guests/guest-errors.ts'
import { type GuestCircumstances, isForeign, withoutForeignFields } from '#contract/guests/guest-rules.ts'
import type { Db } from '#server/db/connect.ts'
import { guestProblems } from '#server/guests/guest-problems.ts'
import { type GuestRecord, nationalityName } from '#server/guests/guest-store.ts'
import type { Clock } from '#server/kit/clock.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

/** The guest as it will be stored, or a refusal with a message for every wrong field. */
export const refuseUnfitGuest = async (
  { db, clock }: { db: Db; clock: Clock },
  said: GuestDraft,
  about: Pick<GuestCircumstances, 'form' | 'isNew' | 'hasPhoto' | 'stored'>,
): Promise<GuestRecord> => {
  const { nationality_id } = said
  const nationality = nationality_id === null ? undefined : await nationalityName(db, nationality_id)
  if (nationality_id !== null && nationality === undefined) throw guestProblems.nationalityMissing()
  const guest = maskGuest(isForeign(nationality) ? said : withoutForeignFields(said))
  const errors = guestErrors(guest, { ...about, nationality, today: await hotelToday(db, clock) })
  if (nationality_id === null || Object.keys(errors).length > 0) throw guestProblems.unfit(errors)
  return { ...guest, nationality_id }
}
