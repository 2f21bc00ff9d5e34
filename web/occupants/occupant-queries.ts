import { useQuery } from '@tanstack/react-query'
import type { OccupantDraft, OccupantEdit } from '#contract/occupants/occupant.ts'
import { occupantEndpoints as calls } from '#contract/occupants/occupant-endpoints.ts'
import { occupantMessages as say } from '#contract/occupants/occupant-messages.ts'
import { call } from '#web/kit/api/api.ts'
import { useAct, useWrite } from '#web/kit/api/use-write.ts'

export const fetchOccupants = async (slug: string, signal?: AbortSignal) =>
  (await call(calls.list, { params: { slug }, ...(signal && { signal }) })).data

export const useOccupants = (slug: string) =>
  useQuery({
    queryKey: [calls.list.path, slug],
    queryFn: ({ signal }) => fetchOccupants(slug, signal),
    staleTime: 0,
  })

/** Who stayed with a guest before. */
export const useCompanions = (guest_id: number | null) =>
  useQuery({
    queryKey: [calls.companions.path, guest_id],
    queryFn: async ({ signal }) => (await call(calls.companions, { query: { guest_id: guest_id ?? 0 }, signal })).data,
    enabled: guest_id !== null,
    staleTime: 30_000,
  })

/** The bookings that a guest sleeps in. */
export const useStaysOfGuest = (guest_id: number) =>
  useQuery({
    queryKey: [calls.stays.path, guest_id],
    queryFn: async ({ signal }) => (await call(calls.stays, { query: { guest_id }, signal })).data,
    staleTime: 0,
  })

const readAgain = { readAgainWhenRefused: true }

export const useAddOccupant = (slug: string) =>
  useAct(calls.save, (body: OccupantDraft) => ({ params: { slug }, body }), say.addFailed, readAgain)

/** A known guest, to a room of any booking. */
export const useAddToRoom = () =>
  useAct(
    calls.save,
    ({ slug, body }: { slug: string; body: OccupantDraft }) => ({ params: { slug }, body }),
    say.addFailed,
    readAgain,
  )

/** A new person, from a form that shows refusals itself. */
export const useSaveOccupant = (slug: string) =>
  useWrite(calls.save, (body: OccupantDraft) => ({ params: { slug }, body }), readAgain)

export const useChangeOccupant = (slug: string) =>
  useWrite(calls.update, (body: OccupantEdit) => ({ params: { slug }, body }))

export const useRemoveOccupant = () =>
  useAct(calls.remove, (slug: string) => ({ params: { slug } }), say.removeFailed, readAgain)
