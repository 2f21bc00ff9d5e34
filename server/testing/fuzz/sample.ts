import type { Schema } from '#server/testing/fuzz/api-document.ts'
import type { Chance } from '#server/testing/fuzz/chance.ts'

/** Existing values from earlier answers, by the name of their field and by their list. */
export type Known = Map<string, (string | number)[]>

// Every pattern of the contract matches one of these so far. Where none matches, the request is refused, which is fine.
const guesses = [
  '2026-11-16', '2026-11-18', '2026-11', '12:00', '2026-11-15 13:00:00', 'desk@hotel.example', '9876543210', 'INV',
  '27AAPFU0939F1ZV', 'hotel@upi', '998412', 'someone', 'A', '1',
] as [string, ...string[]] // biome-ignore format: a list of words

const words = ['Asha', 'Lake view', 'नमस्ते', 'Tea', 'O’Brien', '101', 'x'] as [string, ...string[]]

/** A value that the schema usually accepts. */
export const sampleOf = (schema: Schema, chance: Chance, known: Known, name = ''): unknown => {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices?.length) return sampleOf(chance.maybe(choices) ?? {}, chance, known, name)
  if (schema.const !== undefined) return schema.const
  if (schema.enum?.length) return chance.maybe(schema.enum)
  if (schema.default !== undefined && chance.happens(0.5)) return schema.default
  switch (Array.isArray(schema.type) ? chance.maybe(schema.type) : schema.type) {
    case 'object':
      return sampleObject(schema, chance, known)
    case 'array': {
      const length = (schema.minItems ?? 0) + chance.below(3)
      return Array.from({ length }, () => sampleOf(schema.items ?? {}, chance, known, name))
    }
    case 'integer':
    case 'number':
      return sampleNumber(schema, chance, known, name)
    case 'boolean':
      return chance.happens(0.5)
    case 'string':
      return sampleText(schema, chance, known, name)
    default:
      return null
  }
}

const sampleObject = ({ properties = {}, required = [] }: Schema, chance: Chance, known: Known) =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || chance.happens(0.6))
      .map(([name, property]) => [name, sampleOf(property, chance, known, name)]),
  )

const sampleNumber = ({ minimum = 0, maximum = 1000 }: Schema, chance: Chance, known: Known, name: string) => {
  // `guest_id` and `room_ids` refer to the `id` in the list of guests or rooms.
  const id = /_ids?$/.test(name) ? chance.maybe(idsFor(name, known)) : undefined
  if (id !== undefined && chance.happens(0.9)) return id
  const least = Math.max(minimum, 0)
  return least + chance.below(Math.min(maximum, least + 20) - least + 1)
}

const idsFor = (name: string, known: Known) => {
  const noun = name.replace(/_ids?$/, '').replaceAll('_', '-')
  const plurals = [`${noun}s`, noun.replace(/y$/, 'ies')]
  const lists = [...known].filter(([key]) => plurals.some((plural) => key.endsWith(`${plural} id`)))
  return lists.flatMap(([, ids]) => ids)
}

const sampleText = ({ pattern, format, minLength = 0 }: Schema, chance: Chance, known: Known, name: string) => {
  const seen = chance.maybe(known.get(name) ?? [])
  if (seen !== undefined && chance.happens(0.5)) return String(seen)
  if (pattern) return guesses.find((guess) => new RegExp(pattern, 'u').test(guess)) ?? 'x'
  if (format === 'email' || name === 'email') return 'someone@hotel.example'
  if (/date|_at$|from$|to$/.test(name)) return chance.pick(guesses)
  if (/phone|mob/.test(name)) return '9876543210'
  return chance.pick(words).padEnd(minLength, 'x')
}
