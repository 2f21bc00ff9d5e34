import { IconBellRinging } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatRupees } from '#contract/kit/money.ts'
import type { Order, OrderQuery } from '#contract/orders/order.ts'
import { orderMessages as say } from '#contract/orders/order-messages.ts'
import { mealTypeNames, serviceTypeNames } from '#contract/orders/order-names.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import type { PagedList } from '#web/kit/list/paged-list.ts'
import { ButtonLink, TextLink } from '#web/kit/page/links.tsx'
import type { Column } from '#web/kit/table/column.ts'
import { PagedTable } from '#web/kit/table/paged-table.tsx'
import { useHotelZone } from '#web/kit/time/hotel-time.ts'
import { MealIcon } from '#web/orders/meal-icon.tsx'
import { OrderRowActions } from '#web/orders/order-row-actions.tsx'
import { OrderStatusSelect } from '#web/orders/order-status-select.tsx'
import { itemsText, whenText } from '#web/orders/order-text.ts'
import classes from '#web/orders/orders.module.css'
import { paths } from '#web/paths.ts'

const OrderTime = ({ at }: { at: string }) => whenText(at, useHotelZone())

const columns: Column<Order, NonNullable<OrderQuery['sort']>>[] = [
  { title: 'S.No', cell: (_, rowNumber) => rowNumber, width: 48, card: 'hidden', hideWhenNarrow: true },
  {
    title: 'Booking',
    card: 'heading',
    noWrap: true,
    cell: ({ booking }) => (
      <TextLink to={paths.bookingDetails} search={{ slug: booking.slug }} fw={600}>
        {booking.booking_number}
      </TextLink>
    ),
  },
  {
    title: 'Guest',
    cell: ({ booking }) => (
      <span className={classes.guest} title={booking.guest.name}>
        {booking.guest.name}
      </span>
    ),
  },
  { title: 'Room', cell: ({ room_number }) => room_number },
  { title: 'Date & Time', sort: 'ordered_at', noWrap: true, cell: ({ ordered_at }) => <OrderTime at={ordered_at} /> },
  {
    title: 'Meal Type',
    hideWhenNarrow: true,
    cell: ({ meal_type }) => (
      <span className={classes.meal}>
        <MealIcon meal={meal_type} /> {mealTypeNames[meal_type]}
      </span>
    ),
  },
  { title: 'Service Type', hideWhenNarrow: true, cell: ({ service_type }) => serviceTypeNames[service_type] },
  {
    title: 'Items',
    cell: (order) => (
      <span className={classes.items} title={itemsText(order)}>
        {itemsText(order)}
      </span>
    ),
  },
  { title: 'Sub Total', numeric: true, hideWhenNarrow: true, cell: ({ subtotal }) => formatRupees(subtotal) },
  { title: 'Status', cell: (order) => <OrderStatusSelect order={order} /> },
]

interface OrdersTableProps extends PagedList<Order, OrderQuery> {
  filters: ReactNode
  onCancel: (order: Order) => void
}

export const OrdersTable = ({ filters, onCancel, ...paged }: OrdersTableProps) => (
  <PagedTable
    caption="Orders"
    columns={columns}
    {...paged}
    failed={say.listFailed}
    toolbar={filters}
    actions={(order) => <OrderRowActions order={order} onCancel={() => onCancel(order)} />}
    empty={
      <EmptyState
        icon={<IconBellRinging size={28} />}
        title="No orders yet"
        text="Orders from rooms, the restaurant or the pool appear here and go on the guest's bill."
        action={
          <div className={classes.emptyActions}>
            <ButtonLink to={paths.roomService}>Room Service</ButtonLink>
            <ButtonLink to={paths.addOrder} variant="default">
              New Order
            </ButtonLink>
          </div>
        }
      />
    }
  />
)
