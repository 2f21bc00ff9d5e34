import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { show } from '#web/testing/show.tsx'

/** Renders a component that links to other pages or reads from the server. */
export const showInApp = (piece: ReactNode) => {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => piece }),
    history: createMemoryHistory(),
    defaultPendingMinMs: 0,
  })
  return show(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
