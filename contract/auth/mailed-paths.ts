/** The screens that mails link to; `web/paths.ts` has all screens. */
export const mailedPaths = {
  resetPassword: '/reset-password',
  invitation: '/invitation',
  candidateBookings: '/candidate/bookings',
} as const
