import type { Guest } from '#contract/guests/guest.ts'
import { guestLabels } from '#contract/guests/guest-labels.ts'
import { listFormCodes } from '#server/foreigners/form-store.ts'
import { guestProblems } from '#server/guests/guest-problems.ts'
import { getGuest } from '#server/guests/guest-store.ts'
import type { Services } from '#server/kit/services.ts'
import * as store from '#server/privacy/guest-data-store.ts'
import { getSender } from '#server/property/property-store.ts'

export type DataRow = Record<string, string | number | boolean | null>

/** Everything that is stored of a guest, by subject. */
export interface GuestData {
  hotel: string
  made_at: string
  guest: DataRow
  guest_area: DataRow[]
  stays: DataRow[]
  filings_of_foreign_nationals: DataRow[]
  invoices: DataRow[]
  payments: DataRow[]
  orders: DataRow[]
  requests: DataRow[]
  consents: DataRow[]
  views_of_the_id_photo: DataRow[]
}

const fields = Object.keys(guestLabels) as (keyof typeof guestLabels)[]

type FormCode = Awaited<ReturnType<typeof listFormCodes>>[number]

const personOf = (guest: Guest, codes: FormCode[]): DataRow => ({
  ...Object.fromEntries(fields.map((field) => [field, guest[field]])),
  nationality_id: guest.nationality,
  purpose_code: codes.find(({ list, code }) => list === 'purpose' && code === guest.purpose_code)?.label ?? '',
  photo_of_the_id: guest.has_photo ? 'stored' : 'none',
})

export const getGuestData = async ({ db, clock }: Pick<Services, 'db' | 'clock'>, slug: string) => {
  const guest = await getGuest(db, slug)
  if (!guest) throw guestProblems.missing()
  const data: GuestData = {
    hotel: (await getSender(db)).name,
    made_at: clock.now().toISOString(),
    guest: personOf(guest, await listFormCodes(db)),
    guest_area: await store.listAccountsOf(db, guest.id),
    stays: await store.listStaysOf(db, guest.id),
    filings_of_foreign_nationals: await store.listFilingsOf(db, guest.id),
    invoices: await store.listInvoicesOf(db, guest.id),
    payments: await store.listPaymentsOf(db, guest.id),
    orders: await store.listOrdersOf(db, guest.id),
    requests: await store.listRequestsOf(db, guest.id),
    consents: await store.listConsentsOf(db, guest.id),
    views_of_the_id_photo: await store.listPhotoViewsOf(db, slug),
  }
  return { guest, data }
}
