import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Paise } from '#contract/kit/money.ts'
import type { DB } from '#server/db/tables.ts'

/** The lines of an order at the prices of that day, and their total. */
export const orderedItems = ({ selectFrom }: Pick<ExpressionBuilder<DB, 'guest_order'>, 'selectFrom'>) =>
  [
    jsonArrayFrom(
      selectFrom('order_line')
        .select(['order_line.item_id', 'order_line.name', 'order_line.quantity', 'order_line.unit_price'])
        .whereRef('order_line.order_id', '=', 'guest_order.id')
        .orderBy('order_line.position'),
    ).as('items'),
    sql<Paise>`(
      select coalesce(sum(quantity * unit_price), 0)::bigint from order_line where order_id = guest_order.id
    )`.as('subtotal'),
  ] as const
