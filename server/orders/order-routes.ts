import { orderEndpoints } from '#contract/orders/order-endpoints.ts'
import { orderMessages as say } from '#contract/orders/order-messages.ts'
import type { Db } from '#server/db/connect.ts'
import type { Api } from '#server/kit/http/http.ts'
import { changeOrder, changeStatus } from '#server/orders/change-order.ts'
import { printSlip } from '#server/orders/kitchen-slip.ts'
import { findBookingsToOrderFor } from '#server/orders/order-booking-store.ts'
import { orderProblems } from '#server/orders/order-problems.ts'
import { getOrder, listOrders } from '#server/orders/order-store.ts'
import { placeOrder } from '#server/orders/place-order.ts'
import { getProperty } from '#server/property/property-store.ts'

const mustGet = async (db: Db, slug: string) => {
  const order = await getOrder(db, slug)
  if (!order) throw orderProblems.missing()
  return order
}

export const orderRoutes = (api: Api) => {
  api.on(orderEndpoints.list, async ({ db, query }) => ({ data: await listOrders(db, query) }))
  api.on(orderEndpoints.bookings, async ({ db, query }) => ({ data: await findBookingsToOrderFor(db, query) }))
  api.on(orderEndpoints.get, async ({ db, params }) => ({ data: await mustGet(db, params.slug) }))
  api.on(orderEndpoints.slip, async ({ db, params }) => {
    const order = await mustGet(db, params.slug)
    return { bytes: await printSlip(order, await getProperty(db)), name: `order-${order.id}.pdf` }
  })
  api.on(orderEndpoints.place, async (call) => {
    const slug = await placeOrder(call, call.body)
    return { message: say.placed, data: await mustGet(call.db, slug) }
  })
  api.on(orderEndpoints.update, async (call) => {
    await changeOrder(call, call.params.slug, call.body)
    return { message: say.updated, data: await mustGet(call.db, call.params.slug) }
  })
  api.on(orderEndpoints.setStatus, async (call) => {
    const { db, params, body } = call
    await changeStatus(call, params.slug, body)
    const message = body.status === 'cancelled' ? say.cancelled : say.statusUpdated
    return { message, data: await mustGet(db, params.slug) }
  })
}
