export type RoomTypeColour = 'honeymoon' | 'deluxe' | 'premium' | 'other'

/** The colour of a room type goes by its name, which always stands beside it. */
export const roomTypeColour = (roomType: string): RoomTypeColour => {
  const name = roomType.toLowerCase()
  if (name.includes('honeymoon')) return 'honeymoon'
  if (name.includes('deluxe')) return 'deluxe'
  if (name.includes('premium')) return 'premium'
  return 'other'
}
