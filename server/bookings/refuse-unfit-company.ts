import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { lockCompany } from '#server/companies/company-store.ts'
import type { Db } from '#server/db/connect.ts'

/** A booking can't be given a company that was deleted or is inactive; a booking that has an inactive one keeps it. */
export const refuseUnfitCompany = async (db: Db, id: number | null | undefined) => {
  if (!id) return
  const company = await lockCompany(db, id)
  if (!company) throw bookingProblems.companyMissing()
  if (!company.is_active) throw bookingProblems.companyInactive(company.name)
}
