import { Alert, Button, Group } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Booking } from '#contract/bookings/booking.ts'
import { bookingMessages } from '#contract/bookings/booking-messages.ts'
import { formatRupees } from '#contract/kit/money.ts'
import { largestPageSize } from '#contract/kit/paging.ts'
import type { Order, OrderStatus } from '#contract/orders/order.ts'
import { orderEndpoints as calls } from '#contract/orders/order-endpoints.ts'
import { orderMessages as say } from '#contract/orders/order-messages.ts'
import classes from '#web/bookings/sheets/sheets.module.css'
import { call } from '#web/kit/api/api.ts'
import { useAct } from '#web/kit/api/use-act.ts'
import { useQuestion } from '#web/kit/feedback/use-question.tsx'

const open: OrderStatus[] = ['pending', 'preparing']

/** Orders that the kitchen has not finished; the guest can't be checked out before. */
export const useOpenOrders = ({ id }: Booking) =>
  useQuery({
    queryKey: [calls.list.path, 'open', id],
    queryFn: async ({ signal }) => {
      const query = { booking_id: id, per_page: largestPageSize }
      const lists = await Promise.all(open.map((status) => call(calls.list, { query: { ...query, status }, signal })))
      return lists.flatMap(({ data }) => data.data)
    },
    staleTime: 0,
  })

interface OpenOrdersProps {
  booking: Booking
  orders: Order[]
}

/** The orders to see to before check-out, each with what can be done about it. */
export const OpenOrders = ({ booking, orders }: OpenOrdersProps) => {
  const client = useQueryClient()
  const setStatus = useMutation({
    mutationFn: ({ order, status }: { order: Order; status: OrderStatus }) =>
      call(calls.setStatus, { params: { slug: order.slug }, body: { status, from: order.status } }),
    // A refusal shows that a colleague was here: see what the orders are now.
    onError: () => client.invalidateQueries({ queryKey: [calls.list.path] }),
  })
  const { run, busy } = useAct(() => {}, say.statusFailed)
  const { ask, dialog } = useQuestion()
  if (orders.length === 0) return null

  const complete = (order: Order) => run(() => setStatus.mutateAsync({ order, status: 'completed' }))
  const cancel = (order: Order) =>
    run(async () => {
      const text = say.cancelQuestion(order.room_number, booking.guest.name)
      if (!(await ask({ title: say.cancelTitle, text, goOn: say.cancelTitle }))) return undefined
      return setStatus.mutateAsync({ order, status: 'cancelled' })
    })

  return (
    <Alert data-tone="warning" title={bookingMessages.openOrders(orders.length)} mt="md">
      <ul className={classes.orders} aria-label="Orders to finish">
        {orders.map((order) => (
          <li key={order.slug}>
            <span>
              {order.items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}
              <small>{formatRupees(order.subtotal)}</small>
            </span>
            <Group gap={8}>
              <Button size="compact-sm" variant="default" disabled={busy} onClick={() => complete(order)}>
                Complete
              </Button>
              <Button size="compact-sm" variant="default" disabled={busy} onClick={() => cancel(order)}>
                Cancel Order
              </Button>
            </Group>
          </li>
        ))}
      </ul>
      {dialog}
    </Alert>
  )
}
