import { endpoint } from '#contract/kit/endpoint.ts'
import { FileReply } from '#contract/kit/file-reply.ts'
import { pageOf } from '#contract/kit/paging.ts'
import { dataOf, savedReply } from '#contract/kit/replies.ts'
import { SlugParams } from '#contract/kit/slug-endpoints.ts'
import { z } from '#contract/kit/z.ts'
import { Order, OrderBooking, OrderBookingQuery, OrderQuery } from '#contract/orders/order.ts'
import { OrderDraft, OrderEdit, StatusChange } from '#contract/orders/order-draft.ts'

const path = '/orders'
const bySlug = { path: `${path}/:slug`, params: SlugParams }

export const orderEndpoints = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'orders.view',
    summary: 'List orders, newest first',
    query: OrderQuery,
    reply: pageOf(Order),
  }),
  bookings: endpoint({
    method: 'GET',
    path: `${path}/bookings`,
    access: 'orders.take',
    summary: 'Find bookings to order for, guests in the house first',
    query: OrderBookingQuery,
    reply: dataOf(z.array(OrderBooking)),
  }),
  get: endpoint({ ...bySlug, method: 'GET', access: 'orders.view', summary: 'Get an order', reply: dataOf(Order) }),
  place: endpoint({
    method: 'POST',
    path,
    access: 'orders.take',
    summary: 'Place an order',
    body: OrderDraft,
    reply: savedReply(Order),
    status: 201,
  }),
  update: endpoint({
    ...bySlug,
    method: 'PUT',
    access: 'orders.take',
    summary: 'Change an order',
    body: OrderEdit,
    reply: savedReply(Order),
  }),
  setStatus: endpoint({
    ...bySlug,
    method: 'PATCH',
    path: `${path}/:slug/status`,
    access: 'orders.prepare',
    summary: "Change an order's status",
    body: StatusChange,
    reply: savedReply(Order),
  }),
  slip: endpoint({
    ...bySlug,
    method: 'GET',
    path: `${path}/:slug/slip`,
    access: 'orders.view',
    summary: 'The slip for the kitchen, 80 mm wide',
    file: 'application/pdf',
    reply: FileReply,
  }),
}
