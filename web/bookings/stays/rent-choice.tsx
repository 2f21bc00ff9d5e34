import { Radio } from '@mantine/core'
import { formatRupees, type Paise } from '#contract/kit/money.ts'
import type { Room } from '#contract/rooms/room.ts'
import classes from '#web/bookings/stays/stays.module.css'
import '@mantine/core/styles/Radio.layer.css'

interface RentChoiceProps {
  /** The rent per night now. */
  rent: Paise
  /** The chosen room, once it is known. */
  room: Room | undefined
  value: 'keep' | 'new'
  onChange: (rent: 'keep' | 'new') => void
}

/** Keep the rent, or take the price of the new room. */
export const RentChoice = ({ rent, room, value, onChange }: RentChoiceProps) => (
  <Radio.Group label="Rent" value={value} onChange={(chosen) => onChange(chosen === 'new' ? 'new' : 'keep')}>
    <div className={classes.rents}>
      <Radio value="keep" label={`Keep the rent of ${formatRupees(rent)} per night`} />
      <Radio
        value="new"
        label={
          room
            ? `Take the new room's price of ${formatRupees(room.room_type.price_per_night)}`
            : "Take the new room's price"
        }
      />
    </div>
  </Radio.Group>
)
