import { Select } from '@mantine/core'
import { type Order, OrderStatus } from '#contract/orders/order.ts'
import { orderEndpoints } from '#contract/orders/order-endpoints.ts'
import { orderMessages as say } from '#contract/orders/order-messages.ts'
import { orderStatusNames } from '#contract/orders/order-names.ts'
import { canChangeStatus } from '#contract/orders/order-rules.ts'
import { useMayCall } from '#web/kit/access/use-may.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { useSetOrderStatus } from '#web/orders/order-queries.ts'
import { OrderStatusBadge, orderTones } from '#web/orders/order-status-badge.tsx'
import classes from '#web/orders/orders.module.css'

const statuses = OrderStatus.options.map((value) => ({ value, label: orderStatusNames[value] }))

/** An order's status, changed in its row. */
export const OrderStatusSelect = ({ order }: { order: Order }) => {
  const setStatus = useSetOrderStatus()
  const mayChange = useMayCall()(orderEndpoints.setStatus)
  if (!mayChange || !canChangeStatus(order)) return <OrderStatusBadge status={order.status} />

  const change = (status: OrderStatus) =>
    setStatus.mutate(
      { slug: order.slug, status, from: order.status },
      { onError: ({ message }) => toast.error(message || say.statusFailed, message ? say.statusFailed : undefined) },
    )

  return (
    <div className={classes.status} data-tone={orderTones[order.status]}>
      <Select<OrderStatus>
        aria-label={`Status of order ${order.id}`}
        size="xs"
        w={104}
        allowDeselect={false}
        data={statuses}
        value={order.status}
        onChange={(status) => status && status !== order.status && change(status)}
      />
    </div>
  )
}
