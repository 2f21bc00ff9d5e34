import type { BilledCompany } from '#contract/folios/billed-company.ts'
import { companyById, companyByName } from '#server/companies/printed-company-store.ts'
import type { Db } from '#server/db/connect.ts'
import { companyOfGuest, findCompany, lastCompanyOf } from '#server/folios/billed-company-store.ts'

interface Payer {
  guest_id: number
  company_id: number | null
}

/**
 * The company to suggest for an invoice: the booking's company, else the guest's employer, else the company of the guest's
 * last invoice. Address and GSTIN are from the list of companies, else from an earlier invoice.
 */
export const billedCompany = async (db: Db, { guest_id, company_id }: Payer): Promise<BilledCompany> => {
  const booked = company_id === null ? undefined : await companyById(db, company_id)
  if (booked) return { company: booked, is_usual: true }
  const guest = await companyOfGuest(db, guest_id)
  const last = await lastCompanyOf(db, guest_id)
  const is_usual = last !== undefined || guest?.mode_of_payment === 'Company'
  const name = guest?.company || last?.name
  if (!name) return { company: null, is_usual }
  const known = (await companyByName(db, name)) ?? (guest?.company ? await findCompany(db, name) : last)
  return { company: known ?? { name, address: '', gstin: '' }, is_usual }
}
