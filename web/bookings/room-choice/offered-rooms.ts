import { useEffect, useEffectEvent, useRef } from 'react'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import type { Room } from '#contract/rooms/room.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { useAllRooms, useFreeRooms } from '#web/rooms/room-queries.ts'

interface Nights {
  check_in_date: CalendarDate | null
  check_out_date: CalendarDate | null
  except_booking: string | undefined
  /** The booking is on its way: what becomes of its rooms now may well be its own doing, and is not asked for. */
  isSent: boolean
}

/** The rooms to choose from: those free for the nights or, if that could not be read, all of them. */
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
    rooms: (areNights && (free.data ?? (free.isError ? all.data : undefined))) || [],
    /** These are the free rooms of exactly these nights. */
    isCertain,
    /** The rooms of these nights are still on their way. */
    isAwaited: areNights && !isCertain && !isFullList && !isFailed,
    isFullList,
    isFailed,
    isSent,
  }
}

export type OfferedRooms = ReturnType<typeof useOfferedRooms>

/**
 * Notices when the chosen room is not free any more, and says so; and when it is free again for other dates before
 * another one was chosen, as after an extension that is taken back.
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
    const message = say.roomNoLongerFree(numbers.current.get(chosen) ?? '')
    toast.warning(message)
    lost.current = chosen
    tell(message)
  }, [isLost, chosen])

  useEffect(() => {
    if (!isCertain || isLost) return
    const room = chosen === null ? rooms.find(({ id }) => id === lost.current) : undefined
    if (chosen !== null || room) lost.current = undefined
    if (room) giveBack(room)
  }, [isCertain, isLost, chosen, rooms])
}
