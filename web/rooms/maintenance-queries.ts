import { useQuery } from '@tanstack/react-query'
import { maintenanceEndpoints as calls, type MaintenanceDraft } from '#contract/rooms/maintenance.ts'
import { call } from '#web/kit/api/api.ts'
import { useWrite } from '#web/kit/api/use-write.ts'

export const useMaintenance = (slug: string) =>
  useQuery({
    queryKey: [calls.list.path, slug],
    queryFn: async ({ signal }) => (await call(calls.list, { params: { slug }, signal })).data,
  })

/** Blocks a room for some nights. */
export const useBlockRoom = (slug: string) =>
  useWrite(calls.save, (body: MaintenanceDraft) => ({ params: { slug }, body }))

export const useUnblockRoom = (slug: string) => useWrite(calls.remove, (id: number) => ({ params: { slug, id } }))
