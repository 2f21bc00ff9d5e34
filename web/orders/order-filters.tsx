import { Button, Select } from '@mantine/core'
import { IconFilterOff } from '@tabler/icons-react'
import { MealType, type OrderQuery, OrderStatus } from '#contract/orders/order.ts'
import { orderEndpoints } from '#contract/orders/order-endpoints.ts'
import { mealTypeNames, orderStatusNames } from '#contract/orders/order-names.ts'
import { May } from '#web/kit/access/may.tsx'
import { ListSearch } from '#web/kit/list/list-search.tsx'
import type { FiltersProps } from '#web/kit/list/paged-list.ts'
import { SelectFilter } from '#web/kit/list/select-filter.tsx'
import { BookingFilter } from '#web/orders/booking-filter.tsx'

const all = { value: '', label: 'All Status' }
const statuses = [all, ...OrderStatus.options.map((value) => ({ value, label: orderStatusNames[value] }))]
const meals = MealType.options.map((value) => ({ value, label: value === 'snack' ? 'Snacks' : mealTypeNames[value] }))

const nothing = { search: undefined, booking_id: undefined, status: undefined, meal_type: undefined }

export const OrderFilters = ({ query, change }: FiltersProps<OrderQuery>) => {
  const isNarrowed = query.search || query.booking_id || query.status || query.meal_type
  return (
    <>
      <ListSearch label="Search guest, room or booking" query={query} change={change} />
      <May call={orderEndpoints.bookings}>
        <BookingFilter value={query.booking_id} onChange={(booking_id) => change({ booking_id })} />
      </May>
      <Select
        aria-label="Status"
        allowDeselect={false}
        w={140}
        data={statuses}
        value={query.status ?? ''}
        onChange={(status) => change({ status: OrderStatus.safeParse(status).data })}
      />
      <SelectFilter
        label="Meal Type"
        all="All meals"
        options={meals}
        value={query.meal_type}
        onChange={(meal_type) => change({ meal_type })}
        width={140}
      />
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconFilterOff size={16} />}
        disabled={!isNarrowed}
        onClick={() => change(nothing)}
      >
        Clear Filters
      </Button>
    </>
  )
}
