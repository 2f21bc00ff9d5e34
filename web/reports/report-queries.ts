import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { AverageRatesQuery } from '#contract/reports/average-rates.ts'
import type { BookingReportQuery } from '#contract/reports/booking-report.ts'
import type { DayListKind } from '#contract/reports/day-list.ts'
import type { FaultsQuery } from '#contract/reports/faults-report.ts'
import type { OutstandingCompaniesQuery } from '#contract/reports/outstanding-companies.ts'
import type { ReductionQuery } from '#contract/reports/reductions.ts'
import { reportEndpoints as calls, dayListEndpoints, dayListFileEndpoints } from '#contract/reports/report-endpoints.ts'
import type { PeriodQuery, ReportDays } from '#contract/reports/report-period.ts'
import { call, callForFile } from '#web/kit/api/api.ts'
import type { Receiving } from '#web/kit/list/download-excel.tsx'

export const useBookingReport = (query: BookingReportQuery) =>
  useQuery({
    queryKey: [calls.bookings.path, query],
    queryFn: async ({ signal }) => (await call(calls.bookings, { query, signal })).data,
    placeholderData: keepPreviousData,
  })

export const useOccupancy = (query: PeriodQuery) =>
  useQuery({
    queryKey: [calls.occupancy.path, query],
    queryFn: async ({ signal }) => (await call(calls.occupancy, { query, signal })).data,
    placeholderData: keepPreviousData,
  })

export const useRevenue = (query: PeriodQuery) =>
  useQuery({
    queryKey: [calls.revenue.path, query],
    queryFn: async ({ signal }) => (await call(calls.revenue, { query, signal })).data,
    placeholderData: keepPreviousData,
  })

export const useOnTheBooks = () =>
  useQuery({
    queryKey: [calls.onTheBooks.path],
    queryFn: async ({ signal }) => (await call(calls.onTheBooks, { signal })).data,
  })

export const useAverageRates = (query: AverageRatesQuery) =>
  useQuery({
    queryKey: [calls.averageRates.path, query],
    queryFn: async ({ signal }) => (await call(calls.averageRates, { query, signal })).data,
    placeholderData: keepPreviousData,
  })

export const useDayList = (kind: DayListKind, date: CalendarDate) =>
  useQuery({
    queryKey: [dayListEndpoints[kind].path, date],
    queryFn: async ({ signal }) => (await call(dayListEndpoints[kind], { query: { date }, signal })).data,
    placeholderData: keepPreviousData,
  })

export const useCollections = (date: CalendarDate) =>
  useQuery({
    queryKey: [calls.collections.path, date],
    queryFn: async ({ signal }) => (await call(calls.collections, { query: { date }, signal })).data,
    placeholderData: keepPreviousData,
  })

export const useAdvancesHeld = () =>
  useQuery({
    queryKey: [calls.advancesHeld.path],
    queryFn: async ({ signal }) => (await call(calls.advancesHeld, { signal })).data,
  })

export const useOutstandingGuests = () =>
  useQuery({
    queryKey: [calls.outstandingGuests.path],
    queryFn: async ({ signal }) => (await call(calls.outstandingGuests, { signal })).data,
  })

export const useOutstandingCompanies = (query: OutstandingCompaniesQuery) =>
  useQuery({
    queryKey: [calls.outstandingCompanies.path, query],
    queryFn: async ({ signal }) => (await call(calls.outstandingCompanies, { query, signal })).data,
    placeholderData: keepPreviousData,
  })

export const useFaultsReport = (query: FaultsQuery) =>
  useQuery({
    queryKey: [calls.faults.path, query],
    queryFn: async ({ signal }) => (await call(calls.faults, { query, signal })).data,
    placeholderData: keepPreviousData,
  })

export const useReductions = (query: ReductionQuery) =>
  useQuery({
    queryKey: [calls.reductions.path, query],
    queryFn: async ({ signal }) => (await call(calls.reductions, { query, signal })).data,
    placeholderData: keepPreviousData,
  })

export const useGstr1 = (month: string) =>
  useQuery({
    queryKey: [calls.gstr1.path, month],
    queryFn: async ({ signal }) => (await call(calls.gstr1, { query: { month }, signal })).data,
  })

export const fetchBookingsFile = (query: ReportDays, how: Receiving) =>
  callForFile(calls.bookingsFile, { query, ...how })

export const fetchOccupancyFile = (query: PeriodQuery, how: Receiving) =>
  callForFile(calls.occupancyFile, { query, ...how })

export const fetchRevenueFile = (query: PeriodQuery, how: Receiving) =>
  callForFile(calls.revenueFile, { query, ...how })

export const fetchOnTheBooksFile = (how: Receiving) => callForFile(calls.onTheBooksFile, how)

export const fetchAverageRatesFile = (query: AverageRatesQuery, how: Receiving) =>
  callForFile(calls.averageRatesFile, { query, ...how })

export const fetchDayListFile = (kind: DayListKind, date: CalendarDate, how: Receiving) =>
  callForFile(dayListFileEndpoints[kind], { query: { date }, ...how })

export const fetchCollectionsFile = (date: CalendarDate, how: Receiving) =>
  callForFile(calls.collectionsFile, { query: { date }, ...how })

export const fetchAdvancesHeldFile = (how: Receiving) => callForFile(calls.advancesHeldFile, how)

export const fetchOutstandingGuestsFile = (how: Receiving) => callForFile(calls.outstandingGuestsFile, how)

export const fetchOutstandingCompaniesFile = (query: OutstandingCompaniesQuery, how: Receiving) =>
  callForFile(calls.outstandingCompaniesFile, { query, ...how })

export const fetchReductionsFile = (query: ReductionQuery, how: Receiving) =>
  callForFile(calls.reductionsFile, { query, ...how })

export const fetchFaultsFile = (query: FaultsQuery, how: Receiving) => callForFile(calls.faultsFile, { query, ...how })

export const fetchGstr1File = (month: string, how: Receiving) =>
  callForFile(calls.gstr1File, { query: { month }, ...how })
