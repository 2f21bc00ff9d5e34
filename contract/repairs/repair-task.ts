import { endpoint } from '#contract/kit/endpoint.ts'
import { Id } from '#contract/kit/id.ts'
import { Done, dataOf, savedReply } from '#contract/kit/replies.ts'
import { Slug, SlugParams } from '#contract/kit/slug-endpoints.ts'
import { requiredText } from '#contract/kit/text.ts'
import { CalendarDate, FilterDay, requiredDay } from '#contract/kit/time/calendar-date.ts'
import { Version } from '#contract/kit/version.ts'
import { z } from '#contract/kit/z.ts'
import { longestArea } from '#contract/repairs/repair.ts'
import { RepairPriority } from '#contract/repairs/repair-names.ts'
import { repairTaskMessages as say } from '#contract/repairs/repair-task-messages.ts'

const mostDays = 3650

/** A task that comes again, so many days after it was closed in each of its rooms and areas. */
const fields = z.object({
  description: requiredText(1000, say.descriptionMissing),
  every_days: z.int(say.daysMissing).min(1, say.daysMissing).max(mostDays, say.daysMissing),
  /** When it is due in places where it has never been done. */
  start_date: requiredDay(say.startMissing).pipe(FilterDay),
  priority: RepairPriority.default('normal'),
  assignee_id: Id.nullable().default(null),
  room_ids: z.array(Id).max(500).default([]),
  areas: z.array(requiredText(longestArea)).max(100).default([]),
  /** No repairs are opened while it is paused. */
  is_paused: z.boolean().default(false),
})

const hasPlace = ({ room_ids, areas }: z.output<typeof fields>) => room_ids.length + areas.length > 0
const needsPlace = { path: ['room_ids'], message: say.placeMissing }

export const RepairTaskDraft = fields.refine(hasPlace, needsPlace)
export type RepairTaskDraft = z.output<typeof RepairTaskDraft>

export const RepairTaskEdit = fields.extend({ version: Version }).refine(hasPlace, needsPlace)
export type RepairTaskEdit = z.output<typeof RepairTaskEdit>

export const RepairTask = z.object({
  id: Id,
  slug: Slug,
  description: z.string(),
  every_days: z.int(),
  start_date: CalendarDate,
  priority: RepairPriority,
  assignee: z.object({ id: Id, name: z.string() }).nullable(),
  is_paused: z.boolean(),
  places: z.array(
    z.object({
      room: z.object({ id: Id, room_number: z.string() }).nullable(),
      area: z.string(),
      /** When it was closed last; null before the first time. */
      counted_from: CalendarDate.nullable(),
      next_due: CalendarDate,
      /** The repair that is open here; the next one counts from its closing. */
      open_repair: Slug.nullable(),
    }),
  ),
  version: z.int(),
})
export type RepairTask = z.output<typeof RepairTask>

// Below the path of repairs, so that open screens of both read again when one of them changes.
const path = '/repairs/tasks'
const bySlug = { path: `${path}/:slug`, params: SlugParams }
const access = 'repairs.manage'

export const repairTaskEndpoints = {
  list: endpoint({
    method: 'GET',
    path,
    access,
    summary: 'List recurring tasks with their rooms and areas and when each is due next',
    reply: dataOf(z.array(RepairTask)),
  }),
  save: endpoint({
    method: 'POST',
    path,
    access,
    summary: 'Add a recurring task, such as the service of an AC every 90 days',
    body: RepairTaskDraft,
    reply: savedReply(RepairTask),
    status: 201,
  }),
  update: endpoint({
    ...bySlug,
    method: 'PUT',
    access,
    summary: 'Change or pause a recurring task',
    body: RepairTaskEdit,
    reply: savedReply(RepairTask),
  }),
  remove: endpoint({
    ...bySlug,
    method: 'DELETE',
    access,
    summary: 'Delete a recurring task; repairs that it has opened remain',
    reply: Done,
  }),
}
