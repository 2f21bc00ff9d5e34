import type { MealType, OrderStatus, ServiceType } from '#contract/orders/order.ts'

export const mealTypeNames: Record<MealType, string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
  other: 'Other',
}

export const serviceTypeNames: Record<ServiceType, string> = {
  room_service: 'Room Service',
  restaurant: 'Restaurant',
  poolside: 'Poolside',
}

export const orderStatusNames: Record<OrderStatus, string> = {
  pending: 'Pending',
  preparing: 'Preparing',
  served: 'Served',
  completed: 'Completed',
  cancelled: 'Cancelled',
}
