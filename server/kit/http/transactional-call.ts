import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { topicOf } from '#contract/kit/live.ts'
import { approvalHeader } from '#contract/kit/permission.ts'
import type { Db } from '#server/db/connect.ts'
import type { Identity } from '#server/kit/http/auth.ts'
import { callOf, type Prepare, type PreparedHandler, runAfterwards, type Work } from '#server/kit/http/call.ts'
import { answerOnce, claimOf, insertClaim } from '#server/kit/http/idempotency.ts'
import { requestHash } from '#server/kit/http/request-hash.ts'
import { inTransaction } from '#server/kit/http/transaction.ts'
import { tabOf } from '#server/kit/live/announcement.ts'
import type { Services } from '#server/kit/services.ts'

/** Runs a call in one transaction with its idempotency key, and tells open screens once it is committed. */
export const transactionalCall =
  <E extends Endpoint, Prepared>(
    services: Services,
    identity: Identity,
    endpoint: E,
    prepare: Prepare<E, Prepared>,
    handle: PreparedHandler<E, Prepared>,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const inAnyCase: Work[] = []
    let onceCommitted: Work[] = []
    try {
      const prepared = await prepare(callOf<E>(request, services, services.db, (work) => inAnyCase.push(work)))
      const claim = claimOf(endpoint, request)
      const once = async (db: Db, claimed: unknown[]) => {
        // Work of a try that was rolled back is dropped.
        onceCommitted = []
        const call = callOf<E>(request, services, db, (work) => onceCommitted.push(work))
        return answerOnce(db, { claim, isFirst: claimed.length > 0, endpoint, reply }, async () => {
          await readApprovals(db, services, identity, request)
          return String(reply.serialize(await handle(call, prepared)))
        })
      }
      const answer = await inTransaction(services, request, once, claim && insertClaim(claim))
      onceCommitted.forEach(runAfterwards(services, request))
      tell(services, endpoint, request)
      return answer
    } finally {
      inAnyCase.forEach(runAfterwards(services, request))
    }
  }

/** Finds what colleagues have approved. A request that is refused is rolled back, and its approvals can be used again. */
const readApprovals = async (db: Db, { clock }: Services, identity: Identity, request: FastifyRequest) => {
  const { actor, headers } = request
  const tokens = headers[approvalHeader]
  if (actor?.role !== 'admin' || typeof tokens !== 'string') return
  actor.approvals = await identity.findApprovals(db, clock.now(), actor, tokens.split(','), requestHash(request))
}

/** Tells open screens which topic changed; they read the data again themselves. */
const tell = ({ live }: Services, { path, tells = 'everyone' }: Endpoint, { actor, headers }: FastifyRequest) => {
  if (tells === 'nobody') return
  const account = tells === 'self' ? actor?.account_id : undefined
  live.announce({ topic: topicOf(path), account, tab: tabOf(headers) })
}
