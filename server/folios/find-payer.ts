import type { Db } from '#server/db/connect.ts'
import { folioProblems } from '#server/folios/folio-problems.ts'

interface Payer {
  company_id: number | null
  guest_id: number | null
}

/** The name of the company or guest that pays a folio. A company that is not active can only stay where it is. */
export const findPayerOf = async (db: Db, { company_id, guest_id }: Payer, known: number | null) => {
  if (company_id !== null) {
    const company = await db
      .selectFrom('company')
      .select(['name', 'is_active'])
      .where('id', '=', company_id)
      .executeTakeFirst()
    if (!company) throw folioProblems.companyMissing()
    if (!company.is_active && company_id !== known) throw folioProblems.companyInactive(company.name)
    return company.name
  }
  if (guest_id === null) return ''
  const guest = await db.selectFrom('guest').select('name').where('id', '=', guest_id).executeTakeFirst()
  if (!guest) throw folioProblems.guestMissing()
  return guest.name
}
