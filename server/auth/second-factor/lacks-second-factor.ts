import { sql } from 'kysely'

/** The role asks for a second factor, and the account has none. For queries of accounts with their role. */
export const lacksSecondFactor = sql<boolean>`(coalesce(role.needs_second_factor, false)
  and not exists (select from second_factor where second_factor.account_id = account.id))`
