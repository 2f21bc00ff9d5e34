import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const html = 'text/html; charset=utf-8'

/** The built web application: hashed files are cached for ever, every other path gets the start page. */
export const webPages = (folder: string) => async (app: FastifyInstance) => {
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
  })
  app.get('/*', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(html).header('cache-control', 'no-store').send(page.replaceAll('__CSP_NONCE__', reply.cspNonce.style)),
  )
}
