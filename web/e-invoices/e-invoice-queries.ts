import { useQuery } from '@tanstack/react-query'
import type {
  EInvoiceCancellation,
  EInvoiceCorrection,
  EInvoiceDraft,
  EInvoicesFileQuery,
  EInvoicesQuery,
} from '#contract/e-invoices/e-invoice.ts'
import { eInvoiceEndpoints as calls } from '#contract/e-invoices/e-invoice-endpoints.ts'
import { call, callForFile } from '#web/kit/api/api.ts'
import { useWrite } from '#web/kit/api/use-write.ts'

/** The e-invoices of an invoice and its credit notes. */
export const fetchEInvoicesOf = async (slug: string, signal?: AbortSignal) =>
  (await call(calls.ofInvoice, { params: { slug }, ...(signal && { signal }) })).data

export const useEInvoicesOf = (slug: string) =>
  useQuery({ queryKey: [calls.ofInvoice.path, slug], queryFn: ({ signal }) => fetchEInvoicesOf(slug, signal) })

export const useEInvoicesToRegister = (query: EInvoicesQuery) =>
  useQuery({
    queryKey: [calls.toRegister.path, query],
    queryFn: async ({ signal }) => (await call(calls.toRegister, { query, signal })).data,
  })

export const fetchEInvoice = (slug: string) => callForFile(calls.file, { params: { slug } })

export const fetchEInvoices = (query: EInvoicesFileQuery) => callForFile(calls.files, { query })

const readAgain = { readAgainWhenRefused: true }

export const useRecordEInvoice = (slug: string) =>
  useWrite(calls.record, (body: EInvoiceDraft) => ({ params: { slug }, body }), readAgain)

export const useCorrectEInvoice = (slug: string) =>
  useWrite(calls.correct, (body: EInvoiceCorrection) => ({ params: { slug }, body }), readAgain)

export const useCancelEInvoice = (slug: string) =>
  useWrite(calls.cancel, (body: EInvoiceCancellation) => ({ params: { slug }, body }), readAgain)
