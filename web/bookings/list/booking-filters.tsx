import { Select } from '@mantine/core'
import { type BookingQuery, BookingStatus } from '#contract/bookings/booking.ts'
import { bookingStatusNames } from '#contract/bookings/booking-status-names.ts'
import { InvoiceStatus } from '#contract/invoices/invoice.ts'
import { invoiceStatusNames } from '#contract/invoices/invoice-status-names.ts'
import { formatDay } from '#contract/kit/calendar-date.ts'
import { DayFilter } from '#web/kit/list/day-filter.tsx'
import { FilterChip } from '#web/kit/list/filter-chip.tsx'
import { SearchBox } from '#web/kit/list/search-box.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'

interface BookingFiltersProps {
  query: BookingQuery
  change: (changes: Partial<BookingQuery>, how?: { replace: boolean }) => void
}

/** The filters that the boxes of the dashboard set; here they can only be removed. */
const todaysFilters = { booked_on: 'Booked', arriving_on: 'Arriving', leaving_on: 'Leaving' }
type TodaysFilter = keyof typeof todaysFilters

const invoices = InvoiceStatus.options.map((value) => ({ value, label: invoiceStatusNames[value] }))
const statuses = BookingStatus.options.map((value) => ({ value, label: bookingStatusNames[value] }))

export const BookingFilters = ({ query, change }: BookingFiltersProps) => {
  const today = useHotelToday()
  return (
    <>
      <SearchBox
        label="Number, guest, phone or room"
        value={query.search}
        onSearch={(search) => change({ search: search || undefined }, { replace: true })}
      />
      <Select<BookingStatus>
        aria-label="Status"
        placeholder="All statuses"
        clearable
        w={150}
        data={statuses}
        value={query.status ?? null}
        onChange={(status) => change({ status: status ?? undefined })}
      />
      <Select
        aria-label="Invoice"
        placeholder="All invoices"
        clearable
        w={150}
        data={invoices}
        value={query.invoice ?? null}
        onChange={(invoice) => change({ invoice: invoice ?? undefined })}
      />
      {Object.entries(todaysFilters).map(([name, label]) => {
        const day = query[name as TodaysFilter]
        return (
          day && (
            <FilterChip
              key={name}
              label={`${label} ${day === today ? 'today' : formatDay(day)}`}
              onClear={() => change({ [name]: undefined })}
            />
          )
        )
      })}
      <DayFilter
        label="Arrival from"
        value={query.arrival_from}
        onChange={(arrival_from) => change({ arrival_from })}
      />
      <DayFilter label="Arrival to" value={query.arrival_to} onChange={(arrival_to) => change({ arrival_to })} />
    </>
  )
}
