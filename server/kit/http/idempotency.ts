import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { kitMessages } from '#contract/kit/kit-messages.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { Db } from '#server/db/connect.ts'

/**
 * A POST with an Idempotency-Key is done once; its retries get the first answer again. The key is written in the
 * same transaction as the work, so a retry that overlaps waits for the first to end, and a refusal leaves no key.
 */
export const answerOnce = async (
  db: Db,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<string>,
) => {
  const key = request.headers['idempotency-key']
  const account_id = request.actor?.account_id
  if (endpoint.method !== 'POST' || typeof key !== 'string' || account_id === undefined) return work()
  if (!/^[\w-]{8,100}$/.test(key)) throw new Problem(422, 'bad_idempotency_key', kitMessages.badKey)

  const request_hash = hashOf(request)
  const claimed = await db
    .insertInto('idempotency_key')
    .values({ account_id, key, request_hash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (claimed.numInsertedOrUpdatedRows) {
    const answer = await work()
    await db
      .updateTable('idempotency_key')
      .set({ reply: withoutSecret(answer, endpoint.shownOnce) })
      .where('account_id', '=', account_id)
      .where('key', '=', key)
      .execute()
    return answer
  }
  const first = await db
    .selectFrom('idempotency_key')
    .select(['request_hash', 'reply'])
    .where('account_id', '=', account_id)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!first?.request_hash.equals(request_hash)) throw new Problem(409, 'idempotency_key_reused', kitMessages.keyReused)
  reply.header('idempotent-replay', 'true')
  return first.reply ?? ''
}

const withoutSecret = (answer: string, field: string | undefined) =>
  field === undefined ? answer : JSON.stringify({ ...JSON.parse(answer), [field]: null })

const hashOf = (request: FastifyRequest) =>
  createHash('sha256')
    .update(`${request.method} ${request.url}\n${JSON.stringify(request.body)}\n`)
    .update(request.upload ?? '')
    .digest()

// A retry comes within minutes. Days, because a clock that was set a day ahead must not make one booking two.
const lifetime = 3 * 24 * 60 * 60_000

export const forgetOldKeys = (db: Db, now: Date) =>
  db
    .deleteFrom('idempotency_key')
    .where('created_at', '<', new Date(now.getTime() - lifetime).toISOString())
    .execute()
