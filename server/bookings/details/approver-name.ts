import { sql } from 'kysely'

/** The colleague who approved a change of the audit trail. */
export const approverName = (column: string) =>
  sql<string | null>`(select name from account colleague where colleague.id = ${sql.ref(column)})`
