import { Radio } from '@mantine/core'
import { BookingType } from '#contract/bookings/booking.ts'
import classes from '#web/bookings/form/booking-form.module.css'
import '@mantine/core/styles/Radio.layer.css'

interface BookingTypeFieldProps {
  value: BookingType
  /** Omitted for a saved booking, whose type cannot change. */
  onChange?: (type: BookingType) => void
}

const names: Record<BookingType, string> = { individual: 'Individual', group: 'Group' }

export const BookingTypeField = ({ value, onChange }: BookingTypeFieldProps) => (
  <Radio.Group
    label="Booking type"
    value={value}
    onChange={(chosen) => onChange?.(BookingType.parse(chosen))}
    className={classes.type}
  >
    {BookingType.options.map((type) => (
      <Radio key={type} value={type} label={names[type]} disabled={onChange === undefined && type !== value} />
    ))}
  </Radio.Group>
)
