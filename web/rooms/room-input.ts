import { z } from '#contract/kit/z.ts'
import { MaintenanceDraft } from '#contract/rooms/maintenance.ts'
import { Room, RoomEdit } from '#contract/rooms/room.ts'
import { type FormValues, valuesOf } from '#web/kit/form/form-values.ts'
import type { FormOf } from '#web/kit/form/use-form-of.ts'

const isEmpty = (value: unknown) => value === undefined || value === null || String(value).trim() === ''

/** Empty fields mean no block. If one date is typed, both are required. */
const Nights = z.codec(z.custom<z.input<typeof MaintenanceDraft>>(), MaintenanceDraft.optional(), {
  decode: (typed) => (Object.values(typed).every(isEmpty) ? undefined : typed),
  encode: (nights) => nights ?? { check_in_date: '', check_out_date: '', maintenance_reason: '' },
})

/** The room, and nights to block that have been typed but not sent yet. */
export const roomFormSchema = RoomEdit.extend({ maintenance: Nights })

export type RoomInput = FormValues<typeof roomFormSchema>

export type RoomForm = FormOf<typeof roomFormSchema>

export const noNights: RoomInput['maintenance'] = { check_in_date: null, check_out_date: null, maintenance_reason: '' }

export const newRoom: RoomInput = {
  room_number: '',
  room_type_id: null,
  status: 'available',
  description: '',
  version: 0,
  maintenance: noNights,
}

export const inputOf = (room: Room): RoomInput => ({ ...valuesOf(Room, RoomEdit, room), maintenance: noNights })
