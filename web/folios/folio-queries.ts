import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { BillQuery } from '#contract/folios/bill.ts'
import type {
  DiscountDraft,
  DiscountPreview,
  ExtraDraft,
  FolioDraft,
  FolioEdit,
  MoveCharges,
  SplitCharge,
  SplitEqually,
} from '#contract/folios/folio.ts'
import { folioEndpoints as calls, type Rebill } from '#contract/folios/folio-endpoints.ts'
import { folioMessages as say } from '#contract/folios/folio-messages.ts'
import type { z } from '#contract/kit/z.ts'
import { call } from '#web/kit/api/api.ts'
import { type ActOptions, useAct, useWrite } from '#web/kit/api/use-write.ts'

export const fetchFolios = async (slug: string, query: BillQuery = {}, signal?: AbortSignal) =>
  (await call(calls.list, { params: { slug }, query, ...(signal && { signal }) })).data

/** The folios of a booking; with a departure, the charges until then. */
export const useFolios = (slug: string | undefined, dates: BillQuery = {}) =>
  useQuery({
    queryKey: [calls.list.path, slug, dates],
    queryFn: ({ signal }) => fetchFolios(slug ?? '', dates, signal),
    enabled: slug !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

// After a refusal the folios are read again, since a colleague may have been faster.
const readAgain = { readAgainWhenRefused: true }

export const useAddFolio = (booking: string) =>
  useWrite(calls.add, (body: FolioDraft) => ({ params: { slug: booking }, body }), readAgain)

export const useUpdateFolio = (slug: string) =>
  useWrite(calls.update, (body: FolioEdit) => ({ params: { slug }, body }), readAgain)

export const useAddFoliosForRooms = (booking: string) =>
  useAct(calls.forRooms, () => ({ params: { slug: booking } }), say.saveFailed, readAgain)

export const useDeleteFolio = () => useWrite(calls.delete, (slug: string) => ({ params: { slug } }), readAgain)

export const useAddCharge = (folio: string) =>
  useWrite(calls.addCharge, (body: ExtraDraft) => ({ params: { slug: folio }, body }), readAgain)

export const useDeleteCharge = () => useWrite(calls.deleteCharge, (slug: string) => ({ params: { slug } }), readAgain)

export const useGiveDiscount = (folio: string) =>
  useWrite(calls.giveDiscount, (body: DiscountDraft) => ({ params: { slug: folio }, body }), readAgain)

export const useDeleteDiscount = () =>
  useWrite(calls.deleteDiscount, (slug: string) => ({ params: { slug } }), readAgain)

/** The bill of a folio before and after a discount; not read while the discount is incomplete. */
export const useDiscountPreview = (folio: string, discount: DiscountPreview | undefined) =>
  useQuery({
    // Not a path: it is not read again after the discount was given.
    queryKey: ['preview of a discount', folio, discount],
    queryFn: async ({ signal }) =>
      (await call(calls.previewDiscount, { params: { slug: folio }, ...(discount && { body: discount }), signal }))
        .data,
    enabled: discount !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })

type Changed = z.output<typeof calls.moveCharges.reply>

export const useMoveCharges = (onDone: (changed: Changed) => void) =>
  useAct(
    calls.moveCharges,
    ({ from, ...body }: MoveCharges & { from: string }) => ({ params: { slug: from }, body }),
    say.moveFailed,
    { ...readAgain, onDone },
  )

export const useSplitCharge = (folio: string) =>
  useWrite(calls.splitCharge, (body: SplitCharge) => ({ params: { slug: folio }, body }), readAgain)

export const useSplitEqually = (folio: string, onDone: () => void) =>
  useAct(calls.splitEqually, (body: SplitEqually) => ({ params: { slug: folio }, body }), say.moveFailed, {
    ...readAgain,
    onDone,
  })

export const useInvoiceFolio = () =>
  useAct(calls.invoice, (folio: string) => ({ params: { slug: folio }, body: {} }), say.invoiceFailed, readAgain)

export const useRebill = (invoice: string, options: ActOptions<z.output<typeof calls.rebill.reply>>) =>
  useAct(calls.rebill, (body: Rebill) => ({ params: { slug: invoice }, body }), say.rebillFailed, {
    ...readAgain,
    ...options,
  })
