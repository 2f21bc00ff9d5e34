import { Id, IdText } from '#contract/kit/id.ts'
import { listQuery } from '#contract/kit/paging.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { requiredText } from '#contract/kit/text.ts'
import { FilterDay } from '#contract/kit/time/calendar-date.ts'
import { Version } from '#contract/kit/version.ts'
import { z } from '#contract/kit/z.ts'
import { RoomType } from '#contract/room-types/room-type.ts'
import { MaintenanceDraft } from '#contract/rooms/maintenance.ts'
import { Overstay } from '#contract/rooms/overstay.ts'
import { RoomCondition } from '#contract/rooms/room-condition.ts'

/** What the screens show. Whether a room is occupied follows from its stays; only maintenance is stored. */
export const RoomStatus = z.enum(['available', 'occupied', 'maintenance'], 'This field is required')
export type RoomStatus = z.infer<typeof RoomStatus>

export const RoomDraft = z.object({
  room_number: requiredText(20),
  room_type_id: Id,
  /** Unchanged by default; available in a new room. A room becomes occupied only by a check-in. */
  status: RoomStatus.optional(),
  description: requiredText(1000),
  /** Nights to block for maintenance, saved in one transaction with the room. */
  maintenance: MaintenanceDraft.optional(),
})
export type RoomDraft = z.infer<typeof RoomDraft>

export const RoomEdit = RoomDraft.extend({ version: Version })
export type RoomEdit = z.infer<typeof RoomEdit>

export const Room = z.object({
  id: Id,
  slug: Slug,
  room_number: z.string(),
  room_type_id: Id,
  room_type: RoomType.pick({
    name: true,
    max_adults: true,
    max_children: true,
    max_infants: true,
    price_per_night: true,
  }),
  status: RoomStatus,
  condition: RoomCondition,
  /** Clean, or inspected if the settings say so: guests can have it. */
  is_ready: z.boolean(),
  description: z.string(),
  overstay: Overstay.nullable(),
  /** How many faults of the room are not repaired yet. */
  open_faults: z.int(),
  version: z.int(),
})
export type Room = z.infer<typeof Room>

export const RoomQuery = listQuery('room_number', 'room_type', 'status').extend({
  status: RoomStatus.optional(),
  room_type_id: IdText.optional(),
  /** Rooms for walk-ins on this day. */
  free_on: FilterDay.optional(),
})
export type RoomQuery = z.infer<typeof RoomQuery>
