import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { root } from '#web/app/routes/admin-route.ts'
import { onlyStaffAlsoOffline } from '#web/auth/guards.ts'
import { paths } from '#web/paths.ts'

/** Without the frame of the back office: a cleaner has one page. */
export const housekeepingPhone = createRoute({
  getParentRoute: () => root,
  path: paths.housekeepingPhone,
  beforeLoad: onlyStaffAlsoOffline,
  component: lazyRouteComponent(() => import('#web/app/housekeeping-layout.tsx'), 'HousekeepingLayout'),
})
