import { z } from '#contract/kit/z.ts'

const notWhole = 'Enter a whole number'

/** A number of people or things, with the message for a missing one. */
export const wholeNumber = (missing = notWhole) =>
  z.int({ error: ({ input }) => (typeof input === 'number' ? notWhole : missing) })
