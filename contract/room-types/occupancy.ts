import { counted } from '#contract/kit/counted.ts'
import type { RoomType } from '#contract/room-types/room-type.ts'

type Occupancy = Pick<RoomType, 'max_adults' | 'max_children' | 'max_infants'>

/** `2 adults, 1 child, 1 infant` */
export const occupancyText = ({ max_adults, max_children, max_infants }: Occupancy) =>
  [counted(max_adults, 'adult'), counted(max_children, 'child', 'children'), counted(max_infants, 'infant')].join(', ')
