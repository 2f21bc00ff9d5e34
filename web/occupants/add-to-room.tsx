import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { type Booking, BookingQuery } from '#contract/bookings/booking.ts'
import { openLines } from '#contract/bookings/stays/booked-lines.ts'
import type { Guest } from '#contract/guests/guest.ts'
import { occupantMessages as say } from '#contract/occupants/occupant-messages.ts'
import { useBookings } from '#web/bookings/booking-queries.ts'
import { SearchSelect } from '#web/kit/fields/search-select.tsx'
import { typingPause } from '#web/kit/fields/typing-pause.ts'
import { useAddToRoom } from '#web/occupants/occupant-queries.ts'

/** The rooms of bookings that somebody can be added to, guests in the house first. */
const roomsOf = (bookings: Booking[]) =>
  bookings
    .filter(({ status }) => status === 'booked' || status === 'checked_in')
    .sort((one, other) => other.status.localeCompare(one.status))
    .flatMap(({ slug, booking_number, guest, rooms }) =>
      openLines(rooms).map(({ line, last }) => ({
        slug,
        line,
        label: `Room ${last.room_number} · ${guest.name} · ${booking_number}`,
      })),
    )

/** Adds a guest to a room of a booking: the desk finds it by room, guest or number. */
export const AddToRoom = ({ guest }: { guest: Guest }) => {
  const [typed, setTyped] = useState<string>()
  const wanted = typed?.trim() ?? ''
  const [search] = useDebouncedValue(wanted, typingPause)
  const found = useBookings(BookingQuery.parse({ search, sort: '-check_in_date' }), search !== '')
  const rooms = search === '' ? [] : roomsOf(found.data?.data ?? [])
  const { act } = useAddToRoom()

  const choose = (at: number | null) => {
    const room = at === null ? undefined : rooms[at]
    if (room) void act({ slug: room.slug, body: { line: room.line, guest_id: guest.id, relation: '', age: null } })
  }

  return (
    <SearchSelect
      name="room-of-guest"
      label="Add to a room"
      placeholder="Room, guest or booking number"
      chosen=""
      typed={typed}
      onType={setTyped}
      options={rooms.map(({ label }, at) => ({ value: at, label }))}
      isCurrent={wanted === search && !found.isPlaceholderData && !found.isFetching}
      nothingFound={found.error ? say.roomsFailed : say.noRoomFound(search)}
      onChoose={choose}
    />
  )
}
