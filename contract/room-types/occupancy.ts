import type { RoomType } from '#contract/room-types/room-type.ts'

type Occupancy = Pick<RoomType, 'max_adults' | 'max_children' | 'max_infants'>

const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** `2 adults, 1 child, 1 infant` */
export const occupancyText = ({ max_adults, max_children, max_infants }: Occupancy) =>
  [
    some(max_adults, 'adult', 'adults'),
    some(max_children, 'child', 'children'),
    some(max_infants, 'infant', 'infants'),
  ].join(', ')
