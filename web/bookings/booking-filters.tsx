import { Select } from '@mantine/core'
import { DateInput } from '@mantine/dates'
import { type BookingQuery, BookingStatus } from '#contract/bookings/booking.ts'
import { bookingStatusNames } from '#contract/bookings/booking-status-names.ts'
import { InvoiceStatus } from '#contract/invoices/invoice.ts'
import { invoiceStatusNames } from '#contract/invoices/invoice-status-names.ts'
import { formatDay } from '#contract/kit/calendar-date.ts'
import { FilterChip } from '#web/kit/filter-chip.tsx'
import { readDay } from '#web/kit/form/read-day.ts'
import { useHotelToday } from '#web/kit/hotel-time.ts'
import { SearchBox } from '#web/kit/search-box.tsx'
import '@mantine/dates/styles.layer.css'

interface BookingFiltersProps {
  query: BookingQuery
  change: (changes: Partial<BookingQuery>, how?: { replace: boolean }) => void
}

/** Where the dashboard's boxes lead: they are taken off here, and put on there. */
const dayFilters = { booked_on: 'Booked', arriving_on: 'Arriving', leaving_on: 'Leaving' }
type DayFilter = keyof typeof dayFilters

const invoices = InvoiceStatus.options.map((value) => ({ value, label: invoiceStatusNames[value] }))
const statuses = BookingStatus.options.map((value) => ({ value, label: bookingStatusNames[value] }))

export const BookingFilters = ({ query, change }: BookingFiltersProps) => {
  const today = useHotelToday()
  const arrival = (name: 'arrival_from' | 'arrival_to', label: string) => (
    <DateInput
      aria-label={label}
      placeholder={label}
      clearable
      w={160}
      valueFormat="MMM DD, YYYY"
      dateParser={(typed) => readDay(typed, today)}
      value={query[name] ?? null}
      onChange={(day) => change({ [name]: day ?? undefined })}
    />
  )
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
      {Object.entries(dayFilters).map(([name, label]) => {
        const day = query[name as DayFilter]
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
      {arrival('arrival_from', 'Arrival from')}
      {arrival('arrival_to', 'Arrival to')}
    </>
  )
}
