import { TextLink } from '#web/kit/page/links.tsx'
import { paths } from '#web/paths.ts'

/** The booking of an invoice or a credit note. */
export const bookingColumn = {
  title: 'Booking',
  hideWhenNarrow: true,
  cell: ({ booking }: { booking: { slug: string; booking_number: string } }) => (
    <TextLink to={paths.bookingDetails} search={{ slug: booking.slug }}>
      {booking.booking_number}
    </TextLink>
  ),
}
