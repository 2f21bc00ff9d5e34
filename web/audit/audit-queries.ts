import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type AuditQuery, auditEndpoints } from '#contract/audit/audit.ts'
import { largestPageSize } from '#contract/kit/paging.ts'
import { staffEndpoints } from '#contract/staff/staff-endpoints.ts'
import { call } from '#web/kit/api/api.ts'

export type AuditFilters = Omit<AuditQuery, 'before' | 'per_page'>

export const useAudit = (filters: AuditFilters) =>
  useInfiniteQuery({
    queryKey: [auditEndpoints.list.path, filters],
    queryFn: ({ pageParam, signal }) =>
      call(auditEndpoints.list, { query: { ...filters, before: pageParam, per_page: 50 }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

/** Those whose doings can be asked for. */
export const useStaffOptions = () =>
  useQuery({
    queryKey: [staffEndpoints.list.path, 'options'],
    queryFn: async ({ signal }) => {
      const { data } = await call(staffEndpoints.list, { query: { per_page: largestPageSize }, signal })
      return data.data.map(({ slug, name }) => ({ value: slug, label: name }))
    },
  })
