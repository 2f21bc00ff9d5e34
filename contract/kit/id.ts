import { z } from '#contract/kit/z.ts'

const notFound = 'There is no such record. Choose one from the list.'

/** The id of a record: a PostgreSQL integer. */
export const Id = z.int('This field is required').min(1, notFound).max(2_147_483_647, notFound)

/** The same in a query string. */
export const IdText = z.coerce.number().pipe(Id)
