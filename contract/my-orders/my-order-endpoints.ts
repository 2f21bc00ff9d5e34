import { endpoint } from '#contract/kit/endpoint.ts'
import { pageOf } from '#contract/kit/paging.ts'
import { dataOf, savedReply } from '#contract/kit/replies.ts'
import { SlugParams } from '#contract/kit/slug-endpoints.ts'
import { MyMenu, MyOrder, MyOrderDraft, MyOrderQuery } from '#contract/my-orders/my-order.ts'

const access = 'candidate' as const
const path = '/my/orders'

export const myOrderEndpoints = {
  menu: endpoint({
    method: 'GET',
    path: '/my/menu',
    access,
    summary: 'What can be ordered now, and for which of the own stays',
    reply: dataOf(MyMenu),
  }),
  list: endpoint({
    method: 'GET',
    path,
    access,
    summary: 'The own orders, newest first',
    query: MyOrderQuery,
    reply: pageOf(MyOrder),
  }),
  place: endpoint({
    method: 'POST',
    path,
    access,
    summary: 'Order to the own room',
    body: MyOrderDraft,
    reply: savedReply(MyOrder),
    status: 201,
  }),
  cancel: endpoint({
    method: 'POST',
    path: `${path}/:slug/cancel`,
    access,
    summary: 'Cancel an own order that is not begun yet',
    params: SlugParams,
    reply: savedReply(MyOrder),
  }),
}
