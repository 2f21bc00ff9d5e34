import { Group, Text, type TextInputProps } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { formatRupees, type Paise } from '#contract/kit/money.ts'
import { occupancyText } from '#contract/room-types/occupancy.ts'
import { guestStillInRoom, guestsLeaveToday, overstayWarning } from '#contract/rooms/overstay.ts'
import { hasGuestsStillIn, readyFirst } from '#contract/rooms/ready-first.ts'
import type { Room } from '#contract/rooms/room.ts'
import { type RoomCondition, roomConditionNames } from '#contract/rooms/room-condition.ts'
import type { RentOfType } from '#web/bookings/pricing/use-type-rents.ts'
import type { OfferedRooms } from '#web/bookings/room-choice/offered-rooms.ts'
import { type AnyOfType, anyOfTypes, anyRoomText, chosenRoom } from '#web/bookings/room-choice/room-choice.ts'
import { ConditionIcon } from '#web/kit/feedback/condition-mark.tsx'
import { SearchSelect } from '#web/kit/fields/search-select.tsx'

interface RoomSelectProps extends Pick<TextInputProps, 'ref' | 'error' | 'onBlur' | 'name'> {
  label: string
  offered: OfferedRooms
  value: number | null
  onChange: (room: Room) => void
  /** The rents by the rate plan, which are shown instead of the prices of the room types. */
  rentOfType?: RentOfType | undefined
  /** Offers any room of a type, too. */
  any?: AnyRoomProps
}

interface AnyRoomProps {
  room_type_id: number | null
  /** The types of which other lines of a group have a room that is not named. */
  takenByOthers?: (number | null)[]
  /** Gets a room that stands for all rooms of the type. */
  onChoose: (room: Room) => void
}

const nameOf = ({ room_number, room_type }: Room) => `${room_number} · ${room_type.name}`

/** Chooses a room by its number or type, or any room of a type; the rooms are listed by type, each with its rent. */
export const RoomSelect = ({ label, offered, value, onChange, rentOfType, any, ...input }: RoomSelectProps) => {
  const { isCertain, isAwaited, isFullList, isFailed, isForToday } = offered
  const rooms = isForToday ? readyFirst(offered.rooms) : offered.rooms
  const [typed, setTyped] = useState<string>()
  const wanted = typed?.trim().toLowerCase() ?? ''
  const room_type_id = any?.room_type_id ?? null
  const chosen = chosenRoom(offered, { room_id: value, room_type_id })
  const isAny = room_type_id !== null
  const overstay = isAny ? null : chosen?.overstay

  const rentOf = ({ room_type_id, room_type }: Room) =>
    rentOfType ? rentOfType.get(room_type_id) : room_type.price_per_night

  const anyOptions = (any ? anyOfTypes(rooms, any.takenByOthers) : []).map((type) => ({
    // A type has the negative of its id, so that it is not mixed up with a room.
    value: -type.room.room_type_id,
    text: anyRoomText(type.room),
    label: <AnyOption {...type} rent={rentOf(type.room)} isCounted={!isFullList} />,
    group: type.room.room_type.name,
    isChosen: type.room.room_type_id === room_type_id,
  }))
  const roomOptions = rooms.map((room) => ({
    value: room.id,
    text: nameOf(room),
    label: <RoomOption room={room} rent={rentOf(room)} isForToday={isForToday} />,
    group: room.room_type.name,
    isChosen: !isAny && room === chosen,
  }))

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
        ) : overstay ? (
          <RoomWarning>{overstayWarning(overstay)}</RoomWarning>
        ) : isForToday && !isAny && chosen && hasGuestsStillIn(chosen) ? (
          <RoomWarning>{guestsLeaveToday}</RoomWarning>
        ) : undefined
      }
      chosen={chosen ? (isAny ? anyRoomText(chosen) : nameOf(chosen)) : ''}
      typed={typed}
      onType={setTyped}
      options={[...anyOptions, ...roomOptions].filter(({ text }) => text.toLowerCase().includes(wanted))}
      isCurrent={!isAwaited}
      nothingFound={rooms.length === 0 ? say.noRoomFree : 'No free room matches'}
      onChoose={(id) => {
        if (id === null) return
        const room = rooms.find((one) => (id < 0 ? one.room_type_id === -id : one.id === id))
        if (room && id < 0) any?.onChoose(room)
        else if (room) onChange(room)
      }}
    />
  )
}

/** The room can be booked: the desk knows whether its guests are about to leave. */
const RoomWarning = ({ children }: { children: string }) => (
  <Text span inherit c="var(--warning-text)" fw={550}>
    <IconAlertTriangle size={14} aria-hidden style={{ verticalAlign: '-2px' }} /> {children}
  </Text>
)

interface Rent {
  /** Per night; undefined while it is not known. */
  rent: Paise | undefined
}

const AnyOption = ({ room, free, isCounted, rent }: AnyOfType & Rent & { isCounted: boolean }) => (
  <Option name={anyRoomText(room)} note={isCounted ? `${free} free` : ''} rent={rent} />
)

const RoomOption = ({ room, rent, isForToday }: Rent & { room: Room; isForToday: boolean }) => (
  <Option
    name={room.room_number}
    note={room.overstay || (isForToday && hasGuestsStillIn(room)) ? guestStillInRoom : occupancyText(room.room_type)}
    condition={isForToday ? room.condition : undefined}
    rent={rent}
  />
)

interface OptionProps extends Rent {
  name: string
  note: string
  condition?: RoomCondition | undefined
}

/** In the option's colour, which changes when it is marked. */
const Option = ({ name, note, condition, rent }: OptionProps) => (
  <Group justify="space-between" wrap="nowrap" gap="md" flex={1}>
    <span>
      <Text span fw={600} inherit>
        {name}
      </Text>{' '}
      {condition && (
        <Text span fz="sm" ml={4}>
          <ConditionIcon condition={condition} /> {roomConditionNames[condition]}
        </Text>
      )}
      <Text span fz="sm" display={condition && 'block'}>
        {note}
      </Text>
    </span>
    <Text span fz="sm">
      {rent !== undefined && formatRupees(rent)}
    </Text>
  </Group>
)
