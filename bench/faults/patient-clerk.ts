import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

interface Desk {
  /** The copies of the app, or one load balancer; each try goes to a random address. */
  addresses: string[]
  email: string
  password: string
}

/** A clerk gives up after this time; the app should be back long before. */
const patience = 180_000
const pause = 100

/**
 * A clerk who repeats a request with the same Idempotency-Key until it is answered. So the clerk knows of every request
 * whether it was done, and the database must agree.
 */
export const patientClerk = ({ addresses, email, password }: Desk) => {
  /** How often each failure occurred, such as `503 database_away` or `cut`. */
  const met = new Map<string, number>()
  let token = ''
  let serverTime = new Date()
  let tries = 0
  /** From the first try of a request to its answer, in ms. */
  let longestWait = 0

  const meet = (what: string) => met.set(what, (met.get(what) ?? 0) + 1)

  const send = async (method: string, path: string, body: unknown, key: string) => {
    const response = await fetch(`${addresses[tries++ % addresses.length]}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    })
    serverTime = new Date(response.headers.get('date') ?? serverTime)
    const isJson = response.headers.get('content-type')?.includes('json')
    const reply = isJson ? await response.json() : { bytes: (await response.arrayBuffer()).byteLength }
    return { status: response.status, reply }
  }

  /** The app's final answer, done or refused. */
  const ask = async (method: string, path: string, body?: unknown) => {
    const key = randomUUID()
    const began = Date.now()
    for (;;) {
      const answer = await send(method, path, body, key).catch(() => undefined)
      longestWait = Math.max(longestWait, Date.now() - began)
      if (answer && answer.status < 500 && answer.status !== 401 && answer.status !== 429) return answer
      meet(answer ? `${answer.status} ${answer.reply.error?.code}` : 'cut')
      if (Date.now() > began + patience) throw new Error(`${method} ${path} was not answered for ${patience / 1000} s`)
      if (answer?.status === 401) await signIn()
      else await sleep(pause)
    }
  }

  const signIn = async () => {
    const { reply } = await ask('POST', '/login', { email, password })
    if (!reply.data) throw new Error(`Could not sign in: ${reply.error.message}`)
    token = reply.data.token
  }

  return { ask, signIn, met, serverTime: () => serverTime, longestWait: () => longestWait }
}

export type PatientClerk = ReturnType<typeof patientClerk>
