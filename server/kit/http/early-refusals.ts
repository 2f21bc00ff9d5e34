import { STATUS_CODES } from 'node:http'
import type { FastifyHttpOptions, FastifyReply } from 'fastify'
import { kitMessages } from '#contract/kit/kit-messages.ts'
import { kitReplies } from '#contract/kit/kit-replies.ts'
import { Problem } from '#contract/kit/problem.ts'
import { problemOf } from '#server/kit/http/error-handler.ts'

const unreadable: Record<string, Problem> = {
  HPE_HEADER_OVERFLOW: new Problem(431, 'too_large', kitMessages.tooLarge),
  ERR_HTTP_REQUEST_TIMEOUT: new Problem(408, 'too_slow', kitReplies.tooSlow),
}

const bodyOf = ({ message, code }: Problem) => ({ error: { message, code } })

/** Errors before our handlers run get the same shape as all others, and repeat nothing of the request. */
export const earlyRefusals = {
  // A malformed URL.
  frameworkErrors: (error: Error, _request: unknown, reply: FastifyReply) => {
    const problem = problemOf(error, {})
    reply.code(problem.status).header('x-content-type-options', 'nosniff').send(bodyOf(problem))
  },
  // Bytes that are not HTTP, or a request that is too large or too slow.
  clientErrorHandler: ((error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return
    const problem = unreadable[error.code] ?? new Problem(400, 'malformed', kitReplies.malformed)
    const body = JSON.stringify(bodyOf(problem))
    socket.end(
      [
        `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
        'content-type: application/json; charset=utf-8',
        'x-content-type-options: nosniff',
        `content-length: ${Buffer.byteLength(body)}`,
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    )
  }) satisfies FastifyHttpOptions<never>['clientErrorHandler'],
}
