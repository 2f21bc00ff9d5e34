import { Skeleton } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { paths } from '#web/app/paths.ts'
import { BookingDetails } from '#web/bookings/booking-details.tsx'
import { useBooking } from '#web/bookings/booking-queries.ts'
import { BookingRowActions } from '#web/bookings/booking-row-actions.tsx'
import { BookingSheets, type OpenSheet } from '#web/bookings/booking-sheets.tsx'
import { roomNumbers } from '#web/bookings/booking-words.ts'
import { GuestDetails } from '#web/guests/guest-details.tsx'
import { ButtonLink, TextLink } from '#web/kit/links.tsx'
import { Loaded } from '#web/kit/loaded.tsx'
import { Page } from '#web/kit/page.tsx'
import { BookingOrders } from '#web/orders/booking-orders.tsx'

export const BookingDetailsPage = () => {
  const { slug = '' } = useSearch({ from: `/admin${paths.bookingDetails}` })
  const query = useBooking(slug)
  const booking = query.data
  const [sheet, setSheet] = useState<OpenSheet>()

  return (
    <Page
      title={booking?.booking_number ?? 'Booking'}
      lead={booking && `${booking.guest.name}, room ${roomNumbers(booking)}`}
      trail={[
        <TextLink key="home" to={paths.dashboard} fz="sm">
          Home
        </TextLink>,
        <TextLink key="list" to={paths.bookings} fz="sm">
          All Bookings
        </TextLink>,
      ]}
      action={booking && <BookingRowActions booking={booking} onAct={setSheet} size="sm" />}
    >
      <Loaded
        query={query}
        skeleton={<Skeleton height={320} radius="lg" />}
        failed={say.detailsFailed}
        missing={{
          title: say.missing,
          action: (
            <ButtonLink to={paths.bookings} mt="md">
              All Bookings
            </ButtonLink>
          ),
        }}
      >
        {(found) => <BookingDetails booking={found} orders={<BookingOrders bookingId={found.id} />} />}
      </Loaded>
      <BookingSheets
        open={sheet}
        onClose={() => setSheet(undefined)}
        guestDetails={(guest) => <GuestDetails guest={guest} />}
      />
    </Page>
  )
}
