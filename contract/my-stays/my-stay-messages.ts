export const myStayMessages = {
  missing: 'This is not one of your bookings. Go back to My Bookings.',
  invoiceMissing: 'This is not one of your invoices. Go back to My Bookings.',
  roomAtArrival: 'Your room is assigned on arrival',
  changeByDesk: 'To change or cancel a booking, call the hotel.',
  dashboardFailed: 'Failed to load your dashboard',
  listFailed: 'Failed to load your bookings',
  pdfFailed: 'The invoice could not be made. Please try again.',
}
