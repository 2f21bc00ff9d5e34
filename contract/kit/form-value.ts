import { CalendarDate } from '#contract/kit/calendar-date.ts'
import { Id } from '#contract/kit/id.ts'
import { atMost, highestPayment, Rupees } from '#contract/kit/money.ts'
import { Version, versionMissing } from '#contract/kit/version.ts'
import { z } from '#contract/kit/z.ts'

// A form with a file travels as text, a call without one as JSON. These read both, and an empty text is "nothing said".

const Said = z.union([z.number(), z.string(), z.null()])
const longestNumber = 40
const number = /^-?\d{1,15}(\.\d{1,15})?$/

/** The number that was said; what is none becomes NaN, which no schema lets through. */
const numberIn = (said: string | number | null) => {
  if (typeof said !== 'string') return said
  const typed = said.trim()
  if (typed === '') return null
  return number.test(typed) ? Number(typed) : Number.NaN
}

const asItIs = <Value>(value: Value) => value

export const optionalId = z.codec(Said, Id.nullable(), { decode: numberIn, encode: asItIs })

/** The version in a form: required, unlike the rest. */
export const versionSaid = z.codec(z.union([z.number(), z.string()], versionMissing), Version, {
  decode: (said) => numberIn(said) ?? Number.NaN,
  encode: asItIs,
})

export const optionalRupees = (message: string) =>
  z.codec(
    Said,
    Rupees.refine((amount) => amount >= 0, message)
      .refine(...atMost(highestPayment))
      .nullable(),
    { decode: numberIn, encode: asItIs },
  )

/** A whole number, also when it is written with its unit: `30`, `"30"` or `"30 days"`. */
export const optionalCount = (unit: string, most: number) => {
  const message = `Enter a whole number of ${unit}, from 1 to ${most}`
  const written = new RegExp(`\\s*${unit.replace(/s$/, '')}s?$`, 'i')
  // Searching for the unit takes the square of a text's length, so only a short one is looked at.
  const withoutUnit = (said: string) =>
    said.trim().length > longestNumber ? 'too long' : said.trim().replace(written, '')
  return z.codec(Said, z.int(message).min(1, message).max(most, message).nullable(), {
    decode: (said) => numberIn(typeof said === 'string' ? withoutUnit(said) : said),
    encode: asItIs,
  })
}

export const optionalDay = z.codec(z.string('Enter a real date as YYYY-MM-DD').nullable(), CalendarDate.nullable(), {
  decode: (said) => said?.trim() || null,
  encode: asItIs,
})

const oneOf = (words: readonly string[]) => `Choose one of: ${words.join(', ')}`

/** One of a few words. The schema behind the codec looks whether it is one of them. */
export const optionalChoice = <Word extends string>(...words: [Word, ...Word[]]) =>
  z.codec(z.string(oneOf(words)).nullable(), z.enum(words, oneOf(words)).nullable(), {
    decode: (said) => (said?.trim() || null) as Word | null,
    encode: asItIs,
  })

/** The same where the first word is meant when nothing is said. */
export const choiceWithUsual = <Word extends string>(...words: [Word, ...Word[]]) =>
  z.codec(z.string(oneOf(words)).nullable(), z.enum(words, oneOf(words)), {
    decode: (said) => (said?.trim() || words[0]) as Word,
    encode: asItIs,
  })

const answers: Record<string, boolean> = { 1: true, 0: false, true: true, false: false }

/** Yes and no travel as 1 and 0. */
export const optionalYesNo = z.codec(
  z.union([z.literal([1, 0]), z.boolean(), z.string(), z.null()]),
  z.boolean('Choose Yes or No').nullable(),
  {
    decode: (said, context) => {
      const typed = String(said ?? '').trim()
      if (typed === '') return null
      const answer = answers[typed]
      if (answer !== undefined) return answer
      context.issues.push({ code: 'custom', input: said, message: 'Choose Yes or No' })
      return z.NEVER
    },
    encode: (answer) => (answer === null ? null : answer ? (1 as const) : (0 as const)),
  },
)

type Shape = Record<string, z.ZodType>

/** The same fields where one that is left out counts as nothing said. */
export const nothingUnlessSaid = <Fields extends Shape>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default(null)])) as {
    [Name in keyof Fields]: z.ZodDefault<Fields[Name]>
  }

/** Texts as they come back: whatever is stored can be shown, also what today's rules would not let in. */
export const asStored = <Fields extends Shape>(fields: Fields) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, z.string()])) as {
    [Name in keyof Fields]: z.ZodString
  }
