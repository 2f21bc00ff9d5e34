import { describe, expect, test } from 'vitest'
import { z } from '#contract/kit/z.ts'
import { contractEndpoints } from '#server/testing/contract-endpoints.ts'

interface Shape {
  type?: string | string[]
  enum?: unknown[]
  anyOf?: Shape[]
  oneOf?: Shape[]
  properties?: Record<string, Shape>
  items?: Shape
}

/** A value of this shape with the text in every text field. All other fields are valid, so every text is checked. */
const filledWith = (shape: Shape, text: string): unknown => {
  const choices = shape.oneOf ?? shape.anyOf
  if (choices) return filledWith(choices.find(({ type }) => type === 'string') ?? choices[0] ?? {}, text)
  if (shape.enum) return shape.enum[0]
  if (shape.type === 'array') return [filledWith(shape.items ?? {}, text)]
  if (shape.type === 'object') {
    return Object.fromEntries(
      Object.entries(shape.properties ?? {}).map(([name, one]) => [name, filledWith(one, text)]),
    )
  }
  if (shape.type === 'integer' || shape.type === 'number') return 1
  return shape.type === 'boolean' ? true : text
}

const formsOf = (schema: z.ZodType) => {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  return shape.oneOf ?? shape.anyOf ?? [shape]
}

const length = 100_000
const pieces = [' ', 'a', '1', '-', '.', 'a.', '1 ', ' -', 'X', 'a@', 'a@a.', '+1', '٠', '\t\n']
const texts = pieces.map((piece) => `${piece.repeat(length / piece.length)}!`)

describe('a long text is validated quickly', () => {
  test.each(contractEndpoints)('$method $path', ({ params, query, body }) => {
    for (const schema of [params, query, body]) {
      if (!schema) continue
      for (const shape of formsOf(schema)) {
        for (const text of texts) {
          const given = filledWith(shape, text)
          const before = process.cpuUsage()
          schema.safeParse(given)
          // Milliseconds when the work grows with the length, many seconds when it grows with its square. The processor's
          // time, not the clock's: others may keep it busy meanwhile.
          expect(process.cpuUsage(before).user / 1000, text.slice(0, 5)).toBeLessThan(1500)
        }
      }
    }
  })
})
