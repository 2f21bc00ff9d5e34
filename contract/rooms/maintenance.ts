import { furthestArrival, longestStay } from '#contract/bookings/booking-draft.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { Id } from '#contract/kit/id.ts'
import { Done, dataOf, savedReply } from '#contract/kit/replies.ts'
import { SlugParams } from '#contract/kit/slug-endpoints.ts'
import { requiredText } from '#contract/kit/text.ts'
import { addDays, CalendarDate, nightsBetween, requiredDay } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { roomMessages as say } from '#contract/rooms/room-messages.ts'

/** Nights for which a room is blocked. They cannot be booked. */
export const MaintenanceDraft = z
  .object({
    check_in_date: requiredDay('First night is required'),
    check_out_date: requiredDay('The day on which it is free again is required'),
    maintenance_reason: requiredText(500),
  })
  .refine((draft) => draft.check_out_date > draft.check_in_date, {
    path: ['check_out_date'],
    message: 'The room is free again on the day after its first night at the earliest',
  })
  .refine((draft) => !(nightsBetween(draft.check_in_date, draft.check_out_date) > longestStay), {
    path: ['check_out_date'],
    message: say.blockedTooLong(longestStay),
  })
export type MaintenanceDraft = z.infer<typeof MaintenanceDraft>

/** The error of a block's first night: it must not be in the past, nor further ahead than bookings may be. */
export const wrongFirstNight = (night: CalendarDate, today: CalendarDate) => {
  if (night < today) return say.blockedInPast
  if (night > addDays(today, furthestArrival)) return say.blockedTooFarAhead
  return undefined
}

const Maintenance = z.object({
  id: Id,
  check_in_date: CalendarDate,
  check_out_date: CalendarDate,
  maintenance_reason: z.string(),
})

const path = '/rooms/:slug/maintenance'

export const maintenanceEndpoints = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'rooms.view',
    summary: 'Nights for which a room is blocked, from today on',
    params: SlugParams,
    reply: dataOf(z.array(Maintenance)),
  }),
  save: endpoint({
    method: 'POST',
    path,
    access: 'rooms.block',
    summary: 'Block a room for maintenance',
    params: SlugParams,
    body: MaintenanceDraft,
    reply: savedReply(Maintenance),
    status: 201,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'rooms.block',
    summary: 'Unblock a room after maintenance',
    params: SlugParams.extend({ id: z.coerce.number().pipe(Id) }),
    reply: Done,
  }),
}
