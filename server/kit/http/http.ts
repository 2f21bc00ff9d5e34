import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { spreadsheetType } from '#contract/kit/file-reply.ts'
import { type Identity, identifyCaller, requireAccess } from '#server/kit/http/auth.ts'
import {
  type Call,
  callOf,
  type Handler,
  type Prepare,
  type PreparedHandler,
  runAfterwards,
  type StreamCall,
} from '#server/kit/http/call.ts'
import { createSpreadsheetReply, fileReply } from '#server/kit/http/file-reply.ts'
import { refuseControlCharacters } from '#server/kit/http/refuse-control-characters.ts'
import { refuseDeepNesting } from '#server/kit/http/refuse-deep-nesting.ts'
import { refuseToString } from '#server/kit/http/refuse-to-string.ts'
import { routeSchema } from '#server/kit/http/route-schema.ts'
import { answerHeaders } from '#server/kit/http/security-headers.ts'
import { transactionalCall } from '#server/kit/http/transactional-call.ts'
import { receiveForm } from '#server/kit/http/upload.ts'
import { tabOf } from '#server/kit/live/announcement.ts'
import type { Services } from '#server/kit/services.ts'

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
    handle: PreparedHandler<E, Prepared>,
  ): void
  /** The same without a transaction, for the few calls whose writes must survive a refusal. */
  onWithoutTransaction<E extends Endpoint>(endpoint: E, handle: Handler<E>): void
  /** Serves a stream that is open until one side closes it: no transaction, no cache, no buffering. */
  onStream<E extends Endpoint>(endpoint: E, open: (call: Call<E> & StreamCall) => Readable): void
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
      config: {
        access: endpoint.access,
        beforeSecondFactor: endpoint.beforeSecondFactor === true,
        ...(endpoint.upload && { upload: endpoint.upload }),
      },
      schema: routeSchema(endpoint),
      // A HEAD request would open the file or stream without reading it to the end.
      exposeHeadRoute: endpoint.file === undefined,
      // Answers of the API have other headers than pages.
      helmet: false,
      onRequest: [setHeaders, identifyCaller(endpoint.access, services, identity)],
      // After onRequest, so that the rate limit counts refused callers too.
      preParsing: requireAccess(endpoint),
      preValidation: [receiveForm(endpoint.upload), refuseDeepNesting, refuseToString, refuseControlCharacters],
      handler: async (request, reply) => {
        reply.code(endpoint.status ?? 200).type(endpoint.file ?? 'application/json; charset=utf-8')
        return reply.send(await run(request, reply))
      },
    })
  }

  const plain =
    <E extends Endpoint>(handle: Handler<E>) =>
    async (request: FastifyRequest, reply: FastifyReply) =>
      String(reply.serialize(await handle(callOf<E>(request, services, services.db, runAfterwards(services, request)))))

  const spreadsheet = createSpreadsheetReply(services)

  const reading = <E extends Endpoint>(endpoint: E, handle: Handler<E>) => {
    if (endpoint.file === spreadsheetType) return spreadsheet(handle)
    return endpoint.file ? fileReply(services, handle) : plain(handle)
  }

  const prepareNothing = async () => {}

  return {
    on: (endpoint, handle) =>
      serve(
        endpoint,
        endpoint.method === 'GET'
          ? reading(endpoint, handle)
          : transactionalCall(services, identity, endpoint, prepareNothing, handle),
      ),
    onPrepared: (endpoint, prepare, handle) =>
      serve(endpoint, transactionalCall(services, identity, endpoint, prepare, handle)),
    onWithoutTransaction: (endpoint, handle) => serve(endpoint, plain(handle)),
    onStream: (endpoint, open) =>
      serve(endpoint, async (request, reply) => {
        reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no').header('connection', 'close')
        const stillSignedIn = (tokens: string[]) => identity.stillSignedIn(services, tokens)
        const call = callOf<typeof endpoint>(request, services, services.db, runAfterwards(services, request))
        return open(Object.assign(call, { stillSignedIn, tab: tabOf(request.headers) }))
      }),
  }
}
