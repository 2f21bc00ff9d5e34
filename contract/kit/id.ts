import { z } from '#contract/kit/z.ts'

/** A row's number: what PostgreSQL's integer holds. */
export const Id = z.int('This field is required').min(1).max(2_147_483_647)

/** The same in a query string. */
export const IdText = z.coerce.number().pipe(Id)
