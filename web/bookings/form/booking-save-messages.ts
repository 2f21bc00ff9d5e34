import type { BookingType } from '#contract/bookings/booking.ts'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'

export const bookingSaveMessages = (type: BookingType, isNew: boolean) => {
  const failed = type === 'group' ? say.groupSaveFailed : say.saveFailed
  const done = type === 'group' ? say.groupSaved : say.saved
  return {
    taken: say.roomsTaken,
    invalid: isNew ? say.saveFailed : say.updateFailed,
    failed: isNew ? failed : say.updateFailed,
    done: isNew ? done : say.updated,
  }
}
