import { IconPlus } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { type Order, OrderQuery } from '#contract/orders/order.ts'
import { orderMessages as say } from '#contract/orders/order-messages.ts'
import { StatusBadge } from '#web/kit/feedback/status-badge.tsx'
import { toast } from '#web/kit/feedback/toast.tsx'
import { useQuestion } from '#web/kit/feedback/use-question.tsx'
import { useListQuery } from '#web/kit/list/use-list-query.ts'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { OrderFilters } from '#web/orders/order-filters.tsx'
import { useOrders, useSetOrderStatus } from '#web/orders/order-queries.ts'
import classes from '#web/orders/orders.module.css'
import { OrdersTable } from '#web/orders/orders-table.tsx'
import { paths } from '#web/paths.ts'

export const OrdersPage = () => {
  const [query, change] = useListQuery(OrderQuery, useSearch({ from: `/admin${paths.orders}` }))
  const list = useOrders(query)
  const setStatus = useSetOrderStatus()
  const { ask, dialog } = useQuestion()

  const cancel = async ({ slug, status, room_number, booking }: Order) => {
    const text = say.cancelQuestion(room_number, booking.guest.name)
    if (!(await ask({ title: say.cancelTitle, text, confirmLabel: say.cancelTitle }))) return
    setStatus.mutate(
      { slug, status: 'cancelled', from: status },
      {
        onSuccess: ({ message }) => toast.success(message || say.cancelled),
        onError: ({ message }) => toast.error(message || say.cancelFailed),
      },
    )
  }

  return (
    <Page
      title="All Orders"
      trail={{ Home: paths.admin }}
      action={
        <div className={classes.head}>
          {list.data && (
            <StatusBadge tone="secondary">
              {list.data.total.toLocaleString('en-IN')} {list.data.total === 1 ? 'order' : 'orders'}
            </StatusBadge>
          )}
          <ButtonLink to={paths.roomService} variant="default">
            Room Service
          </ButtonLink>
          <ButtonLink to={paths.addOrder} leftSection={<IconPlus size={16} />}>
            New Order
          </ButtonLink>
        </div>
      }
    >
      <div className={classes.list}>
        <OrdersTable
          list={list}
          query={query}
          change={change}
          filters={<OrderFilters query={query} change={change} />}
          onCancel={cancel}
        />
      </div>
      {dialog}
    </Page>
  )
}
