import { type Paise, portion, rupees } from '#contract/kit/money.ts'
import { percentBetween } from '#contract/kit/percent.ts'

const notChange = 'Enter a percentage from -90 to 500 with at most 2 decimals'

/** A rise or fall: percent with a sign on the wire, hundredths of a percent in the program (10 % less is -1000). */
export const PercentChange = percentBetween(-9000, 50_000, notChange).meta({ title: 'PercentChange' })

/** The amount after a rise or fall, rounded to the paisa. */
export const changedBy = (amount: Paise, change: number) => portion(amount, 10_000 + change, 10_000)

/** The same rounded to the whole rupee, as prices are usually quoted; half a rupee is rounded up. */
export const roundedToRupee = (amount: Paise) => rupees(Math.round(amount / 100))

/** `-1000` reads "10 % less", `500` reads "5 % more". */
export const changeText = (change: number) =>
  change === 0 ? 'the same' : `${Math.abs(change) / 100} % ${change < 0 ? 'less' : 'more'}`
