import { createHash } from 'node:crypto'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { DueGuest, Removable } from '#contract/privacy/retention.ts'
import type { Db } from '#server/db/connect.ts'
import { removeFile } from '#server/files/keep-file.ts'
import type { Services } from '#server/kit/services.ts'
import { privacyProblems } from '#server/privacy/privacy-problems.ts'
import * as store from '#server/privacy/retention-store.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

/** One run deletes so many at most, so that it ends soon; the next run continues. */
const mostPerRun = 1000

const shown = ({ id, slug, name, departure, since, kept_until, removes }: store.DueRow): DueGuest => ({
  ...{ name, departure, since, kept_until, removes },
  slug: id === null ? null : slug,
})

const tokenOf = (due: store.DueRow[]) =>
  createHash('sha256')
    .update(JSON.stringify(due.map(({ slug, since, photo, removes }) => [slug, since, photo, removes])))
    .digest('base64url')

const daysFor = (days: number, { register_retention_days }: { register_retention_days: number }) =>
  Math.max(days, register_retention_days)

const findDue = (db: Db, today: CalendarDate, days: number) => store.listDue(db, today, days, mostPerRun)

/** What a run would delete now, with another number of days if given. */
export const previewRetention = async ({ db, clock }: Pick<Services, 'db' | 'clock'>, otherDays?: number) => {
  const settings = await store.getRetention(db)
  const days = otherDays ?? settings.days
  const today = await hotelToday(db, clock)
  const { due, total } = days === null ? { due: [], total: 0 } : await findDue(db, today, daysFor(days, settings))
  return { ...settings, guests: due.map(shown), total, token: tokenOf(due) }
}

interface Run {
  account_id: number | null
  /** The list that the person has seen; the daily job has seen none. */
  token?: string
}

/**
 * Deletes photos and numbers of IDs that were kept long enough, also in the audit trail. The guests are locked before
 * they are listed again, so a guest who books at the same moment either is found with the booking and keeps the IDs, or
 * books after the deletion.
 */
export const deleteOldIds = async (given: Pick<Services, 'db' | 'clock' | 'jobs'>, { account_id, token }: Run) => {
  const { db, clock } = given
  await store.waitForTurn(db)
  const settings = await store.getRetention(db)
  if (settings.days === null) throw privacyProblems.off()
  const today = await hotelToday(db, clock)
  const days = daysFor(settings.days, settings)
  const first = await findDue(db, today, days)
  const locked = new Set(first.due.map(({ slug }) => slug))
  await store.lockGuests(db, idsOf(first.due))
  const due = (await findDue(db, today, days)).due.filter(({ slug }) => locked.has(slug))
  if (token !== undefined && tokenOf(due) !== token) throw privacyProblems.listChanged()
  if (due.length === 0) return []
  const signatures = await deleteAll(given, due)
  await store.addRun(db, { at: clock.now().toISOString(), account_id, ...countsOf(due), signatures })
  return due.map(shown)
}

const idsOf = (due: store.DueRow[]) => due.flatMap(({ id }) => id ?? [])

/** Answers how many signatures were deleted. */
const deleteAll = async (given: Pick<Services, 'db' | 'jobs'>, due: store.DueRow[]) => {
  const { db } = given
  const slugs = due.map(({ slug }) => slug)
  await store.deleteIds(db, idsOf(due))
  await store.deleteKeptIds(db, idsOf(due))
  // After the change of the guests, which has its own entries.
  await store.deleteIdsInTrail(db, slugs)
  await store.deleteRepliesAbout(db, slugs)
  const signatures = await store.deleteCards(db, idsOf(due))
  const photos = due.flatMap(({ photo }) => photo ?? [])
  for (const file of [...photos, ...signatures]) await removeFile(given, file)
  return signatures.length
}

const countsOf = (due: store.DueRow[]) => {
  const count = (what: Removable) => due.filter(({ removes }) => removes.includes(what)).length
  return {
    guests: due.length,
    photos: count('photo'),
    id_numbers: count('id_number'),
    passports: count('passport_no'),
    visas: count('visa_no'),
  }
}
