import { MarkNoShow } from '#contract/bookings/cancellation/end-booking.ts'
import { z } from '#contract/kit/z.ts'

const { fee, fee_reason } = MarkNoShow.unwrap().shape

/** The fee of a cancellation or no-show, and why it is not the proposed one. */
export const FeeForm = z.object({ fee: fee.unwrap(), fee_reason })
