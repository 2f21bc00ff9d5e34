export const myStayMessages = {
  missing: 'This booking is not among yours. Go back to My Bookings.',
  invoiceMissing: 'This invoice is not among yours. Go back to My Bookings.',
  roomAtArrival: 'Your room is given at arrival',
  changeByDesk: 'To change or cancel a booking, call the hotel.',
  dashboardFailed: 'Failed to load your dashboard',
  listFailed: 'Failed to load your bookings',
  pdfFailed: 'The invoice could not be made. Please try again.',
}
