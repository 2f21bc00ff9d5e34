import { Button, Group, Skeleton, Stack } from '@mantine/core'
import type { Booking } from '#contract/bookings/booking.ts'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { useBooking } from '#web/bookings/booking-queries.ts'
import { BookedRooms } from '#web/bookings/details/booked-rooms.tsx'
import { BookingFacts } from '#web/bookings/details/booking-facts.tsx'
import type { OpenSheet } from '#web/bookings/sheets/open-sheet.ts'
import { stayActions } from '#web/bookings/stays/stay-actions.tsx'
import { GuestDetails } from '#web/guests/guest-details.tsx'
import { useGuest } from '#web/guests/guest-queries.ts'
import { useMayCall } from '#web/kit/access/use-may.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'

interface BookingViewSheetProps {
  booking: Booking
  onAct: (sheet: OpenSheet) => void
}

/** All details of a booking, with the actions on its rooms and nights. */
export const BookingViewSheet = ({ booking, onAct }: BookingViewSheetProps) => {
  const guest = useGuest(booking.guest.slug)
  // The list does not have the rent of each night.
  const { data: detail } = useBooking(booking.slug)
  const actions = stayActions(booking, useHotelToday(), useMayCall())
  return (
    <Stack gap="lg">
      <BookingFacts booking={booking} />
      <BookedRooms rooms={detail?.rooms ?? booking.rooms} />
      {actions.length > 0 && (
        <Group gap="xs">
          {actions.map(({ kind, label, Icon }) => (
            <Button
              key={kind}
              size="compact-sm"
              variant="default"
              leftSection={<Icon size={16} />}
              onClick={() => onAct({ kind, booking })}
            >
              {label}
            </Button>
          ))}
        </Group>
      )}
      <Loaded query={guest} skeleton={<Skeleton height={240} />} failed={say.detailsFailed}>
        {(found) => <GuestDetails guest={found} />}
      </Loaded>
    </Stack>
  )
}
