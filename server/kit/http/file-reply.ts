import { finished, Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { FileReply } from '#contract/kit/file-reply.ts'
import { callOf, type Handler, runAfterwards } from '#server/kit/http/call.ts'
import { createTurns } from '#server/kit/http/turns.ts'
import type { Services } from '#server/kit/services.ts'

/** Answers with a file. */
export const fileReply =
  <E extends Endpoint>(services: Services, handle: Handler<E>) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const content = await handle(callOf<E>(request, services, services.db, runAfterwards(services, request)))
    const { bytes, name } = FileReply.parse(content)
    // Files contain personal data, so they are never cached.
    reply.header('cache-control', 'private, no-store').header('content-disposition', `inline; filename="${name}"`)
    if (!(bytes instanceof Uint8Array)) return Readable.from(bytes, { objectMode: false })
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

const stalledAfter = 60_000

/**
 * Answers with spreadsheets of one app. Each export keeps one core and one connection busy, so two at a time leave room
 * for other requests.
 */
export const createSpreadsheetReply = (services: Services) => {
  const exportTurn = createTurns({ atOnce: 2, waiting: 20 })
  return <E extends Endpoint>(handle: Handler<E>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const turn = exportTurn()
      // Also when the client disconnects while it waits.
      finished(reply.raw, turn.end)
      await turn.ready
      // A client that stops reading must not block the queue.
      reply.raw.setTimeout(stalledAfter, () => reply.raw.destroy())
      return fileReply(services, handle)(request, reply)
    }
}
