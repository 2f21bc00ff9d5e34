import { STATUS_CODES } from 'node:http'
import type { FastifyHttpOptions, FastifyReply } from 'fastify'
import { kitMessages } from '#contract/kit/kit-messages.ts'
import { Problem } from '#contract/kit/problem.ts'
import { problemOf } from '#server/kit/http/error-handler.ts'

const unreadable: Record<string, Problem> = {
  HPE_HEADER_OVERFLOW: new Problem(431, 'too_large', kitMessages.tooLarge),
  ERR_HTTP_REQUEST_TIMEOUT: new Problem(408, 'too_slow', kitMessages.tooSlow),
}

const bodyOf = ({ message, code }: Problem) => ({ error: { message, code } })

/** Refusals from before our own handlers: they have the shape of all others, and repeat nothing of what was sent. */
export const earlyRefusals = {
  // An address that can't be read.
  frameworkErrors: (error: Error, _request: unknown, reply: FastifyReply) => {
    const problem = problemOf(error, {})
    reply.code(problem.status).header('x-content-type-options', 'nosniff').send(bodyOf(problem))
  },
  // Something that is no HTTP, or too large or too slow for it.
  clientErrorHandler: ((error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return
    const problem = unreadable[error.code] ?? new Problem(400, 'malformed', kitMessages.malformed)
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
