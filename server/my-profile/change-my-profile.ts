import { guestErrors } from '#contract/guests/guest-errors.ts'
import { Problem } from '#contract/kit/problem.ts'
import { type MyProfileDraft, myProfileFields, myProfileMessages } from '#contract/my-profile/my-profile.ts'
import { guestProblems } from '#server/guests/guest-problems.ts'
import { changeGuestFields, lockGuest } from '#server/guests/guest-store.ts'
import type { Services } from '#server/kit/services.ts'
import { findProfile } from '#server/my-profile/my-profile-store.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

/** The same rules as in the desk's form, except missing documents, which only the desk can add. */
export const changeMyProfile = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  guestId: number,
  { version, ...said }: Partial<MyProfileDraft> & { version: number },
) => {
  const { slug, nationality } = await findProfile(db, guestId)
  const stored = await lockGuest(db, slug)
  if (!stored) throw guestProblems.missing()
  if (version !== stored.version) throw new Problem(409, 'changed_meanwhile', myProfileMessages.changedMeanwhile)
  const errors = guestErrors(
    { ...stored, ...said },
    { form: 'page', nationality, today: await hotelToday(db, clock), isNew: false, hasPhoto: true },
  )
  const own = Object.entries(errors).filter(([field]) => myProfileFields.some((name) => name === field))
  if (own.length > 0) throw guestProblems.unfit(Object.fromEntries(own))
  const changed = myProfileFields.filter((field) => said[field] !== undefined && said[field] !== stored[field])
  if (changed.length === 0) return
  await changeGuestFields(db, guestId, Object.fromEntries(changed.map((field) => [field, said[field]])))
}
