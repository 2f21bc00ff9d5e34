import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { ItemCategoryQuery } from '#contract/item-categories/item-category.ts'
import type { ItemQuery } from '#contract/items/item.ts'
import type { LostPropertyQuery } from '#contract/lost-property/lost-property.ts'
import type { OrderQuery } from '#contract/orders/order.ts'
import type { RepairQuery } from '#contract/repairs/repair.ts'
import type { RoomTypeQuery } from '#contract/room-types/room-type.ts'
import type { RoomQuery } from '#contract/rooms/room.ts'
import { inside } from '#web/app/routes/admin-route.ts'
import { textOf, withSlug } from '#web/app/routes/search.ts'
import type { BoardSearch } from '#web/housekeeping/board/board-search.ts'
import { searchFor } from '#web/kit/list/route-search.ts'
import { paths } from '#web/paths.ts'

const ofOrderForm = ({
  room_id,
  room_number,
  booking_id,
}: Record<string, unknown>): { room_id?: number; room_number?: string; booking_id?: number } => ({
  ...(Number(booking_id) > 0 && { booking_id: Number(booking_id) }),
  ...(Number(room_id) > 0 && { room_id: Number(room_id) }),
  ...(textOf(room_number) && { room_number: textOf(room_number) }),
})

/** Rooms, housekeeping, repairs, items and orders. */
export const roomAndOrderScreens = [
  createRoute({
    ...inside,
    path: paths.roomTypes,
    validateSearch: searchFor<RoomTypeQuery>(),
    component: lazyRouteComponent(() => import('#web/room-types/room-types-page.tsx'), 'RoomTypesPage'),
  }),
  createRoute({
    ...inside,
    path: paths.addRoomType,
    component: lazyRouteComponent(() => import('#web/room-types/room-type-form-page.tsx'), 'AddRoomTypePage'),
  }),
  createRoute({
    ...inside,
    path: paths.editRoomType,
    validateSearch: withSlug,
    component: lazyRouteComponent(() => import('#web/room-types/room-type-form-page.tsx'), 'EditRoomTypePage'),
  }),
  createRoute({
    ...inside,
    path: paths.rooms,
    validateSearch: searchFor<RoomQuery>(),
    component: lazyRouteComponent(() => import('#web/rooms/rooms-page.tsx'), 'RoomsPage'),
  }),
  createRoute({
    ...inside,
    path: paths.addRoom,
    component: lazyRouteComponent(() => import('#web/rooms/room-form-page.tsx'), 'AddRoomPage'),
  }),
  createRoute({
    ...inside,
    path: paths.editRoom,
    validateSearch: withSlug,
    component: lazyRouteComponent(() => import('#web/rooms/room-form-page.tsx'), 'EditRoomPage'),
  }),
  createRoute({
    ...inside,
    path: paths.lostProperty,
    validateSearch: searchFor<LostPropertyQuery>(),
    component: lazyRouteComponent(() => import('#web/lost-property/lost-property-page.tsx'), 'LostPropertyPage'),
  }),
  createRoute({
    ...inside,
    path: paths.lostThing,
    component: lazyRouteComponent(() => import('#web/lost-property/lost-thing-page.tsx'), 'LostThingPage'),
  }),
  createRoute({
    ...inside,
    path: paths.repairs,
    validateSearch: searchFor<RepairQuery>(),
    component: lazyRouteComponent(() => import('#web/repairs/repairs-page.tsx'), 'RepairsPage'),
  }),
  createRoute({
    ...inside,
    path: paths.repairTasks,
    component: lazyRouteComponent(() => import('#web/repairs/repair-tasks-page.tsx'), 'RepairTasksPage'),
  }),
  createRoute({
    ...inside,
    path: paths.repair,
    component: lazyRouteComponent(() => import('#web/repairs/repair-page.tsx'), 'RepairPage'),
  }),
  createRoute({
    ...inside,
    path: paths.itemCategories,
    validateSearch: searchFor<ItemCategoryQuery>(),
    component: lazyRouteComponent(() => import('#web/item-categories/item-categories-page.tsx'), 'ItemCategoriesPage'),
  }),
  createRoute({
    ...inside,
    path: paths.addItemCategory,
    component: lazyRouteComponent(
      () => import('#web/item-categories/item-category-form-page.tsx'),
      'AddItemCategoryPage',
    ),
  }),
  createRoute({
    ...inside,
    path: paths.editItemCategory,
    validateSearch: withSlug,
    component: lazyRouteComponent(
      () => import('#web/item-categories/item-category-form-page.tsx'),
      'EditItemCategoryPage',
    ),
  }),
  createRoute({
    ...inside,
    path: paths.items,
    validateSearch: searchFor<ItemQuery>(),
    component: lazyRouteComponent(() => import('#web/items/items-page.tsx'), 'ItemsPage'),
  }),
  createRoute({
    ...inside,
    path: paths.addItem,
    validateSearch: withSlug,
    component: lazyRouteComponent(() => import('#web/items/item-form-page.tsx'), 'ItemFormPage'),
  }),
  createRoute({
    ...inside,
    path: paths.housekeepingBoard,
    validateSearch: searchFor<BoardSearch>(),
    component: lazyRouteComponent(() => import('#web/housekeeping/housekeeping-page.tsx'), 'HousekeepingPage'),
  }),
  createRoute({
    ...inside,
    path: paths.roomService,
    component: lazyRouteComponent(() => import('#web/room-service/room-service-page.tsx'), 'RoomServicePage'),
  }),
  createRoute({
    ...inside,
    path: paths.addOrder,
    validateSearch: ofOrderForm,
    component: lazyRouteComponent(() => import('#web/orders/order-form-page.tsx'), 'AddOrderPage'),
  }),
  createRoute({
    ...inside,
    path: paths.editOrder,
    component: lazyRouteComponent(() => import('#web/orders/order-form-page.tsx'), 'EditOrderPage'),
  }),
  createRoute({
    ...inside,
    path: paths.orders,
    validateSearch: searchFor<OrderQuery>(),
    component: lazyRouteComponent(() => import('#web/orders/orders-page.tsx'), 'OrdersPage'),
  }),
  createRoute({
    ...inside,
    path: paths.allOrders,
    beforeLoad: () => {
      throw redirect({ to: paths.orders, replace: true })
    },
  }),
] as const
