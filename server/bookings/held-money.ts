import { sql } from 'kysely'
import type { Paise } from '#contract/kit/money.ts'

/** Money of a cancelled booking or a no-show that the hotel still has. */
export const heldAmount = sql<Paise>`coalesce((
  select held_money.amount from held_money where held_money.booking_id = booking.id
), 0)`
