import { tmpdir } from 'node:os'
import type { RawAnswer, RawRequest } from '#server/testing/fuzz/send-raw.ts'

/** Texts that no answer may contain: paths of the program, names of its libraries, messages of the database. */
const internals = [
  process.cwd(),
  tmpdir(),
  'node_modules',
  'node:internal',
  'FST_ERR',
  'Error:',
  'ECONN',
  'kysely',
  'postgres',
  'fastify',
  'syntax error',
  'violates',
  'duplicate key',
  'relation "',
  'column "',
  'invalid input syntax',
  'select "',
  ' from "',
  'insert into',
  'Cannot read prop',
  'is not a function',
  'is not iterable',
  // Messages of Zod that we did not replace by our own sentences.
  'Invalid input',
  'Invalid option',
  'Too small: expected',
  'Too big: expected',
  ', received ',
]

const stackLine = /\n\s+at .+:\d+:\d+/

const isOurShape = (body: string) => {
  try {
    const { error } = JSON.parse(body)
    return typeof error.message === 'string' && error.message.length > 5 && /^[a-z_]+$/.test(error.code)
  } catch {
    return false
  }
}

/** The body of the first answer: surplus bytes of a request may have been answered as a second request. */
const bodyOf = ({ head, body }: RawAnswer) => {
  if (/transfer-encoding: chunked/i.test(head)) return unchunk(body)
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  return length ? body.slice(0, Number(length)) : body
}

const unchunk = (body: string): string => {
  const [, size = '0', rest = ''] = /^([\da-f]+)\r\n([\s\S]*)$/i.exec(body) ?? []
  const length = Number.parseInt(size, 16)
  return length ? rest.slice(0, length) + unchunk(rest.slice(length + 2)) : ''
}

/** What is wrong with an answer, if anything. */
export const faultIn = (request: RawRequest, answer: RawAnswer, constraints: string[]): string | undefined => {
  if (!answer.isOver) return 'no answer in time'
  // The server may close the connection of a client that violates HTTP.
  if (answer.status === 0) return request.lie || isUnfit(request) ? undefined : 'hung up without a word'
  if (answer.status >= 500) return `status ${answer.status}`
  if (/^(server|x-powered-by|set-cookie):/im.test(answer.head)) return 'a header that tells too much'
  if (answer.status < 400 || request.method === 'HEAD') return undefined
  const body = bodyOf(answer)
  const leak = [...internals, ...constraints].find((word) => body.toLowerCase().includes(word.toLowerCase()))
  if (leak) return `leaks ${JSON.stringify(leak)}`
  if (stackLine.test(body)) return 'leaks a stack'
  // Node itself answers an unknown `Expect` header, without a body.
  if (answer.status === 417 && body === '') return undefined
  return isOurShape(body) ? undefined : `an error in another shape: ${body.slice(0, 120)}`
}

/** Request lines that Node's HTTP parser refuses. */
const isUnfit = ({ target, headers }: RawRequest) =>
  /[^!-~]/.test(target) || Object.values(headers).some((value) => value.length > 8000 || /[^ -~]/.test(value))
