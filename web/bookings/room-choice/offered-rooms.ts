import { useEffect, useEffectEvent, useRef } from 'react'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { Room } from '#contract/rooms/room.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { useAllRooms, useFreeRooms } from '#web/rooms/room-queries.ts'

interface Nights {
  check_in_date: CalendarDate | null
  check_out_date: CalendarDate | null
  except_booking: string | undefined
  /** While the booking is being saved its own rooms may become unavailable, so they are not checked. */
  isSent: boolean
}

const inOrder = (rooms: Room[] = []) => rooms.filter(({ status }) => status !== 'maintenance')

/** The rooms to choose from: the free rooms or, if they cannot be read, all rooms. */
export const useOfferedRooms = ({ check_in_date, check_out_date, except_booking, isSent }: Nights) => {
  const areNights = check_in_date !== null && check_out_date !== null && check_in_date < check_out_date
  const free = useFreeRooms(areNights ? { check_in_date, check_out_date, except_booking } : undefined, !isSent)
  const all = useAllRooms(free.isError)
  const isFullList = free.isError && all.data !== undefined
  const isFailed = free.isError && all.isError
  const isCertain = areNights && free.isSuccess && !free.isPlaceholderData

  useEffect(() => {
    if (isFullList) toast.warning(say.fullListOffered)
  }, [isFullList])

  return {
    rooms: (areNights && (free.data ?? (free.isError ? inOrder(all.data) : undefined))) || [],
    /** These are the free rooms of exactly these nights. */
    isCertain,
    /** The free rooms of these nights are being read. */
    isAwaited: areNights && !isCertain && !isFullList && !isFailed,
    isFullList,
    isFailed,
    isSent,
    /** The guests arrive today, so the condition of the rooms matters. */
    isForToday: check_in_date === useHotelToday(),
  }
}

export type OfferedRooms = ReturnType<typeof useOfferedRooms>

/**
 * Reports when the chosen room is no longer free. It also reports when that room is free again for other dates, unless
 * another room was chosen meanwhile; for instance after an extension was undone.
 */
export const useLostRoom = (
  { rooms, isCertain }: OfferedRooms,
  chosen: number | null,
  known: Pick<Room, 'id' | 'room_number'>[],
  { onLost, onBack }: { onLost: (message: string) => void; onBack: (room: Room) => void },
) => {
  const numbers = useRef(new Map<number, string>())
  for (const { id, room_number } of [...known, ...rooms]) numbers.current.set(id, room_number)
  const lost = useRef<number>(undefined)
  const tell = useEffectEvent(onLost)
  const giveBack = useEffectEvent(onBack)

  const isLost = isCertain && chosen !== null && !rooms.some(({ id }) => id === chosen)
  useEffect(() => {
    if (!isLost || chosen === null) return
    lost.current = chosen
    tell(say.roomNoLongerFree(numbers.current.get(chosen) ?? ''))
  }, [isLost, chosen])

  useEffect(() => {
    if (!isCertain || isLost) return
    const room = chosen === null ? rooms.find(({ id }) => id === lost.current) : undefined
    if (chosen !== null || room) lost.current = undefined
    if (room) giveBack(room)
  }, [isCertain, isLost, chosen, rooms])
}

/** Reports when no room of the chosen type is free any more. */
export const useLostType = (
  { rooms, isCertain }: OfferedRooms,
  chosen: number | null,
  onLost: (message: string) => void,
) => {
  const names = useRef(new Map<number, string>())
  for (const { room_type_id, room_type } of rooms) names.current.set(room_type_id, room_type.name)
  const tell = useEffectEvent(onLost)

  const isLost = isCertain && chosen !== null && !rooms.some(({ room_type_id }) => room_type_id === chosen)
  useEffect(() => {
    if (!isLost || chosen === null) return
    const message = say.typeNoLongerFree(names.current.get(chosen) ?? '')
    toast.warning(message)
    tell(message)
  }, [isLost, chosen])
}

/** Chooses a room that other bookings were moved out of, as soon as it is known to be free. */
export const useFreedRoom = (
  { rooms, isCertain }: OfferedRooms,
  freed: number | undefined,
  onFree: (room: Room) => void,
) => {
  const choose = useEffectEvent(onFree)
  useEffect(() => {
    const room = isCertain ? rooms.find(({ id }) => id === freed) : undefined
    if (room) choose(room)
  }, [isCertain, rooms, freed])
}
