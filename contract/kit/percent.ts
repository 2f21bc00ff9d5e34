import { z } from '#contract/kit/z.ts'

/**
 * Percent with at most 2 decimals on the wire, whole hundredths of a percent in the program (18 % is 1800); the limits
 * are hundredths.
 */
export const percentBetween = (least: number, most: number, message: string) =>
  z.codec(z.number(message), z.int(message).min(least, message).max(most, message), {
    decode: (percent, context) => {
      const hundredths = Math.round(percent * 100)
      if (hundredths / 100 === percent) return hundredths
      context.issues.push({ code: 'custom', input: percent, message })
      return z.NEVER
    },
    encode: (hundredths) => hundredths / 100,
  })

/** A rate. */
export const Percent = percentBetween(0, 10_000, 'Enter a rate from 0 to 100 with at most 2 decimals').meta({
  title: 'Percent',
})

/** `1800` reads 18 %. */
export const formatPercent = (hundredths: number) => `${hundredths / 100} %`
