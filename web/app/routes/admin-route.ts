import { createRootRoute, createRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { Splash } from '#web/app/splash.tsx'
import { only } from '#web/auth/guards.ts'

export const root = createRootRoute({ component: Outlet, notFoundComponent: Splash })

export const admin = createRoute({
  getParentRoute: () => root,
  id: 'admin',
  beforeLoad: only('admin'),
  component: lazyRouteComponent(() => import('#web/app/admin-layout.tsx'), 'AdminLayout'),
})

/** The parent route of all screens of the back office. */
export const inside = { getParentRoute: () => admin }
