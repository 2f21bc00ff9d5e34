import type { Operation } from '#server/testing/fuzz/api-document.ts'
import type { Chance } from '#server/testing/fuzz/chance.ts'
import type { RawRequest } from '#server/testing/fuzz/send-raw.ts'

/** Pages and files, which are not in the OpenAPI document. */
const knownPaths = [
  '/',
  '/assets',
  '/assets/start.js',
  '/assets/folder',
  '/api',
  '/api/docs',
  '/api/docs/static',
  '/api/docs/static/swagger-ui.css',
  '/api/openapi.json',
  '/admin/dashboard',
] as [string, ...string[]]

const tails = [
  '',
  '/',
  '//',
  '/.',
  '/./',
  '/..',
  '/%2e%2e/x',
  '/%2e%2e%2f%2e%2e%2fetc/passwd',
  '/..%5cx',
  '/\\..\\x',
  '/%',
  '/%zz',
  '/%ff',
  '/%c3%28',
  '/%ed%a0%80',
  '/%00',
  '/x%00.js',
  '/%0d%0aset-cookie:x',
  '/*',
  '/.env',
  '/CON',
  ';a=b',
  '?%',
  '?a=%ff',
  '/%f0%9f%92%a5',
  `/${'x'.repeat(300)}`,
  `/${'x'.repeat(6000)}`,
  `/${'x/'.repeat(1000)}`,
] as [string, ...string[]]

const methods = ['GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'TRACE', 'POST', 'PUT', 'DELETE', 'QUERY'] as const

const fileHeaders = [
  {},
  {},
  { range: 'bytes=999999-' },
  { range: 'bytes=-1,5-2,a-b' },
  { 'if-match': '"another"' },
  { 'if-modified-since': 'never' },
  { 'accept-encoding': 'br, gzip' },
] as [Record<string, string>, ...Record<string, string>[]]

/** A path, possibly an invalid one, below a page, a file or an endpoint. */
export const oddAddress = ({ path }: Operation, chance: Chance): RawRequest => {
  const start = chance.happens(0.7) ? chance.pick(knownPaths) : path.replace(/\{\w+\}/g, 'x')
  const doubled = chance.happens(0.1) ? start.replace('/', '//') : start
  return {
    method: chance.pick(methods),
    target: doubled + chance.pick(tails),
    headers: { ...chance.pick(fileHeaders) },
    body: Buffer.alloc(0),
  }
}
