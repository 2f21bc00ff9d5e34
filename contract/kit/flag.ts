import { z } from '#contract/kit/z.ts'

/** Yes or no in a query string: `all=true`. */
export const Flag = z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'], error: 'Say true or false' })
