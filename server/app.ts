import fastifyHelmet from '@fastify/helmet'
import fastifyMultipart from '@fastify/multipart'
import fastifyRateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify'
import { authEndpoints } from '#contract/auth/auth-endpoints.ts'
import { kitReplies } from '#contract/kit/kit-replies.ts'
import { Problem } from '#contract/kit/problem.ts'
import { findApprovals } from '#server/approvals/approve.ts'
import { describeRequest } from '#server/approvals/describe-request.ts'
import { identity } from '#server/auth/session-store.ts'
import { constraints, routes } from '#server/features.ts'
import { apiDocs } from '#server/kit/http/api-docs.ts'
import { earlyRefusals } from '#server/kit/http/early-refusals.ts'
import { errorHandler } from '#server/kit/http/error-handler.ts'
import { createApi } from '#server/kit/http/http.ts'
import { loggerOptions, logRequests } from '#server/kit/http/logging.ts'
import { createOutageLog } from '#server/kit/http/outage-log.ts'
import { replySerializer } from '#server/kit/http/reply-serializer.ts'
import { permissionsPolicy, securityHeaders } from '#server/kit/http/security-headers.ts'
import { addressOf, networkOf } from '#server/kit/http/throttle.ts'
import { validatorCompiler } from '#server/kit/http/validator.ts'
import { webPages } from '#server/kit/http/web-pages.ts'
import type { Services } from '#server/kit/services.ts'

// Only the last entry of the list, which our proxy added; a client can send the entries before it.
const isProxyInFront = (_address: string, hop: number) => hop === 0

const noSuchCall = async () => {
  throw new Problem(404, 'not_found', kitReplies.noSuchCall)
}

/** `onRoute` is called for every route, also for those of plugins; tests use it to check all of them. */
export const buildApp = async (
  services: Services,
  onRoute: (route: RouteOptions) => void = () => {},
): Promise<FastifyInstance> => {
  const app = Fastify({
    ...loggerOptions(services.logLevel, services.logStream),
    ...earlyRefusals,
    trustProxy: services.trustProxy === true ? isProxyInFront : services.trustProxy,
    bodyLimit: 1_048_576,
    requestTimeout: 30_000,
    // When the app stops, running requests are finished and idle connections closed.
    forceCloseConnections: 'idle',
  })
  // Bodies are JSON or a form; plain text is refused by its type.
  app.removeContentTypeParser('text/plain')
  app.addHook('onRoute', onRoute)
  app.decorateRequest('actor', undefined)
  app.decorateRequest('token', '')
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(replySerializer(services.checkReplies ?? false))
  app.setErrorHandler(
    errorHandler(constraints, createOutageLog(app, services.db), (request) => describeRequest(services.db, request)),
  )
  app.setNotFoundHandler(noSuchCall)
  // Streams don't end by themselves, so a stop would wait for them for ever.
  app.addHook('preClose', async () => services.live.endStreams())
  app.addHook('onClose', async () => {
    await services.afterResponse.allDone()
    await services.live.close()
  })
  logRequests(app)
  await app.register(fastifyHelmet, securityHeaders(services.publicUrl))
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissionsPolicy)
  })
  await app.register(
    async (scope) => {
      scope.addHook('onRequest', async (_request, reply) => {
        // Answers are personal data and must not be cached.
        reply.header('cache-control', 'no-store')
      })
      await scope.register(fastifyRateLimit, {
        max: 600,
        timeWindow: '1 minute',
        keyGenerator: (request) => networkOf(addressOf(request)),
        // Signed-in callers are not limited here, because colleagues often share an address. Signing in has its own limits, so
        // that a stranger at the same address does not lock out a device that signed in before.
        allowList: ({ actor, routeOptions }) =>
          actor !== undefined || routeOptions.url === `/api${authEndpoints.login.path}`,
      })
      await scope.register(fastifyMultipart)
      await scope.register(apiDocs(services.version))
      const api = createApi(scope, services, { ...identity, findApprovals })
      for (const add of routes) add(api)
      // Otherwise the web application's start page would answer.
      for (const url of ['/', '/*']) {
        scope.all(url, { config: { access: 'public' }, schema: { hide: true } }, noSuchCall)
      }
    },
    { prefix: '/api' },
  )
  if (services.webFolder) await app.register(webPages(services.webFolder))
  return app
}
