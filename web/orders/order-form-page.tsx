import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import type { Order, OrderBooking } from '#contract/orders/order.ts'
import { orderMessages as say } from '#contract/orders/order-messages.ts'
import { useMenu } from '#web/items/item-queries.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { useFailureToast } from '#web/kit/feedback/use-failure-toast.ts'
import { FormSkeleton } from '#web/kit/form/form-skeleton.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { OrderForm } from '#web/orders/order-form.tsx'
import { menuFor, type RoomToServe } from '#web/orders/order-input.ts'
import { useOrderBookings, useOrderToEdit } from '#web/orders/order-queries.ts'
import { paths } from '#web/paths.ts'

const skeleton = <FormSkeleton title="Order" fields={6} />

export const AddOrderPage = () => {
  const { room_id, room_number = '', booking_id } = useSearch({ from: `/admin${paths.addOrder}` })
  return (
    <OrderPage title="New Order">
      {room_id === undefined ? (
        <OrderFormWithMenu key={booking_id} {...(booking_id !== undefined && { bookingId: booking_id })} />
      ) : (
        <OrderFormForRoom key={room_id} room={{ id: room_id, room_number }} />
      )}
    </OrderPage>
  )
}

const OrderFormForRoom = ({ room }: { room: RoomToServe }) => {
  const bookings = useOrderBookings({ room_id: room.id })
  return (
    <Loaded query={bookings} skeleton={skeleton} failed={say.bookingsFailed}>
      {(found) => <OrderFormWithMenu room={room} bookings={found} />}
    </Loaded>
  )
}

export const EditOrderPage = () => {
  const { slug } = useParams({ from: `/admin${paths.editOrder}` })
  const order = useOrderToEdit(slug)
  const navigate = useNavigate()

  useFailureToast(order.error, say.loadFailed)
  useEffect(() => {
    if (order.error) navigate({ to: paths.orders, replace: true })
  }, [order.error, navigate])

  return (
    <OrderPage title="Edit Order">
      {order.data ? <OrderFormWithMenu key={slug} order={order.data} /> : skeleton}
    </OrderPage>
  )
}

interface Given {
  order?: Order
  room?: RoomToServe
  bookings?: OrderBooking[]
  bookingId?: number
}

const OrderFormWithMenu = ({ order, ...given }: Given) => {
  const menu = useMenu()
  return (
    <Loaded query={menu} skeleton={skeleton} failed={say.itemsFailed}>
      {(items) => <OrderForm menu={menuFor(items, order)} {...given} {...(order && { order })} />}
    </Loaded>
  )
}

const OrderPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Page title={title} trail={{ Home: paths.admin, 'All Orders': paths.orders }}>
    {children}
  </Page>
)
