import { randomUUID } from 'node:crypto'
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { isDatabaseAway, takesNoChanges } from '#server/kit/database-errors.ts'

/** Structured lines with the request's id. Bodies, queries, headers and addresses are personal data and not logged. */
export const loggerOptions = (level: string, stream?: { write(line: string): void }): FastifyServerOptions => ({
  logger: {
    level,
    ...(stream && { stream }),
    serializers: {
      req: ({ method, routeOptions }) => ({ method, route: routeOptions.url }),
      res: ({ statusCode }) => ({ statusCode }),
      err: describeError,
    },
  },
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomUUID(),
})

// A mail server's refusal often quotes the recipient.
const withoutAddresses = (text: string) => text.replaceAll(/[^\s<>"'(),;:/\\]+@[^\s<>"'(),;:/\\]+/g, '(email address)')

// The detail of a database error quotes the row, so only its code, table and constraint are logged. The stack of an
// outage tells nothing.
const describeError = (error: Error & { code?: string; constraint?: string; table?: string }) => ({
  type: error.name,
  message: withoutAddresses(error.message),
  stack: isDatabaseAway(error) || takesNoChanges(error) ? '' : withoutAddresses(error.stack ?? ''),
  ...(error.code && { code: error.code }),
  ...(error.cause instanceof Error && { cause: withoutAddresses(error.cause.message) }),
  ...(error.table && { table: error.table }),
  ...(error.constraint && { constraint: error.constraint }),
})

export const logRequests = (app: FastifyInstance) => {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'answered')
  })
}
