import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The service worker of the housekeeping page. Its address is part of every phone that has it, so it never changes. */
const workerFile = 'housekeeping-worker.js'

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
  const worker = await readFile(join(folder, workerFile), 'utf8').catch(() => undefined)
  if (worker !== undefined) {
    app.get(`/${workerFile}`, { schema: { hide: true } }, async (_request, reply) =>
      // Browsers ask for it with each visit, so that a new version takes over soon.
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(worker),
    )
  }
  app.get('/*', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(html).header('cache-control', 'no-store').send(page.replaceAll('__CSP_NONCE__', reply.cspNonce.style)),
  )
}
