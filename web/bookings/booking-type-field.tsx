import { Group, Radio } from '@mantine/core'
import { BookingType } from '#contract/bookings/booking.ts'

interface BookingTypeFieldProps {
  value: BookingType
  /** Left out for a booking that exists: it stays what it is. */
  onChange?: (type: BookingType) => void
}

const names: Record<BookingType, string> = { individual: 'Individual', group: 'Group' }

export const BookingTypeField = ({ value, onChange }: BookingTypeFieldProps) => (
  <Radio.Group label="Booking type" value={value} onChange={(chosen) => onChange?.(BookingType.parse(chosen))}>
    <Group gap="lg" mt={6} h={30}>
      {BookingType.options.map((type) => (
        <Radio key={type} value={type} label={names[type]} disabled={onChange === undefined && type !== value} />
      ))}
    </Group>
  </Radio.Group>
)
