import { type ApiDocument, type Operation, operationsOf } from '#server/testing/fuzz/api-document.ts'
import { type Chance, chanceOf } from '#server/testing/fuzz/chance.ts'
import { faultIn } from '#server/testing/fuzz/findings.ts'
import { malform } from '#server/testing/fuzz/malform.ts'
import { oddAddress } from '#server/testing/fuzz/odd-address.ts'
import type { Known } from '#server/testing/fuzz/sample.ts'
import { type RawRequest, sendRaw } from '#server/testing/fuzz/send-raw.ts'

export interface FuzzPlan {
  port: number
  document: ApiDocument
  requests: number
  seed: number
  /** In milliseconds. */
  longestWait: number
  constraints: string[]
  /** Session tokens. The fuzzer may sign them out and then asks for new ones. */
  tokens(): Promise<{ admin: string; candidate: string }>
  progress(done: number): void
  /** Told of every wrong answer at once. */
  found(finding: string): void
}

const clients = 8
const tokensLast = 200

/** Sends malformed requests to every endpoint and collects every wrong answer. */
export const fuzz = async (plan: FuzzPlan) => {
  const operations = operationsOf(plan.document)
  const known: Known = new Map()
  const statuses: Record<string, number> = {}
  const findings = new Map<string, string>()
  let slowest = 0
  let sent = 0

  const note = (what: string, request: RawRequest) => {
    if (!findings.has(what)) plan.found(`${what}\n    ${retold(request)}`)
    findings.set(what, retold(request))
  }

  const client = async (number: number) => {
    const chance = chanceOf(plan.seed * 1000 + number)
    let tokens = await plan.tokens()
    await lookAround(plan.port, operations, tokens.admin, known)
    for (let mine = 1; sent < plan.requests; mine++) {
      // Each client calls all endpoints in turn, starting at a different one.
      const operation = operations[(mine + number * 37) % operations.length]
      if (!operation) throw new Error('the document has no calls')
      sent += 1
      if (mine % tokensLast === 0) tokens = await plan.tokens()
      const odd = chance.happens(0.08) ? oddAddress(operation, chance) : malform(operation, chance, known)
      const request = asSomeone(odd, chance, tokens)
      const answer = await sendRaw(plan.port, request, plan.longestWait)
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      slowest = Math.max(slowest, answer.ms)
      const fault = faultIn(request, answer, plan.constraints)
      if (fault) note(`${operation.method} ${operation.path}: ${fault}`, request)
      if (answer.status === 401) tokens = await plan.tokens()
      if (sent % 500 === 0) plan.progress(sent)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)))
  return {
    sent,
    statuses,
    slowest: Math.round(slowest),
    findings: [...findings].map(([what, request]) => `${what}\n    ${request}`),
  }
}

const asSomeone = (request: RawRequest, chance: Chance, tokens: { admin: string; candidate: string }): RawRequest => {
  const who = chance.pick(['admin', 'admin', 'admin', 'admin', 'admin', 'admin', 'candidate', 'nobody', 'garbage'])
  const authorization = {
    admin: tokens.admin,
    candidate: tokens.candidate,
    nobody: '',
    garbage: chance.pick(['x'.repeat(43), 'nonsense', '\u00ff', '-'.repeat(101)]),
  }[who]
  // Callers without a session use many addresses, because the limit per address would refuse most requests.
  const from = `10.${chance.below(250)}.${chance.below(250)}.${chance.below(250)}`
  const headers = { 'x-forwarded-for': from, ...request.headers }
  return { ...request, headers: authorization ? { ...headers, authorization: `Bearer ${authorization}` } : headers }
}

/** Reads every list once, so that requests can use ids and slugs that exist. */
const lookAround = async (port: number, operations: Operation[], token: string, known: Known) => {
  for (const { method, path } of operations) {
    if (method !== 'GET' || /[{.]|events/.test(path)) continue
    const headers = { authorization: `Bearer ${token}` }
    const { body } = await sendRaw(port, { method, target: path, headers, body: Buffer.alloc(0) }, 20_000)
    for (const [, name = '', text, number] of body.matchAll(/"(\w+)":(?:"([^"\\]{1,60})"|(\d{1,9}))/g)) {
      const value = text ?? Number(number)
      for (const key of [name, `${path} ${name}`]) {
        const values = known.get(key) ?? []
        if (values.length < 40 && !values.includes(value)) known.set(key, [...values, value])
      }
    }
  }
}

const retold = ({ method, target, headers, body, lie }: RawRequest) => {
  const { authorization, ...others } = headers
  const text = JSON.stringify(body.subarray(0, 300).toString())
  return `${method} ${target.slice(0, 200)} ${JSON.stringify(others).slice(0, 200)} ${text} ${lie ?? ''} ${authorization ? '(signed in)' : ''}`
}
