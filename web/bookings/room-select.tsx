import { Group, Select, type SelectProps, Text } from '@mantine/core'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { formatRupees } from '#contract/kit/money.ts'
import { occupancyText } from '#contract/room-types/occupancy.ts'
import type { Room } from '#contract/rooms/room.ts'
import type { OfferedRooms } from '#web/bookings/offered-rooms.ts'
import { grouped } from '#web/kit/grouped.ts'

interface RoomSelectProps extends Pick<SelectProps, 'ref' | 'error' | 'onBlur' | 'name'> {
  label: string
  offered: OfferedRooms
  value: number | null
  onChange: (room: Room) => void
}

/** Chooses a room by its number or type; the rooms stand under their types, each with its price. */
export const RoomSelect = ({ label, offered, value, onChange, ...input }: RoomSelectProps) => {
  const { rooms, isCertain, isFullList, isFailed } = offered
  const data = grouped(rooms, ({ room_type }) => room_type.name).map(([group, ofType]) => ({
    group,
    items: ofType.map(({ id, room_number, room_type }) => ({ value: id, label: `${room_number} · ${room_type.name}` })),
  }))
  const hint = isFullList ? say.fullListOffered : isFailed ? say.roomsFailed : undefined

  const chosen = rooms.some(({ id }) => id === value) ? (value ?? null) : null
  return (
    <Select<number>
      {...input}
      label={label}
      labelProps={{ 'data-required': true }}
      aria-required
      data={data}
      searchable
      selectFirstOptionOnChange
      selectFirstOptionOnDropdownOpen={chosen === null}
      allowDeselect={false}
      placeholder={isCertain && rooms.length === 0 ? say.noRoomFree : 'Choose a room'}
      nothingFoundMessage={rooms.length === 0 ? say.noRoomFree : 'No free room matches'}
      description={hint}
      maxDropdownHeight={320}
      value={chosen}
      onChange={(id) => {
        const room = rooms.find((candidate) => candidate.id === id)
        if (room) onChange(room)
      }}
      renderOption={({ option }) => <RoomOption room={rooms.find(({ id }) => id === option.value)} />}
    />
  )
}

const RoomOption = ({ room }: { room: Room | undefined }) =>
  room && (
    <Group justify="space-between" wrap="nowrap" gap="md" flex={1}>
      <span>
        <Text span fw={600} inherit>
          {room.room_number}
        </Text>{' '}
        <Text span c="dimmed" fz="sm">
          {occupancyText(room.room_type)}
        </Text>
      </span>
      <Text span fz="sm">
        {formatRupees(room.room_type.price_per_night)}
      </Text>
    </Group>
  )
