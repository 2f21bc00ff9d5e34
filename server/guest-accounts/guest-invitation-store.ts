import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { hashToken } from '#server/kit/secret.ts'

/** An invitation link works for 7 days. */
const lifetime = 7 * 24 * 60 * 60_000

const expiryAfter = (now: Date) => new Date(now.getTime() + lifetime).toISOString()

/** Saves a new link for a guest; the previous one stops working. */
export const saveInvitation = (db: Db, now: Date, guestId: number, email: string, token: string) => {
  const invitation = {
    token_hash: hashToken(token),
    email,
    invited_at: now.toISOString(),
    expires_at: expiryAfter(now),
  }
  return db
    .insertInto('guest_invitation')
    .values({ guest_id: guestId, ...invitation })
    .onConflict((conflict) => conflict.column('guest_id').doUpdateSet(invitation))
    .execute()
}

/** Gives an invitation a new link with the full lifetime; undefined if the invitation was used or withdrawn. */
export const renewInvitation = (db: Db, now: Date, guestId: number, token: string) =>
  db
    .updateTable('guest_invitation')
    .from('guest')
    .set({ token_hash: hashToken(token), expires_at: expiryAfter(now) })
    .whereRef('guest.id', '=', 'guest_invitation.guest_id')
    .where('guest_id', '=', guestId)
    .returning(['guest.name', 'guest_invitation.email'])
    .executeTakeFirst()

/** The guest of an invitation link. A change of the guest's email ends it: the old mailbox may be another person's. */
export const findInvited = (db: Db, now: Date, token: string) =>
  db
    .selectFrom('guest_invitation')
    .innerJoin('guest', 'guest.id', 'guest_invitation.guest_id')
    .select(['guest.id', 'guest.slug', 'guest.name', 'guest_invitation.email'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .where(sql<boolean>`lower(guest_invitation.email) = lower(guest.email)`)
    .executeTakeFirst()

/** Uses up a link; if two requests use it at once, only one succeeds. */
export const takeInvitation = async (db: Db, token: string) => {
  const { numDeletedRows } = await db
    .deleteFrom('guest_invitation')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const dropInvitation = async (db: Db, guestId: number) => {
  const { numDeletedRows } = await db.deleteFrom('guest_invitation').where('guest_id', '=', guestId).executeTakeFirst()
  return numDeletedRows > 0n
}
