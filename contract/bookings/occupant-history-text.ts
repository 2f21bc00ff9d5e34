/** A person who was put into a room of a booking, or taken out. */
export interface OccupantChange {
  id: number
  at: string
  who: string | null
  is_added: boolean
  name: string
}

export const occupantChangeInWords = ({ is_added, name }: OccupantChange) =>
  is_added ? `Registered ${name} in the room` : `Took ${name} out of the room`
