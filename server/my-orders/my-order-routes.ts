import { myOrderEndpoints } from '#contract/my-orders/my-order-endpoints.ts'
import { myOrderMessages as say } from '#contract/my-orders/my-order-messages.ts'
import type { Db } from '#server/db/connect.ts'
import type { Api } from '#server/kit/http/http.ts'
import { myOrderProblems } from '#server/my-orders/my-order-problems.ts'
import { getMyOrder, listMenuItems, listMyOrders, listStaysInHouse } from '#server/my-orders/my-order-store.ts'
import { placeMyOrder } from '#server/my-orders/place-my-order.ts'
import { recordNotice } from '#server/notices/notice-store.ts'
import { cancelPending } from '#server/orders/change-order.ts'

const mustGet = async (db: Db, guestId: number, slug: string) => {
  const order = await getMyOrder(db, guestId, slug)
  if (!order) throw myOrderProblems.missing()
  return order
}

export const myOrderRoutes = (api: Api) => {
  api.on(myOrderEndpoints.menu, async ({ db, guestId }) => ({
    data: { stays: await listStaysInHouse(db, guestId), items: await listMenuItems(db) },
  }))
  api.on(myOrderEndpoints.list, async ({ db, guestId, query }) => ({ data: await listMyOrders(db, guestId, query) }))
  api.on(myOrderEndpoints.place, async (call) => {
    const slug = await placeMyOrder(call, call.guestId, call.body)
    const data = await mustGet(call.db, call.guestId, slug)
    const parts = { guest_name: call.user.name, room_number: data.room_number, items: data.items }
    await recordNotice(call.db, { kind: 'guest_order', subject: 'order', slug, parts })
    return { message: say.placed, data }
  })
  api.on(myOrderEndpoints.cancel, async ({ db, guestId, params }) => {
    await mustGet(db, guestId, params.slug)
    await cancelPending(db, params.slug)
    return { message: say.cancelled, data: await mustGet(db, guestId, params.slug) }
  })
}
