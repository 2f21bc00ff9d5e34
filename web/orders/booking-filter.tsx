import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import type { OrderBooking } from '#contract/orders/order.ts'
import { typingPause } from '#web/kit/fields/typing-pause.ts'
import { useOrderBooking, useOrderBookings } from '#web/orders/order-queries.ts'
import { bookingLabel } from '#web/orders/order-text.ts'

interface BookingFilterProps {
  value: number | undefined
  onChange: (id: number | undefined) => void
}

const optionOf = (booking: OrderBooking) => ({ value: booking.id, label: bookingLabel(booking) })

/** All bookings, or one found by number, guest or room; also checked-out ones. */
export const BookingFilter = ({ value, onChange }: BookingFilterProps) => {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, typingPause)
  const { data: chosen } = useOrderBooking(value)
  const { data: found = [] } = useOrderBookings({
    search: chosen && search === bookingLabel(chosen) ? '' : search,
    any: true,
  })
  const offered = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found

  return (
    <Select<number>
      aria-label="Booking"
      placeholder="All bookings"
      clearable
      searchable
      w={220}
      data={offered.map(optionOf)}
      // The server has already filtered, also by text that the label doesn't show.
      filter={({ options }) => options}
      nothingFoundMessage="Nothing found"
      searchValue={typed}
      onSearchChange={setTyped}
      value={chosen?.id ?? null}
      onChange={(id) => onChange(id ?? undefined)}
    />
  )
}
