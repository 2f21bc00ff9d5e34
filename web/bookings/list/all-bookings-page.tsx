import { IconPlus } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { BookingQuery } from '#contract/bookings/booking.ts'
import { useBookings } from '#web/bookings/booking-queries.ts'
import { invoiceMemory } from '#web/bookings/invoice-memory.ts'
import { BookingFilters } from '#web/bookings/list/booking-filters.tsx'
import { BookingsTable } from '#web/bookings/list/bookings-table.tsx'
import { BookingSheet } from '#web/bookings/sheets/booking-sheet.tsx'
import type { OpenSheet } from '#web/bookings/sheets/open-sheet.ts'
import { CompanyFilter } from '#web/companies/company-filter.tsx'
import { useListQuery } from '#web/kit/list/use-list-query.ts'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'

export const AllBookingsPage = () => {
  const [query, change] = useListQuery(BookingQuery, useSearch({ from: `/admin${paths.bookings}` }))
  const list = useBookings(query)
  const [sheet, setSheet] = useState<OpenSheet>()
  useEffect(() => invoiceMemory.forgetExpired(), [])

  return (
    <Page
      title="All Bookings"
      trail={{ Home: paths.admin }}
      action={
        <ButtonLink to={paths.addBooking} leftSection={<IconPlus size={16} />}>
          Add New Booking
        </ButtonLink>
      }
    >
      <BookingsTable
        list={list}
        query={query}
        change={change}
        filters={
          <BookingFilters query={query} change={change}>
            <CompanyFilter value={query.company_id} onChange={(company_id) => change({ company_id })} />
          </BookingFilters>
        }
        onAct={setSheet}
      />
      <BookingSheet open={sheet} onClose={() => setSheet(undefined)} onAct={setSheet} />
    </Page>
  )
}
