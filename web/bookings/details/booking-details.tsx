import type { ReactNode } from 'react'
import type { BookingDetail } from '#contract/bookings/booking.ts'
import { bookedLines } from '#contract/bookings/stays/booked-lines.ts'
import type { Paise } from '#contract/kit/money.ts'
import { orderEndpoints } from '#contract/orders/order-endpoints.ts'
import { BookedRooms } from '#web/bookings/details/booked-rooms.tsx'
import classes from '#web/bookings/details/booking-details.module.css'
import { BookingFacts } from '#web/bookings/details/booking-facts.tsx'
import { BookingHistory } from '#web/bookings/details/booking-history.tsx'
import { OverdueNote } from '#web/bookings/details/overdue-note.tsx'
import { May } from '#web/kit/access/may.tsx'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'
import { TextLink } from '#web/kit/page/links.tsx'
import { paths } from '#web/paths.ts'

interface BookingDetailsProps {
  booking: BookingDetail
  /** Charges of a stay that has ended, with tax, that are on no invoice. */
  notInvoiced: Paise
  bill: ReactNode
  /** Several folios side by side, instead of the bill. */
  folios: ReactNode
  people: ReactNode
  orders: ReactNode
  payments: ReactNode
  deposits: ReactNode
}

/** Stay, rooms and guests on the left; bill and history on the right. */
export const BookingDetails = ({
  booking,
  notInvoiced,
  bill,
  folios,
  people,
  orders,
  ...money
}: BookingDetailsProps) => {
  const { guest, guests, rooms, history } = booking
  const { payments, deposits } = money
  return (
    <div className={classes.columns}>
      {folios && <div className={classes.folios}>{folios}</div>}
      <div className={classes.column}>
        <OverdueNote booking={booking} />
        <FormCard title="Stay">
          <Wide>
            <BookingFacts booking={booking} notInvoiced={notInvoiced} />
          </Wide>
        </FormCard>
        <FormCard title={bookedLines(rooms).length === 1 ? 'Room' : 'Rooms'}>
          <Wide>
            <BookedRooms rooms={rooms} />
          </Wide>
        </FormCard>
        <FormCard title={guests.length > 0 ? 'Guests' : 'Guest'}>
          <Wide>
            <ul className={classes.guests}>
              <li>
                <TextLink to={paths.addGuest} search={{ slug: guest.slug }} fw={600}>
                  {guest.name}
                </TextLink>{' '}
                {guest.phone}
                {guest.email && `, ${guest.email}`}
                {guests.length > 0 && <small> pays</small>}
              </li>
              {guests.map(({ guest_id, guest_name }) => (
                <li key={`${guest_id} ${guest_name}`}>{guest_name}</li>
              ))}
            </ul>
          </Wide>
        </FormCard>
        <FormCard title="People in the rooms">
          <Wide>{people}</Wide>
        </FormCard>
        <May call={orderEndpoints.list}>
          <FormCard title="Orders">
            <Wide>{orders}</Wide>
          </FormCard>
        </May>
      </div>
      <div className={classes.column}>
        {bill}
        <FormCard title="Payments">
          <Wide>{payments}</Wide>
        </FormCard>
        <FormCard title="Security deposit">
          <Wide>{deposits}</Wide>
        </FormCard>
        <FormCard title="History">
          <Wide>
            <BookingHistory history={history} />
          </Wide>
        </FormCard>
      </div>
    </div>
  )
}
