import { sql } from 'kysely'
import type { OrderCharge } from '#contract/folios/charge.ts'

/** The columns of an item's own tax category, for a query that left-joins `tax_category` to `item`. */
export const ownTaxCategory = sql<OrderCharge['tax_category']>`
  case when tax_category.id is not null
    then jsonb_build_object('id', tax_category.id, 'treatment', tax_category.treatment) end`
