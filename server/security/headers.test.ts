import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { kitReplies } from '#contract/kit/kit-replies.ts'
import { faultIn } from '#server/testing/fuzz/findings.ts'
import { sendRaw } from '#server/testing/fuzz/send-raw.ts'
import { startTestApp } from '#server/testing/test-app.ts'

/** Like the build: a page with a placeholder for the nonce, and files with a content hash in their name. */
const makeWebFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sarai-web-'))
  await mkdir(join(folder, 'assets', 'sub'), { recursive: true })
  await writeFile(
    join(folder, 'index.html'),
    '<script type="module" src="/assets/start-abc.js" nonce="__CSP_NONCE__"></script>',
  )
  await writeFile(join(folder, 'assets', 'start-abc.js'), 'export {}')
  await writeFile(join(folder, 'housekeeping-worker.js'), 'self')
  await writeFile(join(folder, 'secret.txt'), 'not for anyone')
  afterAll(() => rm(folder, { recursive: true }))
  return folder
}

const webFolder = await makeWebFolder()
const { app, signIn } = await startTestApp({ webFolder })
const plain = await startTestApp({ webFolder, publicUrl: 'http://192.168.1.5:3000' })
const token = await signIn('desk@hotel.example')
const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)

const answers = [
  ['a call', '/api/health'],
  ['a list', '/api/guests'],
  ['a refusal', '/api/guests?page=0'],
  ['a call that is not there', '/api/nothing'],
  ['the document', '/api/openapi.json'],
  ['the page of the document', '/api/docs/'],
  ['the first page', '/'],
  ['any page', '/admin/guest-list?page=2'],
  ['a file of the page', '/assets/start-abc.js'],
  ['the service worker of the phone page', '/housekeeping-worker.js'],
  ['a file that is not there', '/assets/nothing.js'],
  ['an Excel file', '/api/tax-summary.xlsx?month=2026-11'],
] as const

const ask = (url: string, from = app) => from.inject({ url, headers: { authorization: `Bearer ${token}` } })

describe('every answer', () => {
  test.each(answers)('%s', async (_what, url) => {
    const { headers } = await ask(url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age=31536000'),
      'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
    })
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['set-cookie']))
    expect(headers.server ?? headers['x-powered-by']).toBeUndefined()
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/(default|script)-src '(none|self)'/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|\*|http:/)
  })

  test('has HSTS only if the hotel is reached by HTTPS', async () => {
    expect((await ask('/', plain.app)).headers).not.toHaveProperty('strict-transport-security')
  })
})

describe('an unknown endpoint', () => {
  test.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('%s', async (method) => {
    for (const url of ['/api', '/api/', '/api/nothing', '/api/guests/nobody/nothing']) {
      const answer = await app.inject({ method, url, headers: { authorization: `Bearer ${token}` } })
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
      if (method === 'HEAD') continue
      expect(answer.json()).toEqual({ error: { code: 'not_found', message: kitReplies.noSuchCall } })
    }
  })
})

describe('a page', () => {
  test('has a new nonce each time, the same as in its policy', async () => {
    const [one, other] = [await ask('/login'), await ask('/login')]
    const nonceIn = (page: typeof one) =>
      /style-src[^;]*'nonce-([\w+/=-]+)'/.exec(String(page.headers['content-security-policy']))?.[1]
    expect(nonceIn(one)).not.toBe(nonceIn(other))
    expect(one.payload).toContain(`"${nonceIn(one)}"`)
    expect(one.payload).not.toContain('__CSP_NONCE__')
  })

  test.each([
    '/assets/../secret.txt',
    '/assets/..%2fsecret.txt',
    '/assets/%2e%2e/secret.txt',
    '/assets/..%5csecret.txt',
    '/assets/....//secret.txt',
    '/assets/%00/../../secret.txt',
    '/secret.txt',
    '//secret.txt',
    '/assets//etc/passwd',
    '/assets/.env',
    '/assets/',
    '/assets/./',
    '/assets/..',
    '/assets/sub/',
    '/assets/sub/./',
    '/assets/%2e%2e/x',
    '/assets/\\..\\x',
    '/assets/%ff',
    '/assets/%',
    '/api/docs/static/%2e%2e/x',
    '/api/docs/static/..',
    '/api/docs/static/\\..\\x',
  ])('no path leads out of its folder: %s', async (url) => {
    for (const method of ['GET', 'HEAD']) {
      // As bytes, because an HTTP client would normalise the path.
      const request = { method, target: url, headers: {}, body: Buffer.alloc(0) }
      const answer = await sendRaw(port, request, 20_000)
      expect(answer.body).not.toMatch(/not for anyone|root:/)
      expect(faultIn(request, answer, [])).toBeUndefined()
    }
  })

  test('the service worker is a script that the browser asks for each time', async () => {
    const { headers, payload } = await ask('/housekeeping-worker.js')
    expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
    expect(payload).toBe('self')
  })

  test('a range or an ETag that a file does not have gets an error of the usual shape', async () => {
    const url = '/assets/start-abc.js'
    for (const headers of [{ range: 'bytes=9999-' }, { 'if-match': '"other"' }]) {
      const answer = await app.inject({ url, headers })
      expect([412, 416]).toContain(answer.statusCode)
      expect(answer.json().error.code).toBe('malformed')
    }
  })
})

test('answers with personal data are not cached', async () => {
  for (const url of ['/api/guests', '/api/me', '/api/tax-summary.xlsx?month=2026-11', '/admin/dashboard']) {
    expect((await ask(url)).headers['cache-control']).toContain('no-store')
  }
})

test('other sites may not read answers', async () => {
  const asked = await app.inject({
    method: 'OPTIONS',
    url: '/api/guests',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
  })
  expect(Object.keys(asked.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
})
