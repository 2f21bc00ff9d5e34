import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { largestPageSize } from '#contract/kit/paging.ts'
import type { StaffDraft, StaffEdit, StaffQuery } from '#contract/staff/staff.ts'
import { staffEndpoints as calls } from '#contract/staff/staff-endpoints.ts'
import { call } from '#web/kit/api/api.ts'
import { useWrite } from '#web/kit/api/use-write.ts'

export const useStaff = (query: StaffQuery) =>
  useQuery({
    queryKey: [calls.list.path, query],
    queryFn: async ({ signal }) => (await call(calls.list, { query, signal })).data,
    placeholderData: keepPreviousData,
  })

/** All members of staff, to choose one from. */
export const useStaffOptions = () =>
  useQuery({
    queryKey: [calls.list.path, 'options'],
    queryFn: async ({ signal }) => {
      const { data } = await call(calls.list, { query: { per_page: largestPageSize }, signal })
      return data.data.map(({ slug, name }) => ({ value: slug, label: name }))
    },
  })

export const fetchStaff = async (slug: string) => (await call(calls.get, { params: { slug } })).data

const bySlug = (slug: string) => ({ params: { slug } })

export const useAddStaff = () => useWrite(calls.save, (body: StaffDraft) => ({ body }))

export const useChangeStaff = () =>
  useWrite(calls.update, ({ slug, body }: { slug: string; body: StaffEdit }) => ({ params: { slug }, body }))

/** Changes nothing else, also when a colleague has changed the record meanwhile. */
export const useDisableStaff = () => useWrite(calls.remove, bySlug)

export const useSendLink = () => useWrite(calls.sendLink, bySlug)

export const useMakePassword = () => useWrite(calls.makePassword, bySlug)

export const useResetSecondFactor = () => useWrite(calls.resetSecondFactor, bySlug)
