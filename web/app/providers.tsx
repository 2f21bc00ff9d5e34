import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { styleNonce } from '#web/app/style-nonce.ts'
import { theme } from '#web/app/theme.ts'
import { queryClient } from '#web/kit/api/query-client.ts'
import { Toaster } from '#web/kit/feedback/toaster.tsx'
import { HotelContext } from '#web/kit/page/brand.tsx'
import { useProperty } from '#web/property/property-queries.ts'

export const Providers = ({ children }: { children: ReactNode }) => (
  <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={() => styleNonce}>
    <QueryClientProvider client={queryClient}>
      <Toaster />
      <HotelProvider>{children}</HotelProvider>
    </QueryClientProvider>
  </MantineProvider>
)

/** The name, time zone and logo of the hotel, for every screen. */
const HotelProvider = ({ children }: { children: ReactNode }) => {
  const { data } = useProperty()
  return <HotelContext value={data ?? { name: 'Sarai' }}>{children}</HotelContext>
}
