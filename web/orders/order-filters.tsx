import { Button, Select } from '@mantine/core'
import { IconFilterOff } from '@tabler/icons-react'
import { MealType, type OrderQuery, OrderStatus } from '#contract/orders/order.ts'
import { mealTypeNames, orderStatusNames } from '#contract/orders/order-names.ts'
import { SearchBox } from '#web/kit/list/search-box.tsx'
import { BookingFilter } from '#web/orders/booking-filter.tsx'

interface OrderFiltersProps {
  query: OrderQuery
  change: (changes: Partial<OrderQuery>, how?: { replace: boolean }) => void
}

const all = { value: '', label: 'All Status' }
const statuses = [all, ...OrderStatus.options.map((value) => ({ value, label: orderStatusNames[value] }))]
const meals = MealType.options.map((value) => ({ value, label: value === 'snack' ? 'Snacks' : mealTypeNames[value] }))

const nothing = { search: undefined, booking_id: undefined, status: undefined, meal_type: undefined }

export const OrderFilters = ({ query, change }: OrderFiltersProps) => {
  const isNarrowed = query.search || query.booking_id || query.status || query.meal_type
  return (
    <>
      <SearchBox
        label="Search guest, room or booking"
        value={query.search}
        onSearch={(search) => change({ search: search || undefined }, { replace: true })}
      />
      <BookingFilter value={query.booking_id} onChange={(booking_id) => change({ booking_id })} />
      <Select
        aria-label="Status"
        allowDeselect={false}
        w={140}
        data={statuses}
        value={query.status ?? ''}
        onChange={(status) => change({ status: OrderStatus.safeParse(status).data })}
      />
      <Select<MealType>
        aria-label="Meal Type"
        placeholder="All meals"
        clearable
        w={140}
        data={meals}
        value={query.meal_type ?? null}
        onChange={(meal_type) => change({ meal_type: meal_type ?? undefined })}
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
