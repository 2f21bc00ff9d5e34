import { Id } from '#contract/kit/id.ts'
import { atMost, highestPayment, Rupees } from '#contract/kit/money.ts'
import { CalendarDate, FilterDay } from '#contract/kit/time/calendar-date.ts'
import { Version, versionMissing } from '#contract/kit/version.ts'
import { z } from '#contract/kit/z.ts'

// A form with a file is sent as text, a call without one as JSON. These schemas read both; an empty text is null.

const FormInput = z.union([z.number(), z.string(), z.null()])
const longestNumber = 40
const number = /^-?\d{1,15}(\.\d{1,15})?$/

/** The number in the input. Text that is not a number becomes NaN, which every schema refuses. */
const numberIn = (input: string | number | null) => {
  if (typeof input !== 'string') return input
  const typed = input.trim()
  if (typed === '') return null
  return number.test(typed) ? Number(typed) : Number.NaN
}

const asItIs = <Value>(value: Value) => value

export const optionalId = z.codec(FormInput, Id.nullable(), { decode: numberIn, encode: asItIs })

/** The version in a form. It is required, unlike the other fields. */
export const requiredVersion = z.codec(z.union([z.number(), z.string()], versionMissing), Version, {
  decode: (input) => numberIn(input) ?? Number.NaN,
  encode: asItIs,
})

export const optionalRupees = (message: string) =>
  z.codec(
    FormInput,
    Rupees.refine((amount) => amount >= 0, message)
      .refine(...atMost(highestPayment))
      .nullable(),
    { decode: numberIn, encode: asItIs },
  )

/** A whole number, with or without its unit: `30`, `"30"` or `"30 days"`. */
export const optionalCount = (unit: string, most: number) => {
  const message = `Enter a whole number of ${unit}, from 1 to ${most}`
  const written = new RegExp(`\\s*${unit.replace(/s$/, '')}s?$`, 'i')
  // The time of this search grows with the square of the length, so a long text is refused first.
  const withoutUnit = (input: string) =>
    input.trim().length > longestNumber ? 'too long' : input.trim().replace(written, '')
  return z.codec(FormInput, z.int(message).min(1, message).max(most, message).nullable(), {
    decode: (input) => numberIn(typeof input === 'string' ? withoutUnit(input) : input),
    encode: asItIs,
  })
}

const optionalDayOf = (day: typeof CalendarDate) =>
  z.codec(z.string('Enter a real date as YYYY-MM-DD').nullable(), day.nullable(), {
    decode: (input) => input?.trim() || null,
    encode: asItIs,
  })

export const optionalDay = optionalDayOf(CalendarDate)

/** A day of the hotel's work: a year outside 1900 to 2199 is a typing error. */
export const optionalWorkDay = optionalDayOf(FilterDay)

const oneOf = (choices: readonly string[]) => `Choose one of: ${choices.join(', ')}`

/** One of several choices. The output schema checks that it is one of them. */
export const optionalChoice = <Choice extends string>(...choices: [Choice, ...Choice[]]) =>
  z.codec(z.string(oneOf(choices)).nullable(), z.enum(choices, oneOf(choices)).nullable(), {
    decode: (input) => (input?.trim() || null) as Choice | null,
    encode: asItIs,
  })

/** The same, with the first choice as the default. */
export const choiceWithDefault = <Choice extends string>(...choices: [Choice, ...Choice[]]) =>
  z.codec(z.string(oneOf(choices)).nullable(), z.enum(choices, oneOf(choices)), {
    decode: (input) => (input?.trim() || choices[0]) as Choice,
    encode: asItIs,
  })

const answers: Record<string, boolean> = { 1: true, 0: false, true: true, false: false }

/** Yes and no are sent as 1 and 0. */
export const optionalYesNo = z.codec(
  z.union([z.literal([1, 0]), z.boolean(), z.string(), z.null()]),
  z.boolean('Choose Yes or No').nullable(),
  {
    decode: (input, context) => {
      const typed = String(input ?? '').trim()
      if (typed === '') return null
      const answer = answers[typed]
      if (answer !== undefined) return answer
      context.issues.push({ code: 'custom', input, message: 'Choose Yes or No' })
      return z.NEVER
    },
    encode: (answer) => (answer === null ? null : answer ? (1 as const) : (0 as const)),
  },
)

type Shape = Record<string, z.ZodType>

/** The same fields; a missing one is null. */
export const defaultToNull = <Fields extends Shape>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default(null)])) as {
    [Name in keyof Fields]: z.ZodDefault<Fields[Name]>
  }

/** Texts in a reply. Stored values are shown even if they break rules that were added later. */
export const asStored = <Fields extends Shape>(fields: Fields) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, z.string()])) as {
    [Name in keyof Fields]: z.ZodString
  }
