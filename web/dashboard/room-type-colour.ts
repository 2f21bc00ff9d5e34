export type RoomTypeColour = 'honeymoon' | 'deluxe' | 'premium' | 'other'

/** The colour of a room type follows from its name, which is always shown beside it. */
export const roomTypeColour = (roomType: string): RoomTypeColour => {
  const name = roomType.toLowerCase()
  if (name.includes('honeymoon')) return 'honeymoon'
  if (name.includes('deluxe')) return 'deluxe'
  if (name.includes('premium')) return 'premium'
  return 'other'
}
