import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { type BookingRequest, BookingRequestQuery } from '#contract/booking-requests/booking-request.ts'
import { useBookingRequests } from '#web/booking-requests/booking-request-queries.ts'
import { BookingRequestsTable } from '#web/booking-requests/booking-requests-table.tsx'
import { ConfirmRequestDialog } from '#web/booking-requests/confirm-request-dialog.tsx'
import { DeclineRequestDialog } from '#web/booking-requests/decline-request-dialog.tsx'
import { useListQuery } from '#web/kit/list/use-list-query.ts'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'

export const BookingRequestsPage = () => {
  const [query, change] = useListQuery(BookingRequestQuery, useSearch({ from: `/admin${paths.bookingRequests}` }))
  const list = useBookingRequests(query)
  const [open, setOpen] = useState<{ act: 'confirm' | 'decline'; request: BookingRequest }>()
  const close = () => setOpen(undefined)
  return (
    <Page
      title="Booking Requests"
      subtitle="Requests from the guest area. A request holds no room until you confirm it."
      trail={{ Home: paths.admin }}
    >
      <BookingRequestsTable
        list={list}
        query={query}
        change={change}
        onAct={(act, request) => setOpen({ act, request })}
      />
      {open?.act === 'confirm' && <ConfirmRequestDialog request={open.request} onClose={close} />}
      {open?.act === 'decline' && <DeclineRequestDialog request={open.request} onClose={close} />}
    </Page>
  )
}
