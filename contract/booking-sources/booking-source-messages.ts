import { changedMeanwhile } from '#contract/kit/version.ts'

export const bookingSourceMessages = {
  saved: 'Booking source saved successfully',
  updated: 'Booking source updated successfully',
  removed: 'Booking source deleted successfully',
  missing: 'This booking source no longer exists. Refresh the list.',
  builtin: 'This booking source is built in, because Sarai gives it to bookings itself. You can rename it.',
  nameTaken: 'Booking source name already exists',
  changedMeanwhile: changedMeanwhile('this booking source'),
  listFailed: 'Failed to load booking sources',
  saveFailed: 'Failed to save the booking source',
  removeFailed: 'Failed to delete the booking source',
}
