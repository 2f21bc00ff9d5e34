import type { FastifyRequest } from 'fastify'
import { kitReplies } from '#contract/kit/kit-replies.ts'
import { type FieldMessages, Problem } from '#contract/kit/problem.ts'

// Tabs and line breaks are allowed because pasted text has them; the schemas trim them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
const nul = /\0/

/** The fields that contain such a character, at any depth. */
const fieldsWith = (pattern: RegExp, value: unknown, field: string): string[] => {
  if (typeof value === 'string') return pattern.test(value) ? [field] : []
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(pattern.test(name) ? [field || 'body'] : []),
    ...fieldsWith(pattern, inner, field ? `${field}.${name}` : name),
  ])
}

const readable = (field: string) => field.replace(new RegExp(control, 'g'), '').slice(0, 100)

/**
 * PostgreSQL can't store NUL, and a query with a control character is a broken request: both are refused before the
 * database is used. A body may contain other control characters, such as a vertical tab from a word processor.
 */
export const refuseControlCharacters = async ({ query, body }: FastifyRequest) => {
  const found = [...fieldsWith(control, query, ''), ...fieldsWith(nul, body, '')]
  if (found.length === 0) return
  const fields: FieldMessages = Object.fromEntries(
    found.slice(0, 20).map((field) => [readable(field), [kitReplies.controlCharacter]]),
  )
  throw new Problem(422, 'invalid', kitReplies.controlCharacter, fields)
}
