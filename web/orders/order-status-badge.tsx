import type { OrderStatus } from '#contract/orders/order.ts'
import { orderStatusNames } from '#contract/orders/order-names.ts'
import { StatusBadge, type Tone } from '#web/kit/feedback/status-badge.tsx'

export const orderTones: Record<OrderStatus, Tone> = {
  pending: 'warning',
  preparing: 'info',
  served: 'primary',
  completed: 'success',
  cancelled: 'danger',
}

export const OrderStatusBadge = ({ status }: { status: OrderStatus }) => (
  <StatusBadge tone={orderTones[status]}>{orderStatusNames[status]}</StatusBadge>
)
