export const reportMessages = {
  bothDates: 'Please select both dates',
  tooManyDays: 'By day a report covers at most 366 days. Choose fewer days, or look at it by month.',
  tooManyMonths: 'By month a report covers at most 5 years. Choose an earlier end or a later start.',
  tooManyDaysOfList: 'This report covers at most 366 days. Choose fewer days.',
  empty: 'No bookings found.',
  noMoney: 'No money was received or refunded on this day.',
  noAdvances: 'The hotel holds no advances.',
  noOutstanding: 'No guest has anything left to pay.',
  noOutstandingCompanies: 'No company owes anything or has a credit balance.',
  noOverdueCompanies: 'No company has an overdue invoice.',
  noFaults: 'No faults were reported on these days',
  noReductions: 'No discounts, credit notes or refunds in this period.',
  noNightsSold: 'No rooms were sold in this period.',
  noOverrides: 'No booking in this period differs from its rate plan.',
  listFailed: 'Failed to load the report',
  excelFailed: 'Failed to download Excel.',
}

/** The meaning of the figures, for the screen and for readers of the code. */
export const figureDefinitions = [
  {
    term: 'Room night sold',
    meaning:
      'A night of a room that is booked, checked in or checked out. A stay counts for each night from its check-in date up to, but not including, its check-out date; each room of a group by its own dates. Cancelled bookings and no-shows never count. A room that is let twice for one night counts twice.',
  },
  {
    term: 'Room night available',
    meaning:
      'A night of a room that is not retired by that day and not blocked for maintenance that night. Today a room whose status is maintenance is left out too. A room that was sold always counts as available.',
  },
  { term: 'Occupancy', meaning: 'Room nights sold out of room nights available.' },
  {
    term: 'Room revenue',
    meaning:
      'The rent of the room nights sold, before tax, on the night it is for. Food plans and orders are not in it, and credit notes are not taken off it.',
  },
  { term: 'ADR', meaning: 'Average daily rate: room revenue for each room night sold.' },
  { term: 'RevPAR', meaning: 'Revenue per available room: room revenue for each room night available.' },
] as const

export const revenueDefinitions = [
  { term: 'Rooms', meaning: 'The rent of each room night sold, on that night.' },
  {
    term: 'Food plans',
    meaning: 'The food-plan rate for each adult and child, on each night of a booking.',
  },
  {
    term: 'Food and drinks, services',
    meaning: 'Orders that were not cancelled, at the prices they were placed at, on the day they are for.',
  },
  { term: 'Extras', meaning: 'Charges that were added to bills, and fees, on their day.' },
  { term: 'Discounts', meaning: 'What invoices gave as discounts, on the day they were issued.' },
  {
    term: 'Credit notes',
    meaning: 'What credit notes took off, on the day they were issued, unless the charges were invoiced again.',
  },
  {
    term: 'Earned and upcoming',
    meaning:
      'Nights and orders up to and including today are earned. Those after today are upcoming, and count as booked.',
  },
  {
    term: 'All amounts',
    meaning: 'Before tax, as the bill has them. Cancelled bookings and no-shows never count.',
  },
] as const

export const onTheBooksDefinitions = [
  {
    term: 'On the books',
    meaning:
      'Room nights sold as of now: booked, checked in or checked out. Cancelled bookings and no-shows never count. Today’s night is the first of the 90.',
  },
  {
    term: 'Revenue and ADR',
    meaning: 'The rent of these nights before tax, without food plans and orders, and its average for each room night.',
  },
  {
    term: 'Last year',
    meaning:
      'The final figures of the same date last year: November 16, 2025 beside November 16, 2026, although the weekday differs. February 29 has no such date and is compared with nothing.',
  },
  {
    term: 'Pick-up of the last 7 days',
    meaning:
      'Nights of bookings made today or on the six days before, less nights cancelled on these days. A booking that was made and cancelled on them counts neither way. Bookings whose dates or rents changed count as they are now, on the day they were made.',
  },
  { term: 'Months', meaning: 'Only the days of the month that are among the 90, also for last year.' },
] as const

export const averageRateDefinitions = [
  {
    term: 'Nights',
    meaning: 'Room nights sold: booked, checked in or checked out. Cancelled bookings and no-shows never count.',
  },
  {
    term: 'Average rate',
    meaning: 'The rent of the nights before tax, without food plans and orders, for each room night.',
  },
  {
    term: 'Average quoted rate',
    meaning: 'The average of what the rate plan quoted when the nights were priced. New rates never change it.',
  },
  {
    term: 'Difference',
    meaning: 'The rents less the quoted prices. Below zero, the desk gave something away.',
  },
  {
    term: 'Source of price',
    meaning:
      'A rent as quoted comes from the rate of its date, from the plan that its plan is derived from, or from the price of the room type. Any other rent was entered by the desk.',
  },
  {
    term: 'No rate plan',
    meaning: 'Nights that were booked without a rate plan. They have no quoted price and are not in the differences.',
  },
] as const
