import type { FastifyRequest } from 'fastify'
import { kitReplies } from '#contract/kit/kit-replies.ts'
import { Problem } from '#contract/kit/problem.ts'

/** More levels than any endpoint needs. */
const deepest = 50

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Without recursion, because a few kilobytes of brackets would exhaust the stack. */
export const refuseDeepNesting = async ({ body }: FastifyRequest) => {
  let level = [body].filter(isObject)
  for (let depth = 0; depth < deepest && level.length > 0; depth++) {
    level = level.flatMap((inside): unknown[] => Object.values(inside)).filter(isObject)
  }
  if (level.length > 0) throw new Problem(400, 'malformed', kitReplies.tooDeep)
}
