import { useQuery } from '@tanstack/react-query'
import { type RepairTaskEdit, repairTaskEndpoints } from '#contract/repairs/repair-task.ts'
import { call } from '#web/kit/api/api.ts'
import { useWrite } from '#web/kit/api/use-write.ts'

const fetchTasks = async (signal?: AbortSignal) =>
  (await call(repairTaskEndpoints.list, { ...(signal && { signal }) })).data

export const useRepairTasks = () =>
  useQuery({ queryKey: [repairTaskEndpoints.list.path], queryFn: ({ signal }) => fetchTasks(signal) })

export const fetchTask = async (slug: string) => {
  const task = (await fetchTasks()).find((one) => one.slug === slug)
  if (!task) throw new Error('the recurring task was deleted')
  return task
}

export const useAddTask = () =>
  useWrite(repairTaskEndpoints.save, ({ version: _, ...body }: RepairTaskEdit) => ({ body }))

export const useChangeTask = (slug: string) =>
  useWrite(repairTaskEndpoints.update, (body: RepairTaskEdit) => ({ params: { slug }, body }))

export const useRemoveTask = () => useWrite(repairTaskEndpoints.remove, (slug: string) => ({ params: { slug } }))
