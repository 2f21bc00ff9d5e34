import { slugEndpoints } from '#contract/kit/slug-endpoints.ts'
import { Room, RoomDraft, RoomEdit, RoomQuery } from '#contract/rooms/room.ts'

export const roomEndpoints = slugEndpoints('/rooms', {
  noun: 'room',
  access: { view: 'rooms.view', change: 'rooms.change' },
  row: Room,
  draft: RoomDraft,
  edit: RoomEdit,
  query: RoomQuery,
})
