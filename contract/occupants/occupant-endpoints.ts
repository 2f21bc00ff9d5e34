import { endpoint } from '#contract/kit/endpoint.ts'
import { IdText } from '#contract/kit/id.ts'
import { Done, dataOf, savedReply } from '#contract/kit/replies.ts'
import { SlugParams } from '#contract/kit/slug-endpoints.ts'
import { z } from '#contract/kit/z.ts'
import {
  GuestStays,
  LikelyOccupant,
  Occupant,
  OccupantDraft,
  OccupantEdit,
  OccupantsOfBooking,
} from '#contract/occupants/occupant.ts'

const ofBooking = { path: '/bookings/:slug/occupants', params: SlugParams }
const bySlug = { path: '/occupants/:slug', params: SlugParams }
const change = { access: 'bookings.change' } as const

export const occupantEndpoints = {
  list: endpoint({
    ...ofBooking,
    method: 'GET',
    access: 'bookings.view',
    summary: 'Everybody in the rooms of a booking, and who stayed with them before',
    reply: dataOf(OccupantsOfBooking),
  }),
  companions: endpoint({
    method: 'GET',
    path: '/guests/companions',
    access: 'guests.view',
    summary: 'Who stayed with a guest before',
    query: z.object({ guest_id: IdText }),
    reply: dataOf(z.array(LikelyOccupant)),
  }),
  stays: endpoint({
    method: 'GET',
    path: '/occupants',
    access: 'bookings.view',
    summary: 'The latest bookings that a guest sleeps in, with the others in the room',
    query: z.object({ guest_id: IdText }),
    reply: dataOf(GuestStays),
  }),
  save: endpoint({
    ...ofBooking,
    ...change,
    method: 'POST',
    summary: 'Add a person to a room of a booking: guest_id, or a new guest with name and nationality_id at least',
    body: OccupantDraft,
    reply: savedReply(Occupant),
    status: 201,
  }),
  update: endpoint({
    ...bySlug,
    ...change,
    method: 'PUT',
    summary: 'Change the room, relation, age or times of a person in a booking',
    body: OccupantEdit,
    reply: savedReply(Occupant),
  }),
  remove: endpoint({
    ...bySlug,
    ...change,
    method: 'DELETE',
    summary: 'Take a person out of a booking; the guest stays in the list of guests',
    reply: Done,
  }),
}
