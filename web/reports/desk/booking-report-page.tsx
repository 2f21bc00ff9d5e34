import { IconCalendarOff } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { unknownSource } from '#contract/booking-sources/booking-source.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { BookingReportQuery, type ReportedBooking } from '#contract/reports/booking-report.ts'
import { reportMessages as say } from '#contract/reports/report-messages.ts'
import { monthOf } from '#contract/reports/report-period.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { DownloadExcel } from '#web/kit/list/download-excel.tsx'
import { TextLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { ClippedText } from '#web/kit/table/clipped-text.tsx'
import type { Column } from '#web/kit/table/column.ts'
import { PagedTable } from '#web/kit/table/paged-table.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { paths } from '#web/paths.ts'
import { ReportDates } from '#web/reports/report-dates.tsx'
import { fetchBookingsFile, useBookingReport } from '#web/reports/report-queries.ts'
import { ReportStatusBadge } from '#web/reports/report-status-badge.tsx'
import { useReportSearch } from '#web/reports/use-report-search.ts'

const columns: Column<ReportedBooking>[] = [
  { title: '#', card: 'hidden', width: 56, cell: (_, rowNumber) => rowNumber },
  {
    title: 'Guest Name',
    width: '17%',
    card: 'heading',
    cell: ({ slug, guest }) => (
      <TextLink to={paths.bookingDetails} search={{ slug }} fw={600}>
        <ClippedText>{guest.name}</ClippedText>
      </TextLink>
    ),
  },
  { title: 'Phone', cell: ({ guest }) => guest.phone },
  {
    title: 'Email',
    hideWhenNarrow: true,
    cell: ({ guest }) => (guest.email ? <ClippedText>{guest.email}</ClippedText> : null),
  },
  {
    title: 'Room No',
    cell: ({ rooms }) => <ClippedText>{rooms.map(({ room_number }) => room_number).join(', ')}</ClippedText>,
  },
  { title: 'Check-In', noWrap: true, cell: ({ check_in_date }) => formatDay(check_in_date) },
  { title: 'Check-Out', noWrap: true, cell: ({ check_out_date }) => formatDay(check_out_date) },
  { title: 'Booking No', noWrap: true, hideWhenNarrow: true, cell: ({ booking_number }) => booking_number },
  { title: 'Source', hideWhenNarrow: true, cell: ({ source }) => source ?? unknownSource },
  { title: 'Status', cell: ({ status }) => <ReportStatusBadge status={status} /> },
]

export const BookingReportPage = () => {
  const [query, change] = useReportSearch(
    BookingReportQuery,
    useSearch({ from: `/admin${paths.bookingReport}` }),
    monthOf(useHotelToday()),
  )
  const list = useBookingReport(query)
  const { start_date, end_date, page, per_page } = query
  const total = list.data?.total

  return (
    <Page
      title="Booking Report"
      trail={{ Home: paths.admin }}
      subtitle={`Bookings that arrive from ${formatDay(start_date)} to ${formatDay(end_date)}`}
      action={
        <DownloadExcel
          fetchFile={(how) => fetchBookingsFile({ start_date, end_date }, how)}
          name="booking_report.xlsx"
          failed={say.excelFailed}
          what={total === undefined ? undefined : `${total.toLocaleString('en-IN')} bookings`}
        />
      }
    >
      <PagedTable
        caption="Bookings"
        columns={columns}
        list={list}
        query={{ page, per_page }}
        change={({ page = 1, per_page = query.per_page }, how) => change({ page, per_page }, how)}
        failed={say.listFailed}
        toolbar={
          <ReportDates
            key={`${start_date} ${end_date}`}
            shown={{ start_date, end_date }}
            busy={list.isFetching}
            onFetch={(days) => {
              if (days.start_date === start_date && days.end_date === end_date) list.refetch()
              change({ ...days, page: 1 })
            }}
          />
        }
        empty={<EmptyState icon={<IconCalendarOff size={28} />} title={say.empty} text="Choose other dates above." />}
      />
    </Page>
  )
}
