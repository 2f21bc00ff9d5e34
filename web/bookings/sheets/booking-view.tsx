import { Skeleton, Stack } from '@mantine/core'
import type { Booking } from '#contract/bookings/booking.ts'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { useGuest } from '#web/bookings/booking-choices.ts'
import { BookedRooms } from '#web/bookings/details/booked-rooms.tsx'
import { BookingFacts } from '#web/bookings/details/booking-facts.tsx'
import type { SheetParts } from '#web/bookings/sheets/sheet-parts.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'

interface BookingViewProps {
  booking: Booking
  parts: SheetParts
}

/** All of a booking to read: its facts, its rooms, its guest. */
export const BookingView = ({ booking, parts }: BookingViewProps) => {
  const guest = useGuest(booking.guest.slug)
  return (
    <Stack gap="lg">
      <BookingFacts booking={booking} />
      <BookedRooms rooms={booking.rooms} />
      <Loaded query={guest} skeleton={<Skeleton height={240} />} failed={say.detailsFailed}>
        {parts.guestDetails}
      </Loaded>
    </Stack>
  )
}
