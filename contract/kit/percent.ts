import { z } from '#contract/kit/z.ts'

const notPercent = 'Enter a rate from 0 to 100 with at most 2 decimals'

/** A rate: percent with at most 2 decimals on the wire, whole hundredths of a percent in the program (18 % is 1800). */
export const Percent = z
  .codec(z.number(notPercent), z.int(notPercent).min(0, notPercent).max(10_000, notPercent), {
    decode: (percent, context) => {
      const hundredths = Math.round(percent * 100)
      if (hundredths / 100 === percent) return hundredths
      context.issues.push({ code: 'custom', input: percent, message: notPercent })
      return z.NEVER
    },
    encode: (hundredths) => hundredths / 100,
  })
  .meta({ title: 'Percent' })

/** `1800` reads 18 %. */
export const formatPercent = (hundredths: number) => `${hundredths / 100} %`
