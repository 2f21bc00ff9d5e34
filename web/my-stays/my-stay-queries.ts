import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { MyStayQuery } from '#contract/my-stays/my-stay.ts'
import { myStayEndpoints as calls } from '#contract/my-stays/my-stay-endpoints.ts'
import { call, callForFile } from '#web/kit/api/api.ts'

export const useMyDashboard = () =>
  useQuery({
    queryKey: [calls.dashboard.path],
    queryFn: async ({ signal }) => (await call(calls.dashboard, { signal })).data,
  })

export const useMyStays = (query: MyStayQuery) =>
  useQuery({
    queryKey: [calls.list.path, query],
    queryFn: async ({ signal }) => (await call(calls.list, { query, signal })).data,
    placeholderData: keepPreviousData,
  })

export const useMyBill = (slug: string) =>
  useQuery({
    queryKey: [calls.list.path, 'bill', slug],
    queryFn: async ({ signal }) => (await call(calls.bill, { params: { slug }, signal })).data,
  })

export const fetchMyInvoice = (number: string) => callForFile(calls.pdf, { params: { number } })
