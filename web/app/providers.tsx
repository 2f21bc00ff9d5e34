import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { styleNonce } from '#web/app/style-nonce.ts'
import { theme } from '#web/app/theme.ts'
import { queryClient } from '#web/kit/api/query-client.ts'
import { Toaster } from '#web/kit/feedback/toaster.tsx'
import { HotelProvider } from '#web/property/hotel-provider.tsx'

export const Providers = ({ children }: { children: ReactNode }) => (
  <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={() => styleNonce}>
    <QueryClientProvider client={queryClient}>
      <Toaster />
      <HotelProvider>{children}</HotelProvider>
    </QueryClientProvider>
  </MantineProvider>
)
