import { taxWarnings } from '#contract/taxes/tax-warnings.ts'
import type { Services } from '#server/kit/services.ts'
import { hotelToday } from '#server/property/hotel-today.ts'
import { getSettings } from '#server/settings/settings-store.ts'
import { listSoldCategories, listTaxRules } from '#server/taxes/tax-store.ts'

/** Warnings about the taxes that the hotel will charge. */
export const listTaxWarnings = async ({ db, clock }: Pick<Services, 'db' | 'clock'>) => {
  const { gstin } = await getSettings(db)
  const sold = await listSoldCategories(db)
  const categories = sold.map(({ id, name }) => ({ key: id, name }))
  return taxWarnings({ rules: await listTaxRules(db), categories, gstin, today: await hotelToday(db, clock) })
}
