import { endpoint } from '#contract/kit/endpoint.ts'
import { FileReply, spreadsheetType } from '#contract/kit/file-reply.ts'
import { pageOf } from '#contract/kit/paging.ts'
import { dataOf } from '#contract/kit/replies.ts'
import { z } from '#contract/kit/z.ts'
import { AdvancesHeld } from '#contract/reports/advances-held.ts'
import { AverageRates, AverageRatesQuery } from '#contract/reports/average-rates.ts'
import { BookingReportDays, BookingReportQuery, ReportedBooking } from '#contract/reports/booking-report.ts'
import { CollectionsQuery, CollectionsReport } from '#contract/reports/collections-report.ts'
import { type DayListKind, DayListQuery, DayListRow } from '#contract/reports/day-list.ts'
import { FaultsQuery, FaultsReport } from '#contract/reports/faults-report.ts'
import { Gstr1Report } from '#contract/reports/gstr1/gstr1.ts'
import { OccupancyReport } from '#contract/reports/occupancy-report.ts'
import { OnTheBooks } from '#contract/reports/on-the-books.ts'
import { OutstandingCompanies, OutstandingCompaniesQuery } from '#contract/reports/outstanding-companies.ts'
import { OutstandingGuests } from '#contract/reports/outstanding-guests.ts'
import { ReductionQuery, ReductionReport } from '#contract/reports/reductions.ts'
import { PeriodQuery } from '#contract/reports/report-period.ts'
import { RevenueReport } from '#contract/reports/revenue-report.ts'
import { TaxSummaryQuery } from '#contract/taxes/tax-endpoints.ts'

const reading = { method: 'GET', access: 'reports.view' } as const
const asFile = { ...reading, reply: FileReply, file: spreadsheetType }
const readingMoney = { ...reading, access: 'reports.money' } as const
const moneyAsFile = { ...asFile, access: 'reports.money' } as const

const summaries: Record<DayListKind, string> = {
  arrivals: 'Rooms that guests arrive in on a day',
  departures: 'Rooms that guests leave on a day',
  'in-house': 'Rooms with guests in the house on a day',
  moves: 'Guests who move to another room on a day',
}

const dayList = (kind: DayListKind) =>
  endpoint({
    ...reading,
    path: `/reports/${kind}`,
    summary: summaries[kind],
    query: DayListQuery,
    reply: dataOf(z.array(DayListRow)),
  })

const dayListFile = (kind: DayListKind) =>
  endpoint({
    ...asFile,
    path: `/reports/${kind}.xlsx`,
    summary: `${summaries[kind]}, as an Excel file`,
    query: DayListQuery,
  })

export const reportEndpoints = {
  bookings: endpoint({
    ...reading,
    path: '/reports/bookings',
    summary: 'Bookings whose check-in date lies in a range',
    query: BookingReportQuery,
    reply: pageOf(ReportedBooking),
  }),
  bookingsFile: endpoint({
    ...asFile,
    path: '/reports/bookings.xlsx',
    summary: 'All bookings whose check-in date lies in a range, as an Excel file',
    query: BookingReportDays,
  }),
  occupancy: endpoint({
    ...readingMoney,
    path: '/reports/occupancy',
    summary: 'Occupancy, ADR and RevPAR, by day (at most 366) or by month (at most 5 years)',
    query: PeriodQuery,
    reply: dataOf(OccupancyReport),
  }),
  occupancyFile: endpoint({
    ...moneyAsFile,
    path: '/reports/occupancy.xlsx',
    summary: 'Occupancy, ADR and RevPAR as an Excel file',
    query: PeriodQuery,
  }),
  revenue: endpoint({
    ...readingMoney,
    path: '/reports/revenue',
    summary: 'Revenue before tax by day or month, and by room type, food plan and item',
    query: PeriodQuery,
    reply: dataOf(RevenueReport),
  }),
  revenueFile: endpoint({
    ...moneyAsFile,
    path: '/reports/revenue.xlsx',
    summary: 'Revenue before tax as an Excel file',
    query: PeriodQuery,
  }),
  onTheBooks: endpoint({
    ...readingMoney,
    path: '/reports/on-the-books',
    summary: 'Rooms sold and revenue of the next 90 days, last year’s figures, and the pick-up of the last 7 days',
    reply: dataOf(OnTheBooks),
  }),
  onTheBooksFile: endpoint({
    ...moneyAsFile,
    path: '/reports/on-the-books.xlsx',
    summary: 'Rooms sold and revenue of the next 90 days as an Excel file',
  }),
  averageRates: endpoint({
    ...readingMoney,
    path: '/reports/average-rates',
    summary: 'Average rate by rate plan and by source of price, and bookings that differ from their plan',
    query: AverageRatesQuery,
    reply: dataOf(AverageRates),
  }),
  averageRatesFile: endpoint({
    ...moneyAsFile,
    path: '/reports/average-rates.xlsx',
    summary: 'Average rate by rate plan as an Excel file',
    query: AverageRatesQuery,
  }),
  collections: endpoint({
    ...readingMoney,
    path: '/reports/collections',
    summary: 'The money of a day by method and clerk, its documents, and the advances held before and after it',
    query: CollectionsQuery,
    reply: dataOf(CollectionsReport),
  }),
  collectionsFile: endpoint({
    ...moneyAsFile,
    path: '/reports/collections.xlsx',
    summary: 'The money of a day as an Excel file',
    query: CollectionsQuery,
  }),
  advancesHeld: endpoint({
    ...readingMoney,
    path: '/reports/advances-held',
    summary: 'Bookings whose advances are neither adjusted in an invoice nor refunded',
    reply: dataOf(AdvancesHeld),
  }),
  advancesHeldFile: endpoint({
    ...moneyAsFile,
    path: '/reports/advances-held.xlsx',
    summary: 'Bookings whose advances are neither adjusted nor refunded, as an Excel file',
  }),
  outstandingGuests: endpoint({
    ...readingMoney,
    path: '/reports/outstanding-guests',
    summary: 'What guests have still to pay: pending invoices and balances of guests in the house',
    reply: dataOf(OutstandingGuests),
  }),
  outstandingGuestsFile: endpoint({
    ...moneyAsFile,
    path: '/reports/outstanding-guests.xlsx',
    summary: 'What guests have still to pay, as an Excel file',
  }),
  outstandingCompanies: endpoint({
    ...readingMoney,
    path: '/reports/outstanding-companies',
    summary: 'What companies and travel agents owe at the end of a day, by age, and their credit balances',
    query: OutstandingCompaniesQuery,
    reply: dataOf(OutstandingCompanies),
  }),
  outstandingCompaniesFile: endpoint({
    ...moneyAsFile,
    path: '/reports/outstanding-companies.xlsx',
    summary: 'What companies and travel agents owe at the end of a day, as an Excel file',
    query: OutstandingCompaniesQuery,
  }),
  faults: endpoint({
    ...reading,
    path: '/reports/faults',
    summary: 'Faults by room and area: how many, how many are open, days to close and cost, at most 366 days',
    query: FaultsQuery,
    reply: dataOf(FaultsReport),
  }),
  faultsFile: endpoint({
    ...asFile,
    path: '/reports/faults.xlsx',
    summary: 'Faults by room and area as an Excel file',
    query: FaultsQuery,
  }),
  reductions: endpoint({
    ...readingMoney,
    path: '/reports/reductions',
    summary: 'Discounts, credit notes and refunds with their reasons and who gave them, at most 366 days',
    query: ReductionQuery,
    reply: dataOf(ReductionReport),
  }),
  reductionsFile: endpoint({
    ...moneyAsFile,
    path: '/reports/reductions.xlsx',
    summary: 'Discounts, credit notes and refunds as an Excel file',
    query: ReductionQuery,
  }),
  gstr1: endpoint({
    ...readingMoney,
    path: '/reports/gstr1',
    summary: 'The return GSTR-1 of a month: the totals of each sheet, and what to check before it is filed',
    query: TaxSummaryQuery,
    reply: dataOf(Gstr1Report),
  }),
  gstr1File: endpoint({
    ...moneyAsFile,
    path: '/reports/gstr1.xlsx',
    summary: 'The return GSTR-1 of a month as a workbook for the GST offline tool',
    query: TaxSummaryQuery,
  }),
}

export const dayListEndpoints: Record<DayListKind, ReturnType<typeof dayList>> = {
  arrivals: dayList('arrivals'),
  departures: dayList('departures'),
  'in-house': dayList('in-house'),
  moves: dayList('moves'),
}

export const dayListFileEndpoints: Record<DayListKind, ReturnType<typeof dayListFile>> = {
  arrivals: dayListFile('arrivals'),
  departures: dayListFile('departures'),
  'in-house': dayListFile('in-house'),
  moves: dayListFile('moves'),
}
