import { useQuery } from '@tanstack/react-query'
import { propertyEndpoints } from '#contract/property/property.ts'
import { call } from '#web/kit/api/api.ts'

export const useProperty = () =>
  useQuery({
    queryKey: ['property'],
    queryFn: async ({ signal }) => (await call(propertyEndpoints.get, { signal })).data,
    staleTime: 5 * 60_000,
  })
