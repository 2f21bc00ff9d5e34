import type { BilledCompany } from '#contract/bookings/billed-company.ts'
import { companyOfGuest, findCompany, lastCompanyOf } from '#server/bookings/bill/billed-company-store.ts'
import type { Db } from '#server/db/connect.ts'

/** The company to suggest for an invoice: the guest's employer, with address and GSTIN from earlier invoices. */
export const billedCompany = async (db: Db, guestId: number): Promise<BilledCompany> => {
  const guest = await companyOfGuest(db, guestId)
  const last = await lastCompanyOf(db, guestId)
  const is_usual = last !== undefined || guest?.mode_of_payment === 'Company'
  const name = guest?.company
  if (!name) return { company: last ?? null, is_usual }
  const known = await findCompany(db, name)
  return { company: known ?? { name, address: '', gstin: '' }, is_usual }
}
