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
  noReductions: 'No discounts, credit notes or refunds in this period.',
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
