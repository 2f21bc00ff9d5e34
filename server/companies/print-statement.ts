import type { StatementPeriod } from '#contract/companies/statement.ts'
import { readWholeStatement } from '#server/companies/company-statement.ts'
import type { PrintedStatement } from '#server/companies/statement-pdf.ts'
import { print } from '#server/kit/documents/print.ts'
import type { Services } from '#server/kit/services.ts'
import { getSender } from '#server/property/property-store.ts'

export const printStatement = async (
  services: Pick<Services, 'db' | 'clock' | 'files'>,
  slug: string,
  wanted: StatementPeriod,
) => {
  const { db, files } = services
  const statement = await readWholeStatement(services, slug, wanted)
  const property = await getSender(db)
  const logo = property.logo ? await files.get(property.logo) : undefined
  const printed: PrintedStatement = { ...statement, property, logo }
  return { bytes: await print('statement', printed), name: `statement-${statement.to}.pdf`, statement, property }
}
