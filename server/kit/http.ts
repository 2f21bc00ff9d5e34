import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { ErrorReply } from '#contract/kit/replies.ts'
import type { z } from '#contract/kit/z.ts'
import type { Db } from '#server/db/connect.ts'
import type { Actor } from '#server/kit/actor.ts'
import { type Identify, raiseWall } from '#server/kit/auth-wall.ts'
import { answerOnce } from '#server/kit/idempotency.ts'
import type { Services } from '#server/kit/services.ts'
import { inTransaction } from '#server/kit/transaction.ts'

type Parsed<Schema> = z.output<Extract<Schema, z.ZodType>>

/** What a handler gets: everything it may use, and nothing of HTTP but the address of who asks. */
export interface Call<E extends Endpoint> extends Services {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
  /** Reading it in a public call is a mistake of ours, and fails. */
  readonly user: Actor
  readonly token: string
  address: string
  /** Runs when the answer is on its way: whoever asks can't tell from the time it took whether there was work. */
  afterwards(work: () => Promise<void>): void
}

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<z.output<E['reply']>>

export interface Api {
  /**
   * Serves an endpoint. A call that may write runs in one transaction, together with its audit trail and its
   * idempotency key: it happens as a whole or not at all.
   */
  on<E extends Endpoint>(endpoint: E, handle: Handler<E>): void
  /** The same for the few calls whose writes must outlive a refusal; `db` is then no transaction. */
  onWithoutTransaction<E extends Endpoint>(endpoint: E, handle: Handler<E>): void
}

export const createApi = (app: FastifyInstance, services: Services, identify: Identify): Api => {
  const serve = <E extends Endpoint>(
    endpoint: E,
    run: (request: FastifyRequest, reply: FastifyReply) => Promise<string>,
  ) => {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { access: endpoint.access },
      schema: documented(endpoint),
      onRequest: raiseWall(endpoint.access, services, identify),
      handler: async (request, reply) => {
        reply.code(endpoint.status ?? 200)
        return reply.type('application/json; charset=utf-8').send(await run(request, reply))
      },
    })
  }
  const plain =
    <E extends Endpoint>(handle: Handler<E>) =>
    async (request: FastifyRequest, reply: FastifyReply) =>
      String(reply.serialize(await handle(callOf<E>(request, services, services.db))))

  const transactional =
    <E extends Endpoint>(endpoint: E, handle: Handler<E>) =>
    (request: FastifyRequest, reply: FastifyReply) =>
      inTransaction(services.db, request, (db) =>
        answerOnce(db, endpoint, request, reply, async () =>
          String(reply.serialize(await handle(callOf<E>(request, services, db)))),
        ),
      )

  return {
    on: (endpoint, handle) =>
      serve(endpoint, endpoint.method === 'GET' ? plain(handle) : transactional(endpoint, handle)),
    onWithoutTransaction: (endpoint, handle) => serve(endpoint, plain(handle)),
  }
}

const documented = ({ path, summary, access, params, query, body, reply, status = 200 }: Endpoint) => ({
  summary,
  tags: [path.split('/')[1] ?? ''],
  ...(access !== 'public' && { security: [{ token: [] }] }),
  ...(params && { params }),
  ...(query && { querystring: query }),
  ...(body && { body }),
  response: { [status]: reply, '4xx': ErrorReply, '5xx': ErrorReply },
})

const callOf = <E extends Endpoint>(request: FastifyRequest, services: Services, db: Db) =>
  ({
    ...services,
    db,
    params: request.params,
    query: request.query,
    body: request.body,
    get user() {
      if (!request.actor) throw new Error(`${request.url} is public and has no user`)
      return request.actor
    },
    get token() {
      return request.token
    },
    address: request.ip,
    afterwards: (work) => services.errands.run(work, (error) => request.log.error({ err: error }, 'errand failed')),
  }) as Call<E>
