import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { kitMessages } from '#contract/kit/kit-messages.ts'
import { kitReplies } from '#contract/kit/kit-replies.ts'
import { type FieldMessages, Problem } from '#contract/kit/problem.ts'
import { isDatabaseAway, isDatabaseError, takesNoChanges } from '#server/kit/database-errors.ts'
import type { OutageLog } from '#server/kit/http/outage-log.ts'
import { requestHash } from '#server/kit/http/request-hash.ts'

/** The problem for each violated constraint of the database, by the constraint's name. */
export type ConstraintProblems = Record<string, () => Problem>

/** What a colleague is asked to approve, in lines. */
type DescribeRequest = (request: FastifyRequest) => Promise<string[]>

/** Turns every error into an answer. No stack, SQL or path leaves the server. */
export const errorHandler =
  (constraints: ConstraintProblems, outages: OutageLog, tellAsked: DescribeRequest) =>
  async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const { status, code, message, fields, permission } = problemOf(error, constraints)
    if (status >= 500 && !outages.covers(code, error)) request.log.error({ err: error }, code)
    if (status === 503) reply.header('retry-after', '2')
    const approvable = code === 'approval_needed' && {
      request: requestHash(request).toString('hex'),
      asked_for: await tellAsked(request),
    }
    return reply.code(status).send({ error: { message, code, fields, permission, ...approvable } })
  }

export const problemOf = (error: unknown, constraints: ConstraintProblems): Problem => {
  if (error instanceof Problem) return error
  if (hasZodFastifySchemaValidationErrors(error)) return validationProblem(error)
  if (isCutOff(error)) return new Problem(400, 'malformed', kitReplies.malformed)
  if (takesNoChanges(error)) return new Problem(503, 'no_changes', kitReplies.noChanges)
  if (isDatabaseAway(error)) return new Problem(503, 'database_away', kitMessages.databaseAway)
  if (isDatabaseError(error)) {
    const known = constraints[error.constraint ?? '']
    if (known) return known()
    // A value that the schema accepts but the column can't store.
    if (error.code?.startsWith('22')) return new Problem(400, 'malformed', kitReplies.malformed)
  }
  return refusedByHttp(error) ?? new Problem(500, 'broken', kitMessages.broken)
}

/** The client disconnected before its request was complete; Node's error then names no system call. */
const isCutOff = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ECONNRESET' && !('syscall' in error)

const validationProblem = (error: {
  validation: { instancePath: string; message?: string }[]
  validationContext?: string
}) => {
  if (error.validationContext === 'params') return new Problem(404, 'not_found', kitReplies.noSuchCall)
  const fields: FieldMessages = {}
  for (const { instancePath, message = 'Invalid format' } of error.validation) {
    const field = instancePath.slice(1).replaceAll('/', '.') || 'body'
    fields[field] = [...(fields[field] ?? []), message]
  }
  return new Problem(422, 'invalid', kitMessages.checkFields, fields)
}

const httpRefusals: Record<number, [code: string, message: string]> = {
  400: ['malformed', kitReplies.malformed],
  413: ['too_large', kitMessages.tooLarge],
  415: ['wrong_type', kitMessages.wrongType],
  429: ['slow_down', kitReplies.slowDown],
}

const bodyRefusals: Record<string, string> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: kitReplies.emptyBody,
  FST_ERR_CTP_INVALID_JSON_BODY: kitReplies.notJson,
}

/** The plugin for static files answers 403 for folders, hidden files and paths outside; we answer 404. */
const notThere = new Set([403, 404])

const refusedByHttp = (error: unknown) => {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0
  if (notThere.has(status)) return new Problem(404, 'not_found', kitReplies.noSuchCall)
  const aboutBody = bodyRefusals[error instanceof Error && 'code' in error ? String(error.code) : '']
  if (aboutBody) return new Problem(status, 'malformed', aboutBody)
  const known = httpRefusals[status]
  if (known) return new Problem(status, ...known)
  // Another client error of the framework, such as 412 or 416.
  return status >= 400 && status < 500 ? new Problem(status, 'malformed', kitReplies.malformed) : undefined
}
