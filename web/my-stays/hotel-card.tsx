import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'
import type { MyHotel } from '#contract/my-stays/my-stay.ts'
import classes from '#web/my-stays/my-stays.module.css'

/** The contact details of the hotel, as links. */
export const HotelCard = ({ hotel }: { hotel: MyHotel }) => (
  <section className={classes.card} aria-label="Hotel">
    <h2>{hotel.name}</h2>
    <ul className={classes.contacts}>
      {hotel.phone && (
        <li>
          <IconPhone size={20} aria-hidden />
          <a href={`tel:${hotel.phone.replace(/[^\d+]/g, '')}`}>{hotel.phone}</a>
        </li>
      )}
      {hotel.email && (
        <li>
          <IconMail size={20} aria-hidden />
          <a href={`mailto:${hotel.email}`}>{hotel.email}</a>
        </li>
      )}
      {hotel.address && (
        <li>
          <IconMapPin size={20} aria-hidden />
          <span>{hotel.address}</span>
        </li>
      )}
      {!hotel.phone && !hotel.email && !hotel.address && <li className={classes.quiet}>Ask at the front desk.</li>}
    </ul>
  </section>
)
