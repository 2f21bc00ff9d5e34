import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { Declaration, DeclarationEdit } from '#contract/taxes/specified-premises/premises.ts'
import type { Db } from '#server/db/connect.ts'
import { newSlug } from '#server/kit/secret.ts'

/** Newest first. */
export const listDeclarations = (db: Db): Promise<Declaration[]> =>
  db
    .selectFrom('premises_declaration as declaration')
    .leftJoin('account', 'account.id', 'declaration.account_id')
    .select(['declaration.slug', 'declaration.valid_from', 'declaration.valid_to', 'declaration.reference'])
    .select(['declaration.declared_at', 'declaration.version', 'account.name as who'])
    .select(({ ref }) => ref('declaration.annexure').$castTo<Declaration['annexure']>().as('annexure'))
    .orderBy('declaration.valid_from', 'desc')
    .execute()

/** Whether a declaration is in force on a day. */
export const isInForce = ({ valid_from, valid_to }: Declaration, day: CalendarDate) =>
  valid_from <= day && (valid_to === null || day <= valid_to)

/** The first declaration that is in force on one of some days. */
export const firstInForce = (declarations: Declaration[], first: CalendarDate, last: CalendarDate) =>
  declarations.findLast(({ valid_from, valid_to }) => valid_from <= last && (valid_to === null || first <= valid_to))

export const insertDeclaration = (
  db: Db,
  { version, ...draft }: DeclarationEdit,
  by: { account_id: number; declared_at: string },
) =>
  db
    .insertInto('premises_declaration')
    .values({ ...draft, ...by, slug: newSlug() })
    .execute()

/** False if the declaration does not have this version any more, or is gone. */
export const updateDeclaration = async (db: Db, slug: string, { version, ...draft }: DeclarationEdit) => {
  const { numUpdatedRows } = await db
    .updateTable('premises_declaration')
    .set(draft)
    .where('slug', '=', slug)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const removeDeclaration = async (db: Db, slug: string) => {
  const { numDeletedRows } = await db.deleteFrom('premises_declaration').where('slug', '=', slug).executeTakeFirst()
  return numDeletedRows > 0n
}
