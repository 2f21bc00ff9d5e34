import { useMutation, useQuery } from '@tanstack/react-query'
import { maintenanceEndpoints as calls, type MaintenanceDraft } from '#contract/rooms/maintenance.ts'
import { call } from '#web/kit/api/api.ts'
import { useActKey } from '#web/kit/api/use-act-key.ts'

export const useMaintenance = (slug: string) =>
  useQuery({
    queryKey: [calls.list.path, slug],
    queryFn: async ({ signal }) => (await call(calls.list, { params: { slug }, signal })).data,
  })

export const useBlockRoom = (slug: string) => {
  const once = useActKey()
  return useMutation({
    mutationFn: (body: MaintenanceDraft) =>
      once(body, (actKey) => call(calls.save, { params: { slug }, body, actKey })),
  })
}

export const useUnblockRoom = (slug: string) =>
  useMutation({ mutationFn: (id: number) => call(calls.remove, { params: { slug, id } }) })
