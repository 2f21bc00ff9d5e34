import { Skeleton, Stack } from '@mantine/core'
import type { Booking } from '#contract/bookings/booking.ts'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { BookedRooms } from '#web/bookings/details/booked-rooms.tsx'
import { BookingFacts } from '#web/bookings/details/booking-facts.tsx'
import { GuestDetails } from '#web/guests/guest-details.tsx'
import { useGuest } from '#web/guests/guest-queries.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'

/** All details of a booking, read-only. */
export const BookingViewSheet = ({ booking }: { booking: Booking }) => {
  const guest = useGuest(booking.guest.slug)
  return (
    <Stack gap="lg">
      <BookingFacts booking={booking} />
      <BookedRooms rooms={booking.rooms} />
      <Loaded query={guest} skeleton={<Skeleton height={240} />} failed={say.detailsFailed}>
        {(found) => <GuestDetails guest={found} />}
      </Loaded>
    </Stack>
  )
}
