import { useRef } from 'react'
import { rupeesFromPaise } from '#contract/kit/money.ts'
import type { Room } from '#contract/rooms/room.ts'

const priceOf = (room: Room | undefined) => room && rupeesFromPaise(room.room_type.price_per_night)

/** The rent for a newly chosen room: the price of its type, unless another rent was typed. */
export const useRentFill = () => {
  const filled = useRef<number>(undefined)
  return (rent: number | null, chosen: Room, before: Room | undefined) => {
    const isOwn = rent !== null && rent !== 0 && rent !== filled.current && rent !== priceOf(before)
    if (isOwn) return rent
    filled.current = priceOf(chosen)
    return filled.current ?? 0
  }
}
