import { longestStay } from '#contract/bookings/booking-draft.ts'
import { Flag } from '#contract/kit/flag.ts'
import {
  choiceWithDefault,
  optionalId,
  optionalRupees,
  optionalWorkDay,
  requiredVersion,
} from '#contract/kit/form-value.ts'
import { Id, IdText } from '#contract/kit/id.ts'
import { Rupees } from '#contract/kit/money.ts'
import { listQuery } from '#contract/kit/paging.ts'
import { RecordEvent } from '#contract/kit/record-event.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { requiredText, text } from '#contract/kit/text.ts'
import { CalendarDate, Instant, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { repairMessages as say } from '#contract/repairs/repair-messages.ts'
import { RepairPriority, RepairStatus } from '#contract/repairs/repair-names.ts'
import { roomMessages } from '#contract/rooms/room-messages.ts'

export const longestArea = 60

/** A form with a photo is sent as text, one without as JSON: both are read. */
const fields = z.object({
  /** A room or an area, not both. */
  room_id: optionalId.default(null),
  area: text(longestArea).default(''),
  description: requiredText(1000, say.descriptionMissing),
  priority: choiceWithDefault('normal', 'urgent', 'high', 'low').default('normal'),
  /** The rest needs the permission to manage repairs. */
  assignee_id: optionalId.default(null),
  due_date: optionalWorkDay.default(null),
  cost: optionalRupees(say.costNegative).default(null),
  /** The nights that are blocked: the first one, and the day on which the room is free again. */
  check_in_date: optionalWorkDay.default(null),
  check_out_date: optionalWorkDay.default(null),
})
type Fields = z.output<typeof fields>

/** The first error of a draft that concerns several fields. */
const wrongTogether = (draft: Fields): { path: keyof Fields; message: string } | undefined => {
  const { room_id, area, check_in_date: first, check_out_date: free } = draft
  if (room_id === null && area === '') return { path: 'room_id', message: say.placeMissing }
  if (room_id !== null && area !== '') return { path: 'area', message: say.placeTwice }
  if (first === null && free === null) return undefined
  if (room_id === null) return { path: 'check_in_date', message: say.nightsNeedRoom }
  if (first === null) return { path: 'check_in_date', message: say.firstNightMissing }
  if (free === null) return { path: 'check_out_date', message: say.lastDayMissing }
  if (free <= first) return { path: 'check_out_date', message: say.freeTooEarly }
  if (nightsBetween(first, free) <= longestStay) return undefined
  return { path: 'check_out_date', message: roomMessages.blockedTooLong(longestStay) }
}

const refuseTogether = (draft: Fields, context: z.core.$RefinementCtx) => {
  const wrong = wrongTogether(draft)
  if (wrong) context.addIssue({ code: 'custom', input: draft, path: [wrong.path], message: wrong.message })
}

export const RepairDraft = fields
  .extend({
    /** Made by the sender: a report that is sent again, even days later, is not a second one. */
    client_id: z.uuid().optional(),
  })
  .superRefine(refuseTogether)
export type RepairDraft = z.output<typeof RepairDraft>

export const RepairEdit = fields.extend({ version: requiredVersion }).superRefine(refuseTogether)
export type RepairEdit = z.output<typeof RepairEdit>

const Person = z.object({ id: Id, name: z.string() })

export const Repair = z.object({
  id: Id,
  slug: Slug,
  room: z.object({ id: Id, slug: Slug, room_number: z.string() }).nullable(),
  area: z.string(),
  description: z.string(),
  priority: RepairPriority,
  status: RepairStatus,
  assignee: Person.nullable(),
  due_date: CalendarDate.nullable(),
  /** It is not closed and its due date is over. */
  is_overdue: z.boolean(),
  cost: Rupees.nullable(),
  /** The nights that it blocks or blocked. */
  check_in_date: CalendarDate.nullable(),
  check_out_date: CalendarDate.nullable(),
  /** The recurring task that made it. */
  task: z.object({ slug: Slug, description: z.string() }).nullable(),
  reported_by: z.string().nullable(),
  reported_at: Instant,
  closed_by: z.string().nullable(),
  closed_at: Instant.nullable(),
  photos: z.array(z.object({ slug: Slug, added_by: z.string().nullable(), added_at: Instant })),
  comments: z.int(),
  version: z.int(),
})
export type Repair = z.output<typeof Repair>

export const RepairDetails = Repair.extend({
  comments: z.array(z.object({ id: Id, at: Instant, who: z.string().nullable(), comment: z.string() })),
  /** What was changed and by whom, newest first. */
  history: z.array(RecordEvent),
})
export type RepairDetails = z.output<typeof RepairDetails>

export const RepairQuery = listQuery('reported_at', 'due_date', 'priority', 'place', 'status', 'cost').extend({
  /** True for those that are not closed, false for closed ones. */
  is_open: Flag.optional(),
  /** Assigned to me, or reported by me. */
  mine: Flag.optional(),
  overdue: Flag.optional(),
  priority: RepairPriority.optional(),
  room_id: IdText.optional(),
})
export type RepairQuery = z.output<typeof RepairQuery>

/** An open fault in short, for everyone who sees the room. */
export const Fault = z.object({
  slug: Slug,
  room_id: Id,
  room_number: z.string(),
  description: z.string(),
  priority: RepairPriority,
  status: RepairStatus,
  reported_at: Instant,
  due_date: CalendarDate.nullable(),
  check_in_date: CalendarDate.nullable(),
  check_out_date: CalendarDate.nullable(),
})
export type Fault = z.output<typeof Fault>

const roomIds = z.string().regex(/^\d{1,10}(,\d{1,10}){0,199}$/, 'Send the ids of rooms, separated by commas')

/** `room_ids=3,4` */
export const FaultQuery = z.object({
  room_ids: z.codec(roomIds, z.array(Id), {
    decode: (ids) => ids.split(',').map(Number),
    encode: (ids) => ids.join(','),
  }),
})
