import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { GuestPrivacy } from '#contract/privacy/guest-privacy.ts'
import { privacyMessages as say } from '#contract/privacy/privacy-messages.ts'
import type { Db } from '#server/db/connect.ts'
import * as store from '#server/privacy/guest-privacy-store.ts'

/** Why a guest can't be anonymised today, and what stays if it is done. */
export const getGuestPrivacy = async (
  db: Db,
  guest: { id: number; anonymised_at: string | null },
  today: CalendarDate,
): Promise<GuestPrivacy> => {
  const open = await store.listOpenBookings(db, guest.id)
  const unsettled = await store.listUnsettled(db, guest.id)
  const until = await store.keptInRegister(db, guest.id)
  const refusals = [
    guest.anonymised_at !== null && say.anonymisedAlready,
    open.length > 0 && say.openBookings(open.join(', ')),
    (await store.hasOpenRequest(db, guest.id)) && say.openRequest,
    unsettled.length > 0 && say.moneyDue(unsettled.join(', ')),
    until !== null && until >= today && say.inRegister(until),
  ].filter((reason) => reason !== false)
  return { anonymised_at: guest.anonymised_at, refusals, keeps: Object.values(say.keeps) }
}
