import type { Db } from '#server/db/connect.ts'
import { getProperty } from '#server/property/property-store.ts'
import { listTaxRules } from '#server/taxes/tax-store.ts'

/** The settings and rules that the tax of a bill depends on. */
export const billTaxes = async (db: Db) => {
  const { composite_supply: composite } = await getProperty(db)
  return { rules: await listTaxRules(db), composite }
}
