import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { formatRupees } from '#contract/kit/money.ts'
import { formatMoment } from '#contract/kit/time/calendar-date.ts'
import type { MyOrder } from '#contract/my-orders/my-order.ts'
import { myOrderMessages as say } from '#contract/my-orders/my-order-messages.ts'
import type { OrderStatus } from '#contract/orders/order.ts'
import { orderStatusNames } from '#contract/orders/order-names.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { StatusBadge, type Tone } from '#web/kit/feedback/status-badge.tsx'
import { toast } from '#web/kit/feedback/toast.tsx'
import { useQuestion } from '#web/kit/feedback/use-question.tsx'
import { useHotelZone } from '#web/kit/time/hotel-time.ts'
import { useCancelMyOrder, useMyOrders } from '#web/my-orders/my-order-queries.ts'
import classes from '#web/my-orders/my-orders.module.css'

const tones: Record<OrderStatus, Tone> = {
  pending: 'warning',
  preparing: 'info',
  served: 'primary',
  completed: 'success',
  cancelled: 'danger',
}

const step = 10

/** The guest's own orders with their status; one that the kitchen has not begun can be cancelled. */
export const MyOrderList = () => {
  const [shown, setShown] = useState(step)
  const orders = useMyOrders({ page: 1, per_page: shown })
  return (
    <section aria-label="Your orders">
      <h2 className={classes.category}>Your orders</h2>
      <Loaded query={orders} skeleton={<Skeleton height={96} radius="lg" />} failed={say.listFailed}>
        {({ data, total }) =>
          total === 0 ? (
            <p className={classes.quiet}>You have not ordered anything yet.</p>
          ) : (
            <>
              <ul className={classes.orders}>
                {data.map((order) => (
                  <OrderCard key={order.slug} order={order} />
                ))}
              </ul>
              {total > shown && shown < 100 && (
                <Button mt="sm" size="xs" variant="default" onClick={() => setShown(Math.min(100, shown + step))}>
                  Show more
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </section>
  )
}

const OrderCard = ({ order }: { order: MyOrder }) => {
  const zone = useHotelZone()
  const cancel = useCancelMyOrder()
  const { ask, dialog } = useQuestion()
  const what = order.items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')

  const takeBack = async () => {
    if (
      !(await ask({
        title: 'Cancel the order',
        text: `${what}. It will not be billed.`,
        confirmLabel: 'Cancel the order',
      }))
    )
      return
    try {
      toast.success((await cancel.mutateAsync(order.slug)).message)
    } catch (failure) {
      toast.error(failureText(failure, say.cancelFailed))
    }
  }

  return (
    <li className={classes.order}>
      <div className={classes.orderHead}>
        <span className={classes.quiet}>{formatMoment(order.ordered_at, zone)}</span>
        <StatusBadge tone={tones[order.status]}>{orderStatusNames[order.status]}</StatusBadge>
      </div>
      <p>{what}</p>
      {order.notes && <p className={classes.quiet}>{order.notes}</p>}
      <div className={classes.orderHead}>
        <strong>{formatRupees(order.subtotal)}</strong>
        {order.status === 'pending' && (
          <Button size="xs" variant="subtle" color="red" loading={cancel.isPending} onClick={takeBack}>
            Cancel
          </Button>
        )}
      </div>
      {dialog}
    </li>
  )
}
