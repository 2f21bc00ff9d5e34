import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { orderMessages as say } from '#contract/orders/order-messages.ts'
import { SearchSelect } from '#web/kit/fields/search-select.tsx'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { typingPause } from '#web/kit/fields/typing-pause.ts'
import type { OrderForm, RoomToServe } from '#web/orders/order-input.ts'
import { useOrderBooking, useOrderBookings } from '#web/orders/order-queries.ts'
import { bookingLabel } from '#web/orders/order-text.ts'

interface OrderBookingFieldProps {
  form: OrderForm
  /** Only bookings of this room are offered. */
  room: RoomToServe | undefined
  autoFocus: boolean
}

/** The booking to charge, and the room to serve if it has several. */
export const OrderBookingField = ({ form, room, autoFocus }: OrderBookingFieldProps) => {
  const { field, fieldState } = useController({ control: form.control, name: 'booking_id' })
  const [typed, setTyped] = useState<string>()
  const wanted = typed?.trim() ?? ''
  const [search] = useDebouncedValue(wanted, typingPause)
  const { data: chosen } = useOrderBooking(field.value)
  const found = useOrderBookings({ search, room_id: room?.id })
  const rooms = chosen?.rooms ?? []

  const choose = (id: number | null) => {
    field.onChange(id)
    if (id !== field.value) form.setValue('room_id', room?.id ?? null)
  }

  return (
    <>
      <SearchSelect
        ref={field.ref}
        name="booking_id"
        label="Booking"
        required
        placeholder="Number, guest or room"
        autoFocus={autoFocus}
        error={fieldState.error?.message}
        chosen={chosen ? bookingLabel(chosen) : ''}
        typed={typed}
        onType={setTyped}
        options={(found.data ?? []).map((booking) => ({ value: booking.id, label: bookingLabel(booking) }))}
        isCurrent={wanted === search && !found.isPlaceholderData && !found.isPending}
        nothingFound={found.error ? say.bookingsFailed : 'No booking that is booked or checked in matches'}
        onChoose={choose}
        onBlur={field.onBlur}
      />
      {rooms.length > 1 && (
        <SelectField
          control={form.control}
          name="room_id"
          label="Deliver to room"
          clearable
          placeholder="Any room"
          options={rooms.map(({ id, room_number }) => ({ value: id, label: room_number }))}
        />
      )}
    </>
  )
}
