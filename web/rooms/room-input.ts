import type { UseFormReturn } from 'react-hook-form'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { MaintenanceDraft } from '#contract/rooms/maintenance.ts'
import { type Room, RoomEdit } from '#contract/rooms/room.ts'

interface NightsInput {
  check_in_date: CalendarDate | null
  check_out_date: CalendarDate | null
  maintenance_reason: string
}

/** The values of the room form: the room, and nights to block that were typed but not sent yet. */
export type RoomInput = Omit<z.input<typeof RoomEdit>, 'room_type_id' | 'maintenance'> & {
  room_type_id: number | null
  maintenance: NightsInput
}

export type RoomForm = UseFormReturn<RoomInput, unknown, RoomEdit>

export const noNights: NightsInput = { check_in_date: null, check_out_date: null, maintenance_reason: '' }

const isEmpty = (value: unknown) => value === undefined || value === null || String(value).trim() === ''

/** Nothing typed is no nights; nights that were begun must be complete. */
const Nights = z.preprocess(
  (typed) => (typed && Object.values(typed).every(isEmpty) ? undefined : typed),
  MaintenanceDraft.optional(),
)

export const roomFormSchema = RoomEdit.extend({ maintenance: Nights }) as unknown as z.ZodType<RoomEdit, RoomInput>

export const newRoom: RoomInput = {
  room_number: '',
  room_type_id: null,
  status: 'available',
  description: '',
  version: 0,
  maintenance: noNights,
}

export const inputOf = ({ room_number, room_type_id, status, description, version }: Room): RoomInput => ({
  room_number,
  room_type_id,
  status,
  description,
  version,
  maintenance: noNights,
})
