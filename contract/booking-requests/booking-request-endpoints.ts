import {
  BookingRequest,
  BookingRequestDraft,
  BookingRequestQuery,
  FreeType,
  FreeTypeQuery,
  MyRequest,
  RequestConfirmation,
  RequestRefusal,
} from '#contract/booking-requests/booking-request.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { mailedReply } from '#contract/kit/mail-delivery.ts'
import { pageOf } from '#contract/kit/paging.ts'
import { dataOf, savedReply } from '#contract/kit/replies.ts'
import { SlugParams } from '#contract/kit/slug-endpoints.ts'
import { z } from '#contract/kit/z.ts'

const path = '/booking-requests'
const mine = '/my/requests'

export const bookingRequestEndpoints = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'bookings.view',
    summary: 'List booking requests of guests, open ones first',
    query: BookingRequestQuery,
    reply: pageOf(BookingRequest),
  }),
  confirm: endpoint({
    method: 'POST',
    path: `${path}/:slug/confirm`,
    access: 'bookings.change',
    summary: 'Make a booking of a request',
    params: SlugParams,
    body: RequestConfirmation,
    reply: savedReply(BookingRequest).extend(mailedReply),
  }),
  decline: endpoint({
    method: 'POST',
    path: `${path}/:slug/decline`,
    access: 'bookings.change',
    summary: 'Decline a request, with a reason for the guest',
    params: SlugParams,
    body: RequestRefusal,
    reply: savedReply(BookingRequest).extend(mailedReply),
  }),
  freeTypes: endpoint({
    method: 'GET',
    path: '/my/room-types',
    access: 'candidate',
    summary: 'Kinds of rooms that are free between two days',
    query: FreeTypeQuery,
    reply: dataOf(z.array(FreeType)),
  }),
  mine: endpoint({
    method: 'GET',
    path: mine,
    access: 'candidate',
    summary: 'The own requests, newest first, 50 at most',
    reply: dataOf(z.array(MyRequest)),
  }),
  send: endpoint({
    method: 'POST',
    path: mine,
    access: 'candidate',
    summary: 'Ask the hotel for a room',
    body: BookingRequestDraft,
    reply: savedReply(MyRequest),
    status: 201,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: `${mine}/:slug/withdraw`,
    access: 'candidate',
    summary: 'Withdraw an own request that is open',
    params: SlugParams,
    reply: savedReply(MyRequest),
  }),
}
