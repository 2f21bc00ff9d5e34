import { type Paise, portion, rupees } from '#contract/kit/money.ts'
import { z } from '#contract/kit/z.ts'

const notChange = 'Enter a percentage from -90 to 500 with at most 2 decimals'

/** A rise or fall: percent with a sign on the wire, hundredths of a percent in the program (10 % less is -1000). */
export const PercentChange = z
  .codec(z.number(notChange), z.int(notChange).min(-9000, notChange).max(50_000, notChange), {
    decode: (percent, context) => {
      const hundredths = Math.round(percent * 100)
      if (hundredths / 100 === percent) return hundredths
      context.issues.push({ code: 'custom', input: percent, message: notChange })
      return z.NEVER
    },
    encode: (hundredths) => hundredths / 100,
  })
  .meta({ title: 'PercentChange' })

/** The amount after a rise or fall, rounded to the paisa. */
export const changedBy = (amount: Paise, change: number) => portion(amount, 10_000 + change, 10_000)

/** The same rounded to the whole rupee, as prices are usually quoted; half a rupee is rounded up. */
export const roundedTo = (amount: Paise) => rupees(Math.round(amount / 100))

/** `-1000` reads "10 % less", `500` reads "5 % more". */
export const changeText = (change: number) =>
  change === 0 ? 'the same' : `${Math.abs(change) / 100} % ${change < 0 ? 'less' : 'more'}`
