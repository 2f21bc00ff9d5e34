import { Group, Text, type TextInputProps } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { formatRupees } from '#contract/kit/money.ts'
import { occupancyText } from '#contract/room-types/occupancy.ts'
import { guestStillInRoom, type Overstay, overstayWarning } from '#contract/rooms/overstay.ts'
import type { Room } from '#contract/rooms/room.ts'
import type { OfferedRooms } from '#web/bookings/room-choice/offered-rooms.ts'
import { SearchSelect } from '#web/kit/fields/search-select.tsx'

interface RoomSelectProps extends Pick<TextInputProps, 'ref' | 'error' | 'onBlur' | 'name'> {
  label: string
  offered: OfferedRooms
  value: number | null
  onChange: (room: Room) => void
}

const nameOf = ({ room_number, room_type }: Room) => `${room_number} · ${room_type.name}`

/** Chooses a room by its number or type; the rooms are listed by type, each with its price. */
export const RoomSelect = ({ label, offered, value, onChange, ...input }: RoomSelectProps) => {
  const { rooms, isCertain, isAwaited, isFullList, isFailed } = offered
  const [typed, setTyped] = useState<string>()
  const wanted = typed?.trim().toLowerCase() ?? ''
  const chosen = rooms.find(({ id }) => id === value)

  return (
    <SearchSelect
      {...input}
      label={label}
      required
      opensOnFocus
      placeholder={isCertain && rooms.length === 0 ? say.noRoomFree : 'Choose a room'}
      description={
        isFullList ? (
          say.fullListOffered
        ) : isFailed ? (
          say.roomsFailed
        ) : chosen?.overstay ? (
          <OverstayWarning overstay={chosen.overstay} />
        ) : undefined
      }
      chosen={chosen ? nameOf(chosen) : ''}
      typed={typed}
      onType={setTyped}
      options={rooms
        .filter((room) => nameOf(room).toLowerCase().includes(wanted))
        .map((room) => ({
          value: room.id,
          text: nameOf(room),
          label: <RoomOption room={room} />,
          group: room.room_type.name,
          isChosen: room === chosen,
        }))}
      isCurrent={!isAwaited}
      nothingFound={rooms.length === 0 ? say.noRoomFree : 'No free room matches'}
      onChoose={(id) => {
        const room = rooms.find((candidate) => candidate.id === id)
        if (room) onChange(room)
      }}
    />
  )
}

/** The room can be booked: the desk knows whether its guests are about to leave. */
const OverstayWarning = ({ overstay }: { overstay: Overstay }) => (
  <Text span inherit c="var(--warning-text)" fw={550}>
    <IconAlertTriangle size={14} aria-hidden style={{ verticalAlign: '-2px' }} /> {overstayWarning(overstay)}
  </Text>
)

/** In the option's colour, which changes when it is marked. */
const RoomOption = ({ room }: { room: Room }) => (
  <Group justify="space-between" wrap="nowrap" gap="md" flex={1}>
    <span>
      <Text span fw={600} inherit>
        {room.room_number}
      </Text>{' '}
      <Text span fz="sm">
        {room.overstay ? guestStillInRoom : occupancyText(room.room_type)}
      </Text>
    </span>
    <Text span fz="sm">
      {formatRupees(room.room_type.price_per_night)}
    </Text>
  </Group>
)
