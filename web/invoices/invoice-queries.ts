import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type CreditNoteQuery, creditNoteEndpoints } from '#contract/invoices/credit-note-list.ts'
import type { CreditNoteDraft, InvoiceQuery } from '#contract/invoices/invoice.ts'
import { invoiceEndpoints as calls } from '#contract/invoices/invoice-endpoints.ts'
import { call, callForFile } from '#web/kit/api/api.ts'
import { useWrite } from '#web/kit/api/use-write.ts'
import type { Receiving } from '#web/kit/list/download-excel.tsx'

const { path } = calls.list

export const useInvoices = (query: InvoiceQuery) =>
  useQuery({
    queryKey: [path, query],
    queryFn: async ({ signal }) => (await call(calls.list, { query, signal })).data,
    placeholderData: keepPreviousData,
  })

export const useInvoice = (slug: string) =>
  useQuery({
    queryKey: [path, 'one', slug],
    queryFn: async ({ signal }) => (await call(calls.get, { params: { slug }, signal })).data,
  })

export const useCreditInvoice = (slug: string) =>
  useWrite(calls.credit, (body: CreditNoteDraft) => ({ params: { slug }, body }), { readAgainWhenRefused: true })

export const useCreditNotes = (query: CreditNoteQuery) =>
  useQuery({
    queryKey: [creditNoteEndpoints.list.path, query],
    queryFn: async ({ signal }) => (await call(creditNoteEndpoints.list, { query, signal })).data,
    placeholderData: keepPreviousData,
  })

export const fetchCreditNotesFile = (query: CreditNoteQuery, how: Receiving) =>
  callForFile(creditNoteEndpoints.file, { query, ...how })

/** An invoice or a credit note. */
export const fetchPdf = (number: string) => callForFile(calls.pdf, { params: { number } })

export const fetchInvoicesFile = (query: InvoiceQuery, how: Receiving) => callForFile(calls.file, { query, ...how })
