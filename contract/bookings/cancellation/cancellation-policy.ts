import { counted } from '#contract/kit/counted.ts'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'

/** The fee of a cancellation that comes too late to be free. */
export const CancellationFee = z.enum(['none', 'percent', 'first_night', 'whole_stay'], 'Choose a cancellation fee')
export type CancellationFee = z.infer<typeof CancellationFee>

const notDays = 'Enter a number of days from 0 to 730'
const notPercent = 'Enter a percentage from 1 to 100'

/** The settings of the policy. A cancellation is free until so many days before arrival. */
export const policyFields = {
  cancellation_fee: CancellationFee,
  cancellation_free_days: z.int(notDays).min(0, notDays).max(730, notDays),
  /** The part of the stay, if the fee is a percentage. */
  cancellation_percent: z.int(notPercent).min(1, notPercent).max(100, notPercent),
}

export interface CancellationPolicy {
  cancellation_fee: CancellationFee
  cancellation_free_days: number
  cancellation_percent: number
}

const feeText = ({ cancellation_fee, cancellation_percent }: CancellationPolicy) =>
  ({
    none: '',
    percent: `${cancellation_percent} % of the stay`,
    first_night: 'the first night',
    whole_stay: 'the whole stay',
  })[cancellation_fee]

/** The policy in words: "Free cancellation until 2 days before arrival; after that it costs the first night". */
export const policyText = (policy: CancellationPolicy) => {
  if (policy.cancellation_fee === 'none') return 'Cancellations and no-shows are free'
  const days = policy.cancellation_free_days
  const until = days === 0 ? 'the day of arrival' : `${counted(days, 'day')} before arrival`
  return `Free cancellation until ${until}; after that it costs ${feeText(policy)}`
}

/** The policy of a stay that is booked today. Once its free days are over, nothing about it is called free. */
export const policyTextFor = (policy: CancellationPolicy, check_in_date: CalendarDate, today: CalendarDate) => {
  const isStillFree = today <= addDays(check_in_date, -policy.cancellation_free_days)
  if (policy.cancellation_fee === 'none' || isStillFree) return policyText(policy)
  return policy.cancellation_fee === 'whole_stay' ? 'Not refundable' : `A cancellation costs ${feeText(policy)}`
}
