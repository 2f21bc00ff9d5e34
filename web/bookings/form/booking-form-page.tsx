import { IconLock } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { BookingType } from '#contract/bookings/booking.ts'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { canEdit, statusText } from '#contract/bookings/booking-rules.ts'
import { useBookingToEdit } from '#web/bookings/booking-queries.ts'
import { BookingForm } from '#web/bookings/form/booking-form.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { useFailureToast } from '#web/kit/feedback/use-failure-toast.ts'
import { FormSkeleton } from '#web/kit/form/form-skeleton.tsx'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'

export const BookingFormPage = () => <AnyBookingPage type="individual" />

export const GroupBookingFormPage = () => <AnyBookingPage type="group" />

const titles: Record<BookingType, [add: string, edit: string]> = {
  individual: ['New Booking', 'Edit Booking'],
  group: ['New Group Booking', 'Edit Group Booking'],
}

const AnyBookingPage = ({ type }: { type: BookingType }) => {
  const { slug, guest_id, room_id, check_in_date, check_out_date } = useSearch({ from: '/admin/booking-form' })
  const [add, edit] = titles[type]
  if (slug) {
    return (
      <Frame title={edit}>
        <EditBooking key={slug} slug={slug} />
      </Frame>
    )
  }
  return (
    <Frame title={add}>
      <BookingForm
        key={`${type} ${guest_id} ${room_id} ${check_in_date} ${check_out_date}`}
        type={type}
        guestId={guest_id ?? null}
        roomId={room_id}
        dates={check_in_date && check_out_date ? { check_in_date, check_out_date } : undefined}
      />
    </Frame>
  )
}

const EditBooking = ({ slug }: { slug: string }) => {
  const booking = useBookingToEdit(slug)
  useFailureToast(booking.error, say.loadFailed)
  const back = (
    <ButtonLink to={paths.bookings} mt="md">
      All Bookings
    </ButtonLink>
  )
  return (
    <Loaded
      query={booking}
      skeleton={<FormSkeleton title="Booking" fields={8} />}
      failed={say.loadFailed}
      missing={{ title: say.missing, action: back }}
    >
      {(found) =>
        canEdit(found) ? (
          // The form follows the type of the booking, even at the address of the other form.
          <BookingForm type={found.booking_type} booking={found} />
        ) : (
          <EmptyState icon={<IconLock size={28} />} title={say.notEditable(statusText[found.status])} action={back} />
        )
      }
    </Loaded>
  )
}

const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
  <Page title={title} trail={{ Home: paths.admin, 'All Bookings': paths.bookings }}>
    {children}
  </Page>
)
