import { Alert, Button, Group } from '@mantine/core'
import type { Booking } from '#contract/bookings/booking.ts'
import { bookingMessages } from '#contract/bookings/booking-messages.ts'
import { formatRupees } from '#contract/kit/money.ts'
import type { Order, OrderStatus } from '#contract/orders/order.ts'
import { orderMessages as say } from '#contract/orders/order-messages.ts'
import classes from '#web/bookings/sheets/sheets.module.css'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { useQuestion } from '#web/kit/feedback/use-question.tsx'
import { useSetOrderStatus } from '#web/orders/order-queries.ts'

interface OpenOrdersProps {
  booking: Booking
  orders: Order[]
}

/** The orders to finish before check-out, each with buttons to complete or cancel it. */
export const OpenOrders = ({ booking, orders }: OpenOrdersProps) => {
  const setStatus = useSetOrderStatus()
  const { ask, dialog } = useQuestion()
  if (orders.length === 0) return null

  const change = ({ slug, status: from }: Order, status: OrderStatus) =>
    setStatus.mutate(
      { slug, status, from },
      {
        onSuccess: ({ message }) => toast.success(message),
        onError: (failure) => toast.error(failureText(failure, say.statusFailed)),
      },
    )
  const cancel = async (order: Order) => {
    const text = say.cancelQuestion(order.room_number, booking.guest.name)
    if (await ask({ title: say.cancelTitle, text, confirmLabel: say.cancelTitle })) change(order, 'cancelled')
  }

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
              <Button
                size="compact-sm"
                variant="default"
                disabled={setStatus.isPending}
                onClick={() => change(order, 'completed')}
              >
                Complete
              </Button>
              <Button size="compact-sm" variant="default" disabled={setStatus.isPending} onClick={() => cancel(order)}>
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
