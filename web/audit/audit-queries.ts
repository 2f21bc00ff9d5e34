import { useInfiniteQuery } from '@tanstack/react-query'
import { type AuditQuery, auditEndpoints } from '#contract/audit/audit.ts'
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
