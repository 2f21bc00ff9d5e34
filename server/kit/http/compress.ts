import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A shorter answer is sent as fast without it. */
const shortest = 1024

// Cheap levels: a month of a hundred rooms takes a few milliseconds, and higher levels save little.
const encoders = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text, { level: 4 }),
}

/** The best of our encodings that the client accepts; it may refuse one with q=0. */
const encodingFor = (accepted = '') => {
  const refused = /;\s*q=0(?:\.0*)?$/
  const names = accepted
    .split(',')
    .filter((part) => !refused.test(part.trim()))
    .map((part) => part.split(';')[0]?.trim().toLowerCase())
  return (['br', 'gzip'] as const).find((name) => names.includes(name))
}

/** Compresses a large answer if the client accepts it. */
export const compressed = async (request: FastifyRequest, reply: FastifyReply, text: string) => {
  reply.header('vary', 'accept-encoding')
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (!encoding || text.length < shortest) return text
  reply.header('content-encoding', encoding)
  return encoders[encoding](text)
}
