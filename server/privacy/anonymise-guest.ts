import { noteAct } from '#server/audit/note-act.ts'
import { removeFile } from '#server/files/keep-file.ts'
import { guestProblems } from '#server/guests/guest-problems.ts'
import { lockGuest } from '#server/guests/guest-store.ts'
import type { Services } from '#server/kit/services.ts'
import * as store from '#server/privacy/anonymise-store.ts'
import { emptyBookingTexts, emptyBookingTextsInTrail, listMoneySlugs } from '#server/privacy/booking-texts-store.ts'
import { findGuest } from '#server/privacy/guest-privacy-store.ts'
import { privacyProblems } from '#server/privacy/privacy-problems.ts'
import { getGuestPrivacy } from '#server/privacy/refuse-anonymising.ts'
import { deleteCards, deleteRepliesAbout } from '#server/privacy/retention-store.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

/** Deletes everything personal of a guest for good. Bookings and documents stay, as far as the law wants them. */
export const anonymiseGuest = async (
  given: Pick<Services, 'db' | 'clock' | 'jobs'>,
  slug: string,
  { name, account_id }: { name: string; account_id: number },
) => {
  const { db, clock } = given
  const locked = await lockGuest(db, slug)
  const guest = await findGuest(db, slug)
  if (!locked || !guest) throw guestProblems.missing()
  const { refusals } = await getGuestPrivacy(db, guest, await hotelToday(db, clock))
  if (refusals.length > 0) throw privacyProblems.refused(refusals)
  if (name.toLowerCase() !== locked.name.trim().toLowerCase()) throw privacyProblems.wrongName()

  // First: payments and deposits let their texts be deleted only for an anonymised guest.
  await store.emptyTheGuest(db, guest.id, clock.now())
  const signatures = await deleteCards(db, [guest.id])
  await store.emptyFilings(db, guest.id)
  await store.deleteDepartures(db, guest.id)
  await store.emptyTexts(db, guest.id)
  await emptyBookingTexts(db, guest.id)
  const accounts = await store.deleteAccountOf(db, guest.id)
  // After the changes above, which have their own entries.
  await store.emptyTrail(db, guest, accounts)
  await emptyBookingTextsInTrail(db, guest.id)
  const slugs = [...(await store.listRecordSlugs(db, guest)), ...(await listMoneySlugs(db, guest.id))]
  await store.deleteNoticesAbout(db, slugs)
  await deleteRepliesAbout(db, slugs)
  for (const file of [...(locked.id_proof_image ? [locked.id_proof_image] : []), ...signatures])
    await removeFile(given, file)
  await noteAct(given, { action: 'anonymise', account_id, guest })
}
