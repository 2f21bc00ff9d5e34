import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** The same for a request that is sent again, another one for any other request. */
export const requestHash = (request: FastifyRequest) =>
  createHash('sha256')
    .update(`${request.method} ${request.url}\n${JSON.stringify(request.body)}\n`)
    .update(request.upload ?? '')
    .digest()
