import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { companyMessages as say } from '#contract/companies/company-messages.ts'
import type { StatementPeriod, StatementQuery } from '#contract/companies/statement.ts'
import { statementEndpoints as calls } from '#contract/companies/statement-endpoints.ts'
import { call, callForFile } from '#web/kit/api/api.ts'
import { useAct } from '#web/kit/api/use-write.ts'
import type { Receiving } from '#web/kit/list/download-excel.tsx'

const statementQuery = (slug: string, query: StatementQuery) =>
  queryOptions({
    queryKey: [calls.get.path, slug, query],
    queryFn: async ({ signal }) => (await call(calls.get, { params: { slug }, query, signal })).data,
    placeholderData: keepPreviousData,
  })

export const useStatement = (slug: string, query: StatementQuery) => useQuery(statementQuery(slug, query))

/** The lines of the same statement. */
export const useLedger = (slug: string, query: StatementQuery) =>
  useQuery({ ...statementQuery(slug, query), select: ({ entries }) => entries })

export const fetchStatementFile = (slug: string, query: StatementPeriod, how: Receiving) =>
  callForFile(calls.file, { params: { slug }, query, ...how })

export const fetchStatementPdf = (slug: string, query: StatementPeriod) =>
  callForFile(calls.pdf, { params: { slug }, query })

export const useMailStatement = (slug: string) =>
  useAct(calls.mail, (body: StatementPeriod) => ({ params: { slug }, body }), say.mailFailed)
