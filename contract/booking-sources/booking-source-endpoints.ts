import { BookingSource, BookingSourceDraft, BookingSourceEdit } from '#contract/booking-sources/booking-source.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { IdText } from '#contract/kit/id.ts'
import { idEndpoints } from '#contract/kit/id-endpoints.ts'
import { Done } from '#contract/kit/replies.ts'
import { z } from '#contract/kit/z.ts'

const path = '/booking-sources'

export const bookingSourceEndpoints = {
  ...idEndpoints(path, {
    noun: 'booking source',
    access: { view: 'bookings.view', change: 'settings.change' },
    row: BookingSource,
    draft: BookingSourceDraft,
    edit: BookingSourceEdit,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'settings.change',
    summary: 'Delete a booking source; bookings that have it keep it',
    params: z.object({ id: IdText }),
    reply: Done,
  }),
}
