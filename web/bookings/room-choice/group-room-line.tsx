import { ActionIcon, Button } from '@mantine/core'
import { IconCalendarPlus, IconTrash, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { BookedRoom } from '#contract/bookings/booking.ts'
import { stayMessages as say } from '#contract/bookings/stays/stay-messages.ts'
import type { BookingForm } from '#web/bookings/form/booking-form-schema.ts'
import { PriceByNight } from '#web/bookings/pricing/price-by-night.tsx'
import { takePrice } from '#web/bookings/pricing/send-rents.ts'
import type { RowPrice } from '#web/bookings/pricing/use-booking-prices.ts'
import classes from '#web/bookings/room-choice/group-lines.module.css'
import { dividePeople } from '#web/bookings/room-choice/group-people.ts'
import { type OfferedRooms, useOfferedRooms } from '#web/bookings/room-choice/offered-rooms.ts'
import { RoomFields } from '#web/bookings/room-choice/room-fields.tsx'
import { DateField } from '#web/kit/fields/date-field.tsx'
import { NumberField } from '#web/kit/fields/number-field.tsx'

interface GroupRoomLineProps {
  form: BookingForm
  index: number
  offered: OfferedRooms
  booked: BookedRoom[]
  /** The lines whose guests have left. */
  departed: Set<number | null>
  except_booking: string | undefined
  price: RowPrice | undefined
  /** A room that was made free for this line. */
  freed: number | undefined
  givenBack: number | undefined
  onFreedChosen: () => void
  onRemove: () => void
}

/** One room of a group: number, rent, its people, and its own dates if they differ. */
export const GroupRoomLine = ({
  form,
  index,
  offered,
  booked,
  departed,
  except_booking,
  price,
  freed,
  givenBack,
  onFreedChosen,
  onRemove,
}: GroupRoomLineProps) => {
  const { control, setValue } = form
  const name = `rooms.${index}` as const
  const [hasPeople, setHasPeople] = useState(false)
  const [lines, from, to] = useWatch({ control, name: ['rooms', 'check_in_date', 'check_out_date'] })
  const line = lines[index]
  const hasOwnDates = Boolean(line?.check_in_date || line?.check_out_date)
  const ownOffer = useOfferedRooms({
    check_in_date: (hasOwnDates && line?.check_in_date) || from,
    check_out_date: (hasOwnDates && line?.check_out_date) || to,
    except_booking,
    isSent: offered.isSent,
  })
  const setDates = (check_in_date: string | null, check_out_date: string | null) => {
    setValue(`${name}.check_in_date`, check_in_date, { shouldDirty: true })
    setValue(`${name}.check_out_date`, check_out_date, { shouldDirty: true })
  }

  const leftOn = booked.find((room) => room.line === line?.line && room.departed_on)?.departed_on
  const togglePeople = () => {
    if (!hasPeople) dividePeople(form, departed)
    setHasPeople(!hasPeople)
  }

  return (
    <fieldset className={classes.line} aria-label={`Room ${index + 1}`} disabled={Boolean(leftOn)}>
      <RoomFields
        form={form}
        line={index}
        offered={hasOwnDates ? ownOffer : offered}
        booked={booked}
        others={lines.toSpliced(index, 1)}
        price={price}
        freed={freed}
        givenBack={givenBack}
        onFreedChosen={onFreedChosen}
      />
      <div className={classes.tools}>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconCalendarPlus size={16} />}
          aria-expanded={hasOwnDates}
          onClick={() => (hasOwnDates ? setDates(null, null) : setDates(from, to))}
        >
          {hasOwnDates ? 'Same dates' : 'Other dates'}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconUsers size={16} />}
          aria-expanded={hasPeople}
          onClick={togglePeople}
        >
          People
        </Button>
        <ActionIcon variant="subtle" color="red" size={36} aria-label={`Remove room ${index + 1}`} onClick={onRemove}>
          <IconTrash size={18} />
        </ActionIcon>
      </div>
      {price && !leftOn && (
        <div className={classes.price}>
          <PriceByNight price={price} onTakePrice={() => takePrice(form, index)} />
        </div>
      )}
      {leftOn && <p className={classes.departed}>{say.roomLeft(leftOn)}</p>}
      {hasPeople && (
        <div className={classes.people}>
          <NumberField control={control} name={`${name}.number_of_adults`} label="Adults in this room" />
          <NumberField control={control} name={`${name}.number_of_children`} label="Children in this room" />
          <NumberField control={control} name={`${name}.number_of_infants`} label="Infants in this room" />
        </div>
      )}
      {hasOwnDates && (
        <>
          <DateField control={control} name={`${name}.check_in_date`} label="Check-in of this room" />
          <DateField control={control} name={`${name}.check_out_date`} label="Check-out of this room" />
        </>
      )}
    </fieldset>
  )
}
