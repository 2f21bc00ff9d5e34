import { slugEndpoints } from '#contract/kit/slug-endpoints.ts'
import { RoomType, RoomTypeDraft, RoomTypeEdit, RoomTypeQuery } from '#contract/room-types/room-type.ts'

export const roomTypeEndpoints = slugEndpoints('/room-types', {
  noun: 'room type',
  access: { view: 'rooms.view', change: 'rooms.change' },
  row: RoomType,
  draft: RoomTypeDraft,
  edit: RoomTypeEdit,
  query: RoomTypeQuery,
})
