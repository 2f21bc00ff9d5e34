import { sql } from 'kysely'
import { grantedBy, permissionsOf } from '#server/auth/granted.ts'
import { lacksSecondFactor } from '#server/auth/second-factor/lacks-second-factor.ts'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'
import type { Actor } from '#server/kit/actor.ts'
import type { Identity } from '#server/kit/http/auth.ts'
import { hashToken, newToken } from '#server/kit/secret.ts'
import type { Services } from '#server/kit/services.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A session ends after 12 idle hours unless it is remembered, and after 30 days in any case. */
const idleLimit = 12 * hour
const ageLimit = 30 * day

/** In a session that was opened this long ago or less, the password is not asked for again. */
const newFor = 10 * minute

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()

/** Longer ones say nothing more about the device. */
const longestUserAgent = 300

export const openSession = async (db: Db, now: Date, accountId: number, remember: boolean, userAgent = '') => {
  const token = newToken()
  const at = now.toISOString()
  await db
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      remember,
      created_at: at,
      last_used_at: at,
      user_agent: userAgent.slice(0, longestUserAgent),
    })
    .execute()
  return token
}

interface Oldest {
  born: string
  used: string
}

const oldestAt = (now: Date): Oldest => ({ born: before(now, ageLimit), used: before(now, idleLimit) })

const liveSessions = (db: Db, oldest: Oldest) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .where('account.is_active', '=', true)
    .where('session.created_at', '>', oldest.born)
    .where((is) => is.or([is('session.remember', '=', true), is('session.last_used_at', '>', oldest.used)]))

// Runs for every request.
const sessionOf = statement((db, { token_hash, ...oldest }: Oldest & { token_hash: Buffer }) =>
  liveSessions(db, oldest)
    .select(['account.id as account_id', 'account.name', 'account.email', 'account.role'])
    .select(['account.home_screen', 'account.guest_id', 'session.last_used_at'])
    .leftJoin('role', 'role.id', 'account.role_id')
    .select(['role.name as role_name', 'role.is_owner', permissionsOf('account.role_id').as('permissions')])
    .select(lacksSecondFactor.as('must_set_up_second_factor'))
    .where('session.token_hash', '=', token_hash),
)

/** The account of a token, if the session is valid. */
const identify = async ({ db, clock }: Services, token: string, isAttended: boolean): Promise<Actor | undefined> => {
  const now = clock.now()
  const token_hash = hashToken(token)
  const [session] = await sessionOf(db, { token_hash, ...oldestAt(now) })
  if (!session) return undefined
  const { last_used_at, is_owner, permissions, ...actor } = session
  if (isAttended && last_used_at < before(now, minute)) await noteUse(db, token_hash, now)
  return { ...actor, granted: grantedBy(is_owner === true, permissions), approvals: [] }
}

// Updated at most once a minute, so that reads cost no write. If the disk is full, users can still read.
const noteUse = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .updateTable('session')
    .set({ last_used_at: now.toISOString() })
    .where('token_hash', '=', tokenHash)
    .execute()
    .catch(() => {})

const stillSignedIn = async ({ db, clock }: Services, tokens: string[]) => {
  const tokenOf = new Map(tokens.map((token) => [hashToken(token).toString('hex'), token]))
  const found = await liveSessions(db, oldestAt(clock.now()))
    .select('session.token_hash')
    .where(sql<boolean>`session.token_hash = any(${tokens.map(hashToken)}::bytea[])`)
    .execute()
  return new Set(found.flatMap(({ token_hash }) => tokenOf.get(token_hash.toString('hex')) ?? []))
}

export const identity: Pick<Identity, 'identify' | 'stillSignedIn'> = { identify, stillSignedIn }

/** Whether the person has signed in a moment ago, long enough to find the phone and open the app. */
export const isNewSession = async (db: Db, now: Date, token: string) => {
  const found = await db
    .selectFrom('session')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .where('created_at', '>', before(now, newFor))
    .executeTakeFirst()
  return found !== undefined
}

export const closeSession = (db: Db, token: string) =>
  db.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute()

/** The valid sessions of an account, the last used first. */
export const listSessions = (db: Db, now: Date, accountId: number, token: string) =>
  liveSessions(db, oldestAt(now))
    .select(['session.id', 'session.user_agent', 'session.created_at as signed_in_at', 'session.last_used_at'])
    .select(sql<boolean>`session.token_hash = ${hashToken(token)}`.as('is_this_one'))
    .where('session.account_id', '=', accountId)
    .orderBy('session.last_used_at', 'desc')
    .orderBy('session.id', 'desc')
    .execute()

/** Only a session of this account. */
export const closeSessionById = (db: Db, accountId: number, id: number) =>
  db.deleteFrom('session').where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst()

export const closeAllSessions = (db: Db, accountId: number) =>
  db.deleteFrom('session').where('account_id', '=', accountId).execute()

export const closeOtherSessions = (db: Db, accountId: number, token: string) =>
  db.deleteFrom('session').where('account_id', '=', accountId).where('token_hash', '!=', hashToken(token)).execute()

export const deleteEndedSessions = (db: Db, now: Date) =>
  db
    .deleteFrom('session')
    .where((is) =>
      is.or([
        is('created_at', '<', before(now, ageLimit)),
        is.and([is('remember', '=', false), is('last_used_at', '<', before(now, idleLimit))]),
      ]),
    )
    .execute()
