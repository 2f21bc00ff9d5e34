import type { ReactNode } from 'react'
import { HotelContext } from '#web/kit/page/brand.tsx'
import { useProperty } from '#web/property/property-queries.ts'

export const HotelProvider = ({ children }: { children: ReactNode }) => {
  const { data } = useProperty()
  return <HotelContext value={data ?? { name: 'Sarai' }}>{children}</HotelContext>
}
