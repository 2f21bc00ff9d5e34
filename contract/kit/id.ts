import { z } from '#contract/kit/z.ts'

/** The id of a record: a PostgreSQL integer. */
export const Id = z.int('This field is required').min(1).max(2_147_483_647)

/** The same in a query string. */
export const IdText = z.coerce.number().pipe(Id)
