import { sql } from 'kysely'
import { containing } from '#server/kit/records/list-page.ts'

const fewestDigits = 3

/** Whether name, GSTIN, contact person or phone contain the typed text; spaces and country code of a phone don't count. */
export const companyMatches = (typed: string) => {
  const pattern = containing(typed)
  const digits = /[a-z]/i.test(typed) ? '' : typed.replace(/\D/g, '').slice(-10)
  const phone =
    digits.length < fewestDigits
      ? sql`company.phone ilike ${pattern}`
      : sql`regexp_replace(company.phone, '\\D', '', 'g') like ${`%${digits}%`}`
  return sql<boolean>`(company.name ilike ${pattern} or company.gstin ilike ${pattern}
    or company.contact_person ilike ${pattern} or ${phone})`
}
