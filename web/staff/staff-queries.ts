import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { StaffDraft, StaffEdit, StaffQuery } from '#contract/staff/staff.ts'
import { staffEndpoints as calls } from '#contract/staff/staff-endpoints.ts'
import { call } from '#web/kit/api/api.ts'
import { useActKey } from '#web/kit/api/use-act-key.ts'

export const useStaff = (query: StaffQuery) =>
  useQuery({
    queryKey: [calls.list.path, query],
    queryFn: async ({ signal }) => (await call(calls.list, { query, signal })).data,
    placeholderData: keepPreviousData,
  })

export const fetchStaff = async (slug: string) => (await call(calls.get, { params: { slug } })).data

export const useAddStaff = () => {
  const once = useActKey()
  return useMutation({ mutationFn: (body: StaffDraft) => once(body, (actKey) => call(calls.save, { body, actKey })) })
}

export const useChangeStaff = () =>
  useMutation({
    mutationFn: ({ slug, body }: { slug: string; body: StaffEdit }) => call(calls.update, { params: { slug }, body }),
  })

/** Changes nothing but this, whatever a colleague has changed meanwhile. */
export const useDisableStaff = () =>
  useMutation({ mutationFn: (slug: string) => call(calls.remove, { params: { slug } }) })

export const useSendLink = () =>
  useMutation({ mutationFn: (slug: string) => call(calls.sendLink, { params: { slug } }) })

export const useMakePassword = () =>
  useMutation({ mutationFn: (slug: string) => call(calls.makePassword, { params: { slug } }) })
