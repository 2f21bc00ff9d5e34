import { Flag } from '#contract/kit/flag.ts'
import { choiceWithDefault, optionalId, optionalWorkDay, requiredVersion } from '#contract/kit/form-value.ts'
import { Id } from '#contract/kit/id.ts'
import { listQuery } from '#contract/kit/paging.ts'
import { RecordEvent } from '#contract/kit/record-event.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { requiredText, text } from '#contract/kit/text.ts'
import { addDays, CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { Version } from '#contract/kit/version.ts'
import { z } from '#contract/kit/z.ts'
import { lostPropertyMessages as say } from '#contract/lost-property/lost-property-messages.ts'

export const LostPropertyStatus = z.enum(['kept', 'returned', 'disposed'])
export type LostPropertyStatus = z.infer<typeof LostPropertyStatus>

/** How long a thing is kept, unless somebody says otherwise. */
const daysKept = 90

export const keepUntilFrom = (foundOn: CalendarDate) => addDays(foundOn, daysKept)

const fields = {
  /** With where in the room it was, which phones ask for separately. */
  description: requiredText(450, say.descriptionRequired),
  /** Found in this room, or in an area of the house. */
  room_id: optionalId.default(null),
  area: text(100).default(''),
  /** Today, unless given. */
  found_on: optionalWorkDay.default(null),
  /** The person who sends it, unless given. */
  found_by: text(100).default(''),
  /** 90 days after the day it was found, unless given. */
  keep_until: optionalWorkDay.default(null),
  /** Where in the house it is kept, such as a numbered box. */
  kept_in: text(100).default(''),
}

interface Place {
  room_id: number | null
  area: string
}

const refusePlace = (draft: Place, context: z.core.$RefinementCtx) => {
  const { room_id, area } = draft
  if ((room_id === null) !== (area === '')) return
  const message = area === '' ? say.placeRequired : say.placeTwice
  context.addIssue({ code: 'custom', input: draft, path: ['area'], message })
}

/** What a form sends, with or without a photo. */
export const LostPropertyDraft = z
  .object({
    ...fields,
    /** Made by the sender: a thing that is sent again, even days later, is not a second one. */
    client_id: z.uuid().optional(),
  })
  .superRefine(refusePlace)
export type LostPropertyDraft = z.infer<typeof LostPropertyDraft>

/** A form without a photo keeps the stored one; `photo: remove` removes it. */
export const LostPropertyEdit = z
  .object({ ...fields, photo: choiceWithDefault('keep', 'remove').default('keep'), version: requiredVersion })
  .superRefine(refusePlace)
export type LostPropertyEdit = z.infer<typeof LostPropertyEdit>

/** The guest, or somebody sent by the guest, has received it. */
export const LostPropertyReturn = z.object({
  returned_to: requiredText(150, say.returnedToRequired),
  closed_on: CalendarDate,
  closing_note: text(500).default(''),
  version: Version,
})
export type LostPropertyReturn = z.infer<typeof LostPropertyReturn>

/** It was thrown away, given to charity or handed to the police. */
export const LostPropertyDisposal = z.object({
  closed_on: CalendarDate,
  closing_note: requiredText(500, say.disposalNoteRequired),
  version: Version,
})
export type LostPropertyDisposal = z.infer<typeof LostPropertyDisposal>

export const LostProperty = z.object({
  id: Id,
  slug: Slug,
  description: z.string(),
  room_id: Id.nullable(),
  room_number: z.string().nullable(),
  area: z.string(),
  found_on: CalendarDate,
  found_by: z.string(),
  keep_until: CalendarDate,
  kept_in: z.string(),
  has_photo: z.boolean(),
  status: LostPropertyStatus,
  /** Only of what was returned. */
  returned_to: z.string(),
  /** The day on which it was returned or disposed of. */
  closed_on: CalendarDate.nullable(),
  closing_note: z.string(),
  /** The reader may edit it: everything with lost_property.change, otherwise the own entry of today while it is kept. */
  may_edit: z.boolean(),
  version: z.int(),
})
export type LostProperty = z.infer<typeof LostProperty>

/** A booking of the room on the day: its guest may miss the thing. */
export const LikelyOwner = z.object({
  booking: Slug,
  booking_number: z.string(),
  guest_name: z.string(),
  phone: z.string(),
  check_in_date: CalendarDate,
  check_out_date: CalendarDate,
})
export type LikelyOwner = z.infer<typeof LikelyOwner>

export const LostPropertyDetails = LostProperty.extend({
  /** Empty for those who may not see bookings. */
  likely_owners: z.array(LikelyOwner),
  /** Who entered, changed and returned it, newest first. */
  history: z.array(RecordEvent),
})
export type LostPropertyDetails = z.infer<typeof LostPropertyDetails>

export const LostPropertyQuery = listQuery('found_on', 'keep_until', 'description').extend({
  status: LostPropertyStatus.optional(),
  /** Still kept although the day until which it was to be kept is over. */
  overdue: Flag.optional(),
})
export type LostPropertyQuery = z.infer<typeof LostPropertyQuery>

export const placeOf = ({ room_number, area }: Pick<LostProperty, 'room_number' | 'area'>) =>
  room_number === null ? area : `Room ${room_number}`

export const isOverdue = ({ status, keep_until }: Pick<LostProperty, 'status' | 'keep_until'>, today: CalendarDate) =>
  status === 'kept' && keep_until < today
