import { sql } from 'kysely'
import type { GuestAccount } from '#contract/guest-accounts/guest-account.ts'
import type { Db } from '#server/db/connect.ts'
import { newSlug } from '#server/kit/secret.ts'

/** Locks the guest until the transaction ends, so that inviting and withdrawing come one after the other. */
export const lockGuestForAccess = (db: Db, slug: string) =>
  db
    .selectFrom('guest')
    .select(['id', 'name', 'email', 'anonymised_at'])
    .where('slug', '=', slug)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** The guest's account or invitation; undefined if the guest does not exist. */
export const getGuestAccount = async (db: Db, slug: string): Promise<GuestAccount | undefined> => {
  const found = await db
    .selectFrom('guest')
    .leftJoin('account', 'account.guest_id', 'guest.id')
    .leftJoin('guest_invitation', 'guest_invitation.guest_id', 'guest.id')
    .select(['account.email', 'account.is_active', 'guest_invitation.email as invited_email'])
    .select(['guest_invitation.invited_at', 'guest_invitation.expires_at'])
    .select(({ selectFrom }) =>
      selectFrom('session')
        .select(({ fn }) => fn.max('last_used_at').as('last_used_at'))
        .whereRef('session.account_id', '=', 'account.id')
        .as('last_seen_at'),
    )
    .where('guest.slug', '=', slug)
    .executeTakeFirst()
  if (!found) return undefined
  const { email, is_active, invited_email, invited_at, expires_at, last_seen_at } = found
  const invitation =
    invited_email !== null && invited_at !== null && expires_at !== null
      ? { email: invited_email, invited_at, expires_at }
      : null
  const state = is_active ? 'active' : invitation ? 'invited' : is_active === false ? 'disabled' : 'none'
  return { state, email, invitation, last_seen_at }
}

/** The account with this email, if there is one. */
export const findEmailOwner = (db: Db, email: string) =>
  db
    .selectFrom('account')
    .select(['id', 'role', 'guest_id', 'is_active'])
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst()

export const findAccountOfGuest = (db: Db, guestId: number) =>
  db.selectFrom('account').select(['id', 'email', 'is_active']).where('guest_id', '=', guestId).executeTakeFirst()

interface GuestSignIn {
  email: string
  password_hash: string
}

export const insertGuestAccount = async (db: Db, guest: { id: number; name: string }, signIn: GuestSignIn) => {
  const { id } = await db
    .insertInto('account')
    .values({ slug: newSlug(), role: 'candidate', guest_id: guest.id, name: guest.name, ...signIn })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Enables the account of a guest again, with another email or password. */
export const reopenGuestAccount = (db: Db, accountId: number, signIn: GuestSignIn) =>
  db
    .updateTable('account')
    .set({ ...signIn, is_active: true })
    .where('id', '=', accountId)
    .execute()

export const disableGuestAccount = (db: Db, accountId: number) =>
  db.updateTable('account').set({ is_active: false }).where('id', '=', accountId).execute()
