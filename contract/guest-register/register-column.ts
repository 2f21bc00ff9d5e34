import { z } from '#contract/kit/z.ts'

/** What the register can say of a person, in the usual order. */
export const registerColumns = {
  number: 'No.',
  name: 'Name',
  relation: 'Relation',
  age: 'Age',
  sex: 'Sex',
  nationality: 'Nationality',
  phone: 'Phone',
  address: 'Address',
  id_proof: 'ID type and number',
  from_place: 'Coming from',
  proceeding_to: 'Going to',
  purpose: 'Purpose of visit',
  room: 'Room',
  arrival: 'Arrival',
  departure: 'Departure',
  bill: 'Bill no.',
  signature: 'Signature',
} as const

export type RegisterColumn = keyof typeof registerColumns
export const allRegisterColumns = Object.keys(registerColumns) as [RegisterColumn, ...RegisterColumn[]]
export const RegisterColumn = z.enum(allRegisterColumns)

/** Who is on the page of a day: those who arrived, or everybody who slept in the house or came and left that day. */
export const RegisterShows = z.enum(['arrivals', 'in_house'])
export type RegisterShows = z.infer<typeof RegisterShows>

export const registerShowsNames: Record<RegisterShows, string> = {
  arrivals: 'Arrivals of the day',
  in_house: 'Everybody in the house',
}
