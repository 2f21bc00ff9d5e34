import { finished, Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { FileReply } from '#contract/kit/file-reply.ts'
import { ErrorReply } from '#contract/kit/replies.ts'
import { spreadsheetType } from '#contract/kit/spreadsheet.ts'
import { z } from '#contract/kit/z.ts'
import type { Db } from '#server/db/connect.ts'
import type { Actor } from '#server/kit/actor.ts'
import { type Identity, identifyCaller, requireAccess } from '#server/kit/http/auth.ts'
import { answerOnce, claimOf, insertClaim } from '#server/kit/http/idempotency.ts'
import { refuseControlCharacters } from '#server/kit/http/refuse-control-characters.ts'
import { refuseDeepNesting } from '#server/kit/http/refuse-deep-nesting.ts'
import { answerHeaders } from '#server/kit/http/security-headers.ts'
import { addressOf } from '#server/kit/http/throttle.ts'
import { inTransaction } from '#server/kit/http/transaction.ts'
import { createTurns } from '#server/kit/http/turns.ts'
import { receiveForm } from '#server/kit/http/upload.ts'
import { tabOf } from '#server/kit/live/announcement.ts'
import type { Services } from '#server/kit/services.ts'

type Parsed<Schema> = z.output<Extract<Schema, z.ZodType>>

/** The input of a handler. Of HTTP it has only the caller's address. */
export interface Call<E extends Endpoint> extends Services {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
  /** Reading it in a public call throws. */
  readonly user: Actor
  /** The signed-in guest; reading it in a call that is not for guests throws. */
  readonly guestId: number
  readonly token: string
  address: string
  /** The uploaded file of the form. */
  upload: Uint8Array | undefined
  /**
   * Runs in this process after the answer was sent, and only if the transaction was committed. It is lost if the process
   * dies, so work that must be done is a job in the queue.
   */
  afterwards(work: Work): void
}

/** It gets other services, because the call's transaction is over by then. */
type Work = (services: Services) => Promise<void>

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<z.output<E['reply']>>

/** The step before the transaction of a call; work that it adds for later runs however the call ends. */
type Prepare<E extends Endpoint, Prepared> = (call: Call<E>) => Promise<Prepared>

export interface Api {
  /**
   * Serves an endpoint. A call that may write runs in one transaction, together with its audit trail and its
   * idempotency key: it happens as a whole or not at all.
   */
  on<E extends Endpoint>(endpoint: E, handle: Handler<E>): void
  /** The same for a call with slow work that must not hold a transaction open, such as storing a file. */
  onPrepared<E extends Endpoint, Prepared>(
    endpoint: E,
    prepare: Prepare<E, Prepared>,
    handle: (call: Call<E>, prepared: Prepared) => Promise<z.output<E['reply']>>,
  ): void
  /** The same without a transaction, for the few calls whose writes must survive a refusal. */
  onWithoutTransaction<E extends Endpoint>(endpoint: E, handle: Handler<E>): void
  /** Serves a stream that is open until one side closes it: no transaction, no cache, no buffering. */
  onStream<E extends Endpoint>(endpoint: E, open: (call: Call<E> & StreamCall) => Readable): void
}

interface StreamCall {
  /** The id of the listening browser tab. */
  tab: string | undefined
  /** Which of these tokens still belong to a session. */
  stillSignedIn(tokens: string[]): Promise<Set<string>>
}

export const createApi = (app: FastifyInstance, services: Services, identity: Identity): Api => {
  app.decorateRequest('upload', undefined)
  const headers = answerHeaders(services.publicUrl)
  const setHeaders = async (_request: FastifyRequest, reply: FastifyReply) => void reply.headers(headers)
  const serve = (
    endpoint: Endpoint,
    run: (request: FastifyRequest, reply: FastifyReply) => Promise<string | Buffer | Readable>,
  ) => {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { access: endpoint.access },
      schema: documented(endpoint),
      // A HEAD request would open the file or stream without reading it to the end.
      exposeHeadRoute: endpoint.file === undefined,
      // Answers of the API have other headers than pages.
      helmet: false,
      onRequest: [setHeaders, identifyCaller(endpoint.access, services, identity)],
      // After onRequest, so that the rate limit counts refused callers too.
      preParsing: requireAccess(endpoint.access),
      preValidation: [receiveForm(endpoint.upload), refuseDeepNesting, refuseControlCharacters],
      handler: async (request, reply) => {
        reply.code(endpoint.status ?? 200).type(endpoint.file ?? 'application/json; charset=utf-8')
        return reply.send(await run(request, reply))
      },
    })
  }
  const runAfterwards = (request: FastifyRequest) => (work: Work) =>
    services.background.run(
      () => work(services),
      (error) => request.log.error({ err: error }, 'background work failed'),
    )

  /** Tells open screens which topic changed; they read the data again themselves. */
  const tell = ({ path, tells = 'everyone' }: Endpoint, { actor, headers }: FastifyRequest) => {
    if (tells === 'nobody') return
    const account = tells === 'self' ? actor?.account_id : undefined
    services.live.announce({ topic: firstWord(path), account, tab: tabOf(headers) })
  }

  const plain =
    <E extends Endpoint>(handle: Handler<E>) =>
    async (request: FastifyRequest, reply: FastifyReply) =>
      String(reply.serialize(await handle(callOf<E>(request, services, services.db, runAfterwards(request)))))

  const file =
    <E extends Endpoint>(handle: Handler<E>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const content = await handle(callOf<E>(request, services, services.db, runAfterwards(request)))
      return sendFile(reply, FileReply.parse(content))
    }

  // Each export keeps one core and one connection busy, so two at a time leave room for other requests.
  const exportTurn = createTurns({ atOnce: 2, waiting: 20 })

  const spreadsheetFile =
    <E extends Endpoint>(handle: Handler<E>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const turn = exportTurn()
      // Also when the client disconnects while it waits.
      finished(reply.raw, turn.end)
      await turn.ready
      // A client that stops reading must not block the queue.
      reply.raw.setTimeout(stalledAfter, () => reply.raw.destroy())
      return file(handle)(request, reply)
    }

  const transactional =
    <E extends Endpoint, Prepared>(
      endpoint: E,
      prepare: Prepare<E, Prepared>,
      handle: (call: Call<E>, prepared: Prepared) => Promise<z.output<E['reply']>>,
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
          return answerOnce(db, { claim, isFirst: claimed.length > 0, endpoint, reply }, async () =>
            String(reply.serialize(await handle(call, prepared))),
          )
        }
        const answer = await inTransaction(services.db, request, once, claim && insertClaim(claim))
        onceCommitted.forEach(runAfterwards(request))
        tell(endpoint, request)
        return answer
      } finally {
        inAnyCase.forEach(runAfterwards(request))
      }
    }

  const reading = <E extends Endpoint>(endpoint: E, handle: Handler<E>) =>
    endpoint.file === spreadsheetType ? spreadsheetFile(handle) : endpoint.file ? file(handle) : plain(handle)

  return {
    on: (endpoint, handle) =>
      serve(
        endpoint,
        endpoint.method === 'GET' ? reading(endpoint, handle) : transactional(endpoint, async () => {}, handle),
      ),
    onPrepared: (endpoint, prepare, handle) => serve(endpoint, transactional(endpoint, prepare, handle)),
    onWithoutTransaction: (endpoint, handle) => serve(endpoint, plain(handle)),
    onStream: (endpoint, open) =>
      serve(endpoint, async (request, reply) => {
        reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no').header('connection', 'close')
        const stillSignedIn = (tokens: string[]) => identity.stillSignedIn(services, tokens)
        const call = callOf<typeof endpoint>(request, services, services.db, runAfterwards(request))
        return open(Object.assign(call, { stillSignedIn, tab: tabOf(request.headers) }))
      }),
  }
}

/** Files contain personal data, so they are never cached. */
const sendFile = (reply: FastifyReply, { bytes, name }: z.output<typeof FileReply>) => {
  reply.header('cache-control', 'private, no-store').header('content-disposition', `inline; filename="${name}"`)
  if (!(bytes instanceof Uint8Array)) return Readable.from(bytes, { objectMode: false })
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

const stalledAfter = 60_000

const firstWord = (path: string) => path.split('/')[1] ?? ''

const documented = ({ path, summary, access, params, query, body, reply, status = 200, ...call }: Endpoint) => ({
  summary,
  tags: [firstWord(path)],
  ...(access !== 'public' && { security: [{ token: [] }] }),
  ...(params && { params }),
  ...(query && { querystring: query }),
  ...(body && { body }),
  ...(call.upload && { consumes: ['application/json', 'multipart/form-data'] }),
  response: {
    [status]: call.file ? { description: summary, content: { [call.file]: { schema: z.any() } } } : reply,
    '4xx': ErrorReply,
    '5xx': ErrorReply,
  },
})

const callOf = <E extends Endpoint>(
  request: FastifyRequest,
  services: Services,
  db: Db,
  afterwards: Call<E>['afterwards'],
) =>
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
    get guestId() {
      const id = request.actor?.guest_id ?? null
      if (id === null) throw new Error(`${request.url} is not for guests only`)
      return id
    },
    get token() {
      return request.token
    },
    address: addressOf(request),
    upload: request.upload,
    afterwards,
  }) as Call<E>
