import type { TaxKind } from '#contract/taxes/tax-rule.ts'
import { taxWarnings } from '#contract/taxes/tax-warnings.ts'
import type { Services } from '#server/kit/services.ts'
import { hotelToday } from '#server/property/hotel-today.ts'
import { getSoldKinds, listTaxRules } from '#server/taxes/tax-store.ts'

/** What is wrong with the tax that the hotel will charge. */
export const listTaxWarnings = async ({ db, clock }: Pick<Services, 'db' | 'clock'>) => {
  const { gstin, food, service } = await getSoldKinds(db)
  const kinds: TaxKind[] = [
    'accommodation',
    ...(food ? (['food'] as const) : []),
    ...(service ? (['service'] as const) : []),
  ]
  return taxWarnings({ rules: await listTaxRules(db), kinds, gstin, today: await hotelToday(db, clock) })
}
