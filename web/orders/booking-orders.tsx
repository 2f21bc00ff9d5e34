import { Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { formatRupees } from '#contract/kit/money.ts'
import { largestPageSize } from '#contract/kit/paging.ts'
import { orderMessages as say } from '#contract/orders/order-messages.ts'
import { canEdit } from '#contract/orders/order-rules.ts'
import { FailureState } from '#web/kit/feedback/failure-state.tsx'
import { ButtonLink, TextLink } from '#web/kit/page/links.tsx'
import { useHotelZone } from '#web/kit/time/hotel-time.ts'
import classes from '#web/orders/booking-orders.module.css'
import { useOrders } from '#web/orders/order-queries.ts'
import { OrderStatusBadge } from '#web/orders/order-status-badge.tsx'
import { itemsText, whenText } from '#web/orders/order-text.ts'
import { paths } from '#web/paths.ts'

interface BookingOrdersProps {
  bookingId: number
  /** Whether more can be ordered: while the stay is booked or under way. */
  takesOrders: boolean
}

/** The orders of a stay. */
export const BookingOrders = ({ bookingId, takesOrders }: BookingOrdersProps) => (
  <>
    <OrderList bookingId={bookingId} />
    {takesOrders && (
      <ButtonLink
        to={paths.addOrder}
        search={{ booking_id: bookingId }}
        size="xs"
        variant="default"
        mt="sm"
        leftSection={<IconPlus size={16} />}
      >
        New Order
      </ButtonLink>
    )}
  </>
)

const OrderList = ({ bookingId }: { bookingId: number }) => {
  const { data, error, refetch } = useOrders({ booking_id: bookingId, per_page: largestPageSize })
  const zone = useHotelZone()
  if (error && !data) return <FailureState title={say.listFailed} failure={error} onTryAgain={() => refetch()} />
  if (!data) return <Skeleton height={64} />
  if (data.total === 0) return <p className={classes.none}>Nothing was ordered yet.</p>
  return (
    <ul className={classes.orders} aria-label="Orders">
      {data.data.map((order) => (
        <li key={order.slug} data-cancelled={order.status === 'cancelled'}>
          <div>
            {canEdit(order) ? (
              <TextLink to={paths.editOrder} params={{ slug: order.slug }} fw={600}>
                {whenText(order.ordered_at, zone)}
              </TextLink>
            ) : (
              <strong>{whenText(order.ordered_at, zone)}</strong>
            )}{' '}
            <OrderStatusBadge status={order.status} />
            <small>{itemsText(order)}</small>
          </div>
          <span className={classes.amount}>{formatRupees(order.subtotal)}</span>
        </li>
      ))}
      {data.total > data.data.length && (
        <li>
          <TextLink to={paths.orders} search={{ booking_id: bookingId }}>
            All {data.total} orders
          </TextLink>
        </li>
      )}
    </ul>
  )
}
