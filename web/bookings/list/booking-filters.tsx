import type { ReactNode } from 'react'
import { type BookingQuery, BookingStatus, Overdue } from '#contract/bookings/booking.ts'
import { bookingStatusNames } from '#contract/bookings/booking-status-names.ts'
import { overdueNames } from '#contract/bookings/overdue.ts'
import { InvoiceStatus } from '#contract/invoices/invoice-status.ts'
import { invoiceStatusNames } from '#contract/invoices/invoice-status-names.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { useBookingSources } from '#web/booking-sources/booking-source-queries.ts'
import { DaysFilter } from '#web/kit/list/days-filter.tsx'
import { FilterChip } from '#web/kit/list/filter-chip.tsx'
import { ListSearch } from '#web/kit/list/list-search.tsx'
import type { FiltersProps } from '#web/kit/list/paged-list.ts'
import { SelectFilter } from '#web/kit/list/select-filter.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'

/** The filters that the dashboard sets; here they can only be removed. */
const todaysFilters = { booked_on: 'Booked', arriving_on: 'Arriving', leaving_on: 'Leaving' }
type TodaysFilter = keyof typeof todaysFilters

const invoices = InvoiceStatus.options.map((value) => ({ value, label: invoiceStatusNames[value] }))
const statuses = [
  ...BookingStatus.options.map((value) => ({ value, label: bookingStatusNames[value] })),
  ...Overdue.options.map((value) => ({ value, label: overdueNames[value] })),
]
type Status = (typeof statuses)[number]['value']

/** Overdue is chosen in place of a status. */
const filterBy = (chosen: Status | undefined): Pick<BookingQuery, 'status' | 'overdue'> => {
  const { data: overdue } = Overdue.safeParse(chosen)
  return { overdue, status: overdue ? undefined : (chosen as BookingStatus | undefined) }
}

interface BookingFiltersProps extends FiltersProps<BookingQuery> {
  /** The filter by company, which has its own search. */
  children: ReactNode
}

export const BookingFilters = ({ query, change, children }: BookingFiltersProps) => {
  const today = useHotelToday()
  const { data: sources = [] } = useBookingSources()
  return (
    <>
      <ListSearch label="Number, guest, phone or room" query={query} change={change} />
      <SelectFilter
        label="Status"
        width={query.overdue ? 190 : 150}
        all="All statuses"
        options={statuses}
        value={query.overdue ?? query.status}
        onChange={(chosen) => change(filterBy(chosen))}
      />
      <SelectFilter
        label="Invoice"
        all="All invoices"
        options={invoices}
        value={query.invoice}
        onChange={(invoice) => change({ invoice })}
      />
      <SelectFilter
        label="Source"
        all="All sources"
        options={sources.map(({ id, name }) => ({ value: id, label: name }))}
        value={query.source_id}
        onChange={(source_id) => change({ source_id })}
      />
      {children}
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
      <DaysFilter
        names={['arrival_from', 'arrival_to']}
        labels={['Arrival from', 'Arrival to']}
        query={query}
        change={change}
      />
    </>
  )
}
