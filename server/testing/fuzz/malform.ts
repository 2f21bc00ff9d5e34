import type { Operation } from '#server/testing/fuzz/api-document.ts'
import type { Chance } from '#server/testing/fuzz/chance.ts'
import { contentTypes, hostileBodies, hostileTexts, hostileValues } from '#server/testing/fuzz/hostile-values.ts'
import { malformedForm } from '#server/testing/fuzz/malform-form.ts'
import { type Known, sampleOf } from '#server/testing/fuzz/sample.ts'
import type { RawRequest } from '#server/testing/fuzz/send-raw.ts'

/** A request to an endpoint that is malformed, or well-formed with unusual values. */
export const malform = (operation: Operation, chance: Chance, known: Known): RawRequest => {
  const headers: Record<string, string> = {}
  if (operation.method === 'POST' && chance.happens(0.3)) headers['idempotency-key'] = oddKey(chance)
  if (chance.happens(0.03)) Object.assign(headers, chance.pick(oddHeaders))
  const body = bodyFor(operation, chance, known, headers)
  return {
    // Sometimes a method that the path does not have.
    method: chance.happens(0.02) ? chance.pick(methods) : operation.method,
    target: pathFor(operation, chance, known) + queryFor(operation, chance, known),
    headers,
    body,
    ...(chance.happens(0.02) && { lie: chance.pick(lies) }),
  }
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND', 'BREW'] as const
const lies = ['longer', 'shorter', 'negative', 'both', 'bad-chunks', 'no-length'] as const

const oddKey = (chance: Chance) =>
  chance.happens(0.5)
    ? `fuzz-key-${chance.below(50)}`
    : chance.pick(['x', 'a b c d e f', '%00%00%00%00', 'k'.repeat(500)])

const oddHeaders = [
  { 'content-encoding': 'gzip' },
  { 'transfer-encoding': 'gzip, chunked' },
  { expect: '200-maybe' },
  { 'accept-encoding': ',;q=' },
  { accept: '\u0001' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-forwarded-for': `${'1.2.3.4, '.repeat(500)}x` },
  { 'x-forwarded-proto': 'javascript' },
  { 'x-forwarded-host': 'elsewhere.example' },
  { host: 'elsewhere.example:99999' },
  { 'x-original-url': '/api/staff' },
  { range: 'bytes=-1,5-2,a-b' },
  { 'if-none-match': '"'.repeat(2000) },
  { cookie: 'a=b; '.repeat(1000) },
  { 'x-large': 'x'.repeat(20_000) },
] as [Record<string, string>, ...Record<string, string>[]]

const pathFor = ({ path, params }: Operation, chance: Chance, known: Known) =>
  params.reduce((filled, { name, schema }) => {
    const real = chance.maybe(known.get(`${path.split('/{')[0]} ${name}`) ?? [])
    const usual = real ?? sampleOf(schema, chance, known, name)
    const value = chance.happens(0.8) ? String(usual) : chance.pick(hostileTexts)
    return filled.replace(`{${name}}`, () => inAddress(value, chance))
  }, path)

/** Escaped, or raw without line breaks, which would start another request. */
const inAddress = (value: string, chance: Chance) => {
  if (chance.happens(0.1)) return chance.pick(['%', '%zz', '%c3%28', '%00', '%2e%2e%2f', '..', '.', '//', '%f0%9f', ''])
  const whole = value.toWellFormed()
  return chance.happens(0.9) ? encodeURIComponent(whole) : whole.replaceAll('\u0000', '+').replace(/\s/g, '+')
}

const queryFor = ({ query }: Operation, chance: Chance, known: Known) => {
  const parts: string[] = []
  for (const { name, required, schema } of query) {
    if (!required && chance.happens(0.5)) continue
    const value = () =>
      chance.happens(0.6)
        ? String(sampleOf(schema, chance, known, name))
        : String(chance.happens(0.7) ? chance.pick(hostileTexts) : chance.maybe(hostileValues.filter(isPlain)))
    const asked = chance.happens(0.05)
      ? chance.pick([`${name}[]`, `${name}[a]`, `${name}.x`, `__proto__[${name}]`])
      : name
    parts.push(`${asked}=${inAddress(value(), chance)}`)
    // The same parameter twice.
    if (chance.happens(0.05)) parts.push(`${name}=${inAddress(value(), chance)}`)
  }
  if (chance.happens(0.05))
    parts.push(chance.pick(['__proto__=1', 'constructor=1', '&&&', '=', 'x'.repeat(5000), '%', '?']))
  return parts.length ? `?${parts.join('&')}` : ''
}

const isPlain = (value: unknown) => typeof value === 'number' || typeof value === 'boolean'

const bodyFor = (operation: Operation, chance: Chance, known: Known, headers: Record<string, string>): Buffer => {
  if (!operation.body && !operation.takesForm) {
    if (chance.happens(0.9)) return Buffer.alloc(0)
    headers['content-type'] = chance.pick(contentTypes)
    return Buffer.from(chance.pick(hostileBodies))
  }
  if (chance.happens(operation.takesForm ? 0.4 : 0.02)) return malformedForm(operation, chance, known, headers)
  headers['content-type'] = chance.happens(0.93) ? 'application/json' : chance.pick(contentTypes)
  if (chance.happens(0.12)) return Buffer.from(chance.pick(hostileBodies))
  const whole = sampleOf(operation.body ?? {}, chance, known)
  const spoilt = chance.happens(0.85) ? spoil(whole, chance) : whole
  const json = Buffer.from(JSON.stringify(spoilt) ?? '')
  if (chance.happens(0.03)) return json.subarray(0, chance.below(json.length))
  // Bytes that are not UTF-8, at a random position.
  if (chance.happens(0.03) && json.length) json[chance.below(json.length)] = 0x80 + chance.below(128)
  return json
}

/** Replaces one or two values of a body by hostile ones, removes a field or adds unknown ones. */
const spoil = (value: unknown, chance: Chance): unknown => {
  let spoilt = spoilOnce(value, chance)
  if (chance.happens(0.4)) spoilt = spoilOnce(spoilt, chance)
  return spoilt
}

const spoilOnce = (value: unknown, chance: Chance): unknown => {
  const goesDeeper = typeof value === 'object' && value !== null && Object.keys(value).length > 0
  if (!goesDeeper || chance.happens(0.05)) {
    return chance.happens(0.6) ? chance.pick(hostileTexts) : chance.pick(hostileValues)
  }
  if (Array.isArray(value)) {
    const chosen = chance.below(value.length)
    return value.map((item, index) => (index === chosen ? spoilOnce(item, chance) : item))
  }
  const name = chance.maybe(Object.keys(value)) ?? ''
  const fields = Object.entries(value)
  if (chance.happens(0.1)) return Object.fromEntries(fields.filter(([field]) => field !== name))
  if (chance.happens(0.1)) return { ...value, ...unasked }
  return Object.fromEntries(fields.map(([field, item]) => [field, field === name ? spoilOnce(item, chance) : item]))
}

const unasked = { id: 1, slug: 'mine', role: 'admin', is_active: true, account_id: 1, status: 'paid', version: 0 }
