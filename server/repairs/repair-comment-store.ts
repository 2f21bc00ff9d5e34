import type { Db } from '#server/db/connect.ts'

interface NewComment {
  repair_id: number
  comment: string
  account_id: number
  at: Date
}

export const insertComment = (db: Db, { at, ...comment }: NewComment) =>
  db
    .insertInto('repair_comment')
    .values({ ...comment, at: at.toISOString() })
    .execute()

/** The oldest first, as they were written. */
export const listComments = (db: Db, repairId: number) =>
  db
    .selectFrom('repair_comment')
    .leftJoin('account', 'account.id', 'repair_comment.account_id')
    .select(['repair_comment.id', 'repair_comment.at', 'account.name as who', 'repair_comment.comment'])
    .where('repair_comment.repair_id', '=', repairId)
    .orderBy('repair_comment.id')
    .execute()
