import { sql } from 'kysely'
import { minus, type Paise, plus } from '#contract/kit/money.ts'
import { companyProblems } from '#server/companies/company-problems.ts'
import type { Db } from '#server/db/connect.ts'

/** The company of the list that an invoice is for. */
export const companyOfInvoice = (db: Db, invoiceId: number) =>
  db
    .selectFrom('invoice')
    .innerJoin('company', 'company.id', 'invoice.company_id')
    .select(['company.id', 'company.name'])
    .where('invoice.id', '=', invoiceId)
    .executeTakeFirst()

/**
 * Refuses an unpaid invoice that the credit limit of its company does not allow. The company is locked, so that two
 * check-outs at once are added up. Without a limit a company gets no credit in its account, but its invoice may be
 * pending like that of a guest.
 */
export const refuseAboveCreditLimit = async (db: Db, invoiceId: number, isOnAccount: boolean) => {
  const company = await db
    .selectFrom('company')
    .select(['id', 'name', 'credit_limit'])
    .where('id', '=', ({ selectFrom }) => selectFrom('invoice').select('company_id').where('id', '=', invoiceId))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!company && isOnAccount) throw companyProblems.noAccount()
  if (!company || (company.credit_limit === null && !isOnAccount)) return
  const { owed, bill } = await db
    .selectFrom('invoice')
    .innerJoin('invoice_balance', 'invoice_balance.invoice_id', 'invoice.id')
    .select([
      sql<Paise>`coalesce(sum(balance) filter (where invoice.id <> ${invoiceId}), 0)::bigint`.as('owed'),
      sql<Paise>`coalesce(sum(balance) filter (where invoice.id = ${invoiceId}), 0)::bigint`.as('bill'),
    ])
    .where('invoice.company_id', '=', company.id)
    .where('invoice_balance.balance', '<>', 0 as Paise)
    .executeTakeFirstOrThrow()
  const { credit_limit, name } = company
  if (credit_limit === null) throw companyProblems.getsNoCredit(name)
  if (plus(owed, bill) > credit_limit) {
    throw companyProblems.aboveCreditLimit(name, { credit_limit, owed, bill, free: minus(credit_limit, owed) })
  }
}
