import { BookingDetail } from '#contract/bookings/booking.ts'
import { CheckOutRoom, CorrectNights, Extend, MoveRoom, SwapRooms } from '#contract/bookings/stays/stay-actions.ts'
import { Bill } from '#contract/folios/bill.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { Rupees } from '#contract/kit/money.ts'
import { dataOf, savedReply } from '#contract/kit/replies.ts'
import { SlugParams } from '#contract/kit/slug-endpoints.ts'
import { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'

const Changed = savedReply(BookingDetail)
const path = '/bookings/:slug'
const action = { method: 'POST' as const, params: SlugParams, reply: Changed }

/** A change to be shown before it is saved. */
const PreviewQuery = z.object({
  action: z.enum(['move', 'extend', 'check-out-room']).default('move'),
  line: z.coerce.number().int().positive().optional(),
  room_id: z.coerce.number().int().positive().optional(),
  from_date: CalendarDate.optional(),
  check_out_date: CalendarDate.optional(),
  rent: z.enum(['keep', 'new']).optional(),
})
export type PreviewQuery = z.output<typeof PreviewQuery>

const Preview = z.object({
  before: Bill,
  after: Bill,
  /** The restrictions of the rate plan that the change violates and the booking did not: it needs a reason. */
  violations: z.array(z.string()),
  /** The rent of the last night in each extended room: the added nights have it if the desk keeps the rent. */
  last_rents: z.array(Rupees).optional(),
})

export const stayEndpoints = {
  moveRoom: endpoint({
    ...action,
    path: `${path}/move-room`,
    access: 'bookings.change',
    summary: 'Move a guest to another room',
    body: MoveRoom,
  }),
  swapRooms: endpoint({
    ...action,
    path: `${path}/swap-rooms`,
    access: 'bookings.change',
    summary: 'Swap the rooms of two bookings, or of two lines of a group',
    body: SwapRooms,
  }),
  extend: endpoint({
    ...action,
    path: `${path}/extend`,
    access: 'bookings.change',
    summary: 'Extend a stay, in the same room or in another one',
    body: Extend,
  }),
  checkOutRoom: endpoint({
    ...action,
    path: `${path}/check-out-room`,
    access: 'bookings.change',
    summary: 'Check out one room of a group before the others',
    body: CheckOutRoom,
  }),
  correctNights: endpoint({
    ...action,
    path: `${path}/correct-nights`,
    access: 'bookings.correct',
    summary: 'Correct nights before today, with a reason, until they are invoiced',
    body: CorrectNights,
  }),
  preview: endpoint({
    method: 'GET',
    path: `${path}/preview`,
    access: 'bookings.view',
    summary:
      'The bill before and after a room move, an extension or the check-out of one room, and the restrictions that need a reason',
    params: SlugParams,
    query: PreviewQuery,
    reply: dataOf(Preview),
  }),
}
