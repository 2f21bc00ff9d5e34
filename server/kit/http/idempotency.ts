import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { kitReplies } from '#contract/kit/kit-replies.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'
import { requestHash } from '#server/kit/http/request-hash.ts'

interface Claim {
  account_id: number
  key: string
  request_hash: Buffer
}

/** A claim that this call is the first with its Idempotency-Key. */
export const claimOf = (endpoint: Endpoint, request: FastifyRequest): Claim | undefined => {
  const key = request.headers['idempotency-key']
  const account_id = request.actor?.account_id
  if (endpoint.method === 'GET' || endpoint.isSecret || typeof key !== 'string' || account_id === undefined)
    return undefined
  if (!/^[\w-]{8,100}$/.test(key)) throw new Problem(422, 'bad_idempotency_key', kitReplies.badKey)
  return { account_id, key, request_hash: requestHash(request) }
}

/** Returns a row if the claim succeeds. It is sent together with `begin`. */
export const insertClaim = ({ account_id, key, request_hash }: Claim) => sql<{ key: string }>`
  insert into idempotency_key (account_id, key, request_hash)
  values (${sql.lit(account_id)}, ${sql.lit(key)}, decode(${sql.lit(request_hash.toString('hex'))}, 'hex'))
  on conflict do nothing returning key`

/**
 * A call with an Idempotency-Key is executed once; its retries get the first answer again. The key is saved in the same
 * transaction as the work, so a concurrent retry waits for the first one, and a refusal saves no key.
 */
export const answerOnce = async (
  db: Db,
  { claim, isFirst, endpoint, reply }: Attempt,
  work: () => Promise<string>,
): Promise<string> => {
  if (!claim) return work()
  if (isFirst) {
    const answer = await work()
    await keepReply(db, {
      account_id: claim.account_id,
      key: claim.key,
      reply: withoutSecret(answer, endpoint.shownOnce),
    })
    return answer
  }
  const first = await findReply(db, claim)
  if (!first?.request_hash.equals(claim.request_hash))
    throw new Problem(409, 'idempotency_key_reused', kitReplies.keyReused)
  reply.header('idempotent-replay', 'true')
  return first.reply ?? ''
}

interface Attempt {
  claim: Claim | undefined
  /** Whether no other request with this key came before. */
  isFirst: boolean
  endpoint: Endpoint
  reply: FastifyReply
}

const keepReply = statement((db, { account_id, key, reply }: Omit<Claim, 'request_hash'> & { reply: string }) =>
  db.updateTable('idempotency_key').set({ reply }).where('account_id', '=', account_id).where('key', '=', key),
)

const findReply = (db: Db, { account_id, key }: Claim) =>
  db
    .selectFrom('idempotency_key')
    .select(['request_hash', 'reply'])
    .where('account_id', '=', account_id)
    .where('key', '=', key)
    .executeTakeFirst()

const withoutSecret = (answer: string, field: string | undefined) =>
  field === undefined ? answer : JSON.stringify({ ...JSON.parse(answer), [field]: null })

// Retries come within minutes, but a clock that is set a day ahead must not turn one booking into two.
const lifetime = 3 * 24 * 60 * 60_000

export const deleteOldIdempotencyKeys = (db: Db, now: Date) =>
  db
    .deleteFrom('idempotency_key')
    .where('created_at', '<', new Date(now.getTime() - lifetime).toISOString())
    .execute()
