import { useContext } from 'react'
import { dayIn } from '#contract/kit/calendar-date.ts'
import { HotelContext } from '#web/kit/brand.tsx'

const usualZone = 'Asia/Kolkata'

export const useHotelZone = () => useContext(HotelContext).time_zone ?? usualZone

/** The day it is at the hotel, wherever the browser stands. */
export const useHotelToday = () => dayIn(useHotelZone(), new Date())
