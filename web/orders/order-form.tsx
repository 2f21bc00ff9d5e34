import { Alert } from '@mantine/core'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { formatRupees } from '#contract/kit/money.ts'
import { MealType, type Order, type OrderBooking, OrderStatus, ServiceType } from '#contract/orders/order.ts'
import { OrderEdit } from '#contract/orders/order-draft.ts'
import { orderMessages as say } from '#contract/orders/order-messages.ts'
import { mealTypeNames, orderStatusNames, serviceTypeNames } from '#contract/orders/order-names.ts'
import { DayTimeField } from '#web/kit/fields/day-time-field.tsx'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { TextareaField } from '#web/kit/fields/textarea-field.tsx'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'
import { FormSheet } from '#web/kit/form/form-sheet.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { TextLink } from '#web/kit/page/links.tsx'
import { useHotelZone } from '#web/kit/time/hotel-time.ts'
import { OrderBookingField } from '#web/orders/order-booking-field.tsx'
import classes from '#web/orders/order-form.module.css'
import { inputOf, type Menu, newOrder, type RoomToServe, totalOf } from '#web/orders/order-input.ts'
import { OrderLines } from '#web/orders/order-lines.tsx'
import { usePlaceOrder, useUpdateOrder } from '#web/orders/order-queries.ts'
import { paths } from '#web/paths.ts'

const named = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
  values.map((value) => ({ value, label: names[value] }))

const updateLingers = 2000

interface OrderFormProps {
  menu: Menu
  /** The order to edit; without it, one is added. */
  order?: Order
  /** The room that the form was opened from, and its bookings. */
  room?: RoomToServe
  bookings?: OrderBooking[]
  /** The booking that the form was opened from. */
  bookingId?: number
}

/** Adds an order, or edits the given one. */
export const OrderForm = ({ menu, order, room, bookings, bookingId }: OrderFormProps) => {
  const zone = useHotelZone()
  const [initial] = useState(() =>
    order ? inputOf(order, zone) : newOrder(zone, room, bookingId ?? onlyBooking(bookings)?.id),
  )
  const form = useFormOf(OrderEdit, initial)
  const place = usePlaceOrder()
  const update = useUpdateOrder()
  const lines = useWatch({ control: form.control, name: 'items' })
  const { control } = form

  return (
    <FormSheet
      form={form}
      backTo={paths.orders}
      cancelTo={room ? paths.roomService : paths.orders}
      linger={order ? updateLingers : 0}
      label={order ? 'Update' : 'Save'}
      onSave={(body) => (order ? update.mutateAsync({ slug: order.slug, body }) : place.mutateAsync(body))}
      say={{
        done: order ? say.updated : say.placed,
        taken: order ? say.updateFailed : say.placeFailed,
        failed: order ? say.updateFailed : say.placeFailed,
        incomplete: { message: say.incomplete, title: 'Warning' },
      }}
      status={
        <span className={classes.total} aria-live="polite">
          Total <strong>{formatRupees(totalOf(lines, menu))}</strong>
        </span>
      }
    >
      {room && bookings?.length === 0 && (
        <Alert data-tone="warning">
          {say.noBooking(room.room_number)}{' '}
          <TextLink to={paths.addBooking} fw={600}>
            Create a booking
          </TextLink>
        </Alert>
      )}
      <FormCard title="Order">
        <OrderBookingField form={form} room={room} autoFocus={!order && initial.booking_id === null} />
        <DayTimeField control={control} name="ordered_at" label="Order date & time" timeLabel="Order time" required />
        <SelectField
          control={control}
          name="meal_type"
          label="Meal type"
          required
          options={named(MealType.options, mealTypeNames)}
        />
        <SelectField
          control={control}
          name="service_type"
          label="Service type"
          required
          options={named(ServiceType.options, serviceTypeNames)}
        />
        {order && (
          <SelectField
            control={control}
            name="status"
            label="Status"
            required
            options={named(OrderStatus.options, orderStatusNames)}
          />
        )}
      </FormCard>
      <FormCard title="Items">
        <Wide>
          <OrderLines form={form} menu={menu} autoFocus={!order && initial.booking_id !== null} />
        </Wide>
      </FormCard>
      <FormCard title="Notes for the kitchen">
        <Wide>
          <TextareaField control={control} name="notes" label="Notes" />
        </Wide>
      </FormCard>
    </FormSheet>
  )
}

/** The only possible booking: the only one, or the only one that is checked in. */
const onlyBooking = (bookings: OrderBooking[] = []) => {
  if (bookings.length === 1) return bookings[0]
  const inHouse = bookings.filter(({ status }) => status === 'checked_in')
  return inHouse.length === 1 ? inHouse[0] : undefined
}
