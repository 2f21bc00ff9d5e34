import type { FastifyRequest } from 'fastify'
import { kitReplies } from '#contract/kit/kit-replies.ts'
import { Problem } from '#contract/kit/problem.ts'

/** Lists and objects are walked to the end: their depth was checked before. */
const hasToString = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (isNamed(value) || Object.values(value).some(hasToString))

const isNamed = (value: object) => !Array.isArray(value) && Object.hasOwn(value, 'toString')

/**
 * An object with a field `toString` can't be compared with a number or written as text: JavaScript throws. Schemas do
 * both with values of any type (`z.string().max(100)` compares the `length` of an object too), so that such a body would
 * answer 500 in every endpoint. No endpoint has a field of this name.
 */
export const refuseToString = async ({ body }: FastifyRequest) => {
  if (hasToString(body)) throw new Problem(400, 'malformed', kitReplies.toStringField)
}
