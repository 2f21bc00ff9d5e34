import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { topicOf } from '#contract/kit/live.ts'
import { largestPageSize } from '#contract/kit/paging.ts'
import type { RepairEdit, RepairQuery } from '#contract/repairs/repair.ts'
import { type RepairClose, repairEndpoints } from '#contract/repairs/repair-endpoints.ts'
import { repairMessages as say } from '#contract/repairs/repair-messages.ts'
import { roomEndpoints } from '#contract/rooms/room-endpoints.ts'
import { call, callForFile } from '#web/kit/api/api.ts'
import { sendForm } from '#web/kit/api/send-form.ts'
import { useActKey } from '#web/kit/api/use-act-key.ts'
import { type ActOptions, useAct, useWrite } from '#web/kit/api/use-write.ts'

const { path } = repairEndpoints.list
const meta = { changes: topicOf(path) }

export const useRepairs = (query: Partial<RepairQuery>) =>
  useQuery({
    queryKey: [path, query],
    queryFn: async ({ signal }) => (await call(repairEndpoints.list, { query, signal })).data,
    placeholderData: keepPreviousData,
  })

export const fetchRepair = async (slug: string, signal?: AbortSignal) =>
  (await call(repairEndpoints.get, { params: { slug }, ...(signal && { signal }) })).data

export const useRepair = (slug: string) =>
  useQuery({ queryKey: [path, 'one', slug], queryFn: ({ signal }) => fetchRepair(slug, signal) })

export const useRepairOptions = () =>
  useQuery({
    queryKey: [path, 'options'],
    queryFn: async ({ signal }) => (await call(repairEndpoints.options, { signal })).data,
    staleTime: 30_000,
  })

/** All rooms to choose from, also those under maintenance. */
export const useRoomChoices = () =>
  useQuery({
    queryKey: [roomEndpoints.list.path, 'choices'],
    queryFn: async ({ signal }) => {
      const rooms: { value: number; label: string; room_type: string }[] = []
      for (let page = 1, last = 1; page <= last; page++) {
        const query = { page, per_page: largestPageSize, sort: 'room_number' as const }
        const { data } = await call(roomEndpoints.list, { query, signal })
        rooms.push(
          ...data.data.map(({ id, room_number, room_type }) => ({
            value: id,
            label: room_number,
            room_type: room_type.name,
          })),
        )
        last = data.last_page
      }
      return rooms
    },
    staleTime: 30_000,
  })

/** The open faults of some rooms. */
export const useFaults = (roomIds: number[]) =>
  useQuery({
    queryKey: [path, 'faults', roomIds],
    queryFn: async ({ signal }) => (await call(repairEndpoints.faults, { query: { room_ids: roomIds }, signal })).data,
    enabled: roomIds.length > 0,
  })

export const useRepairPhoto = (slug: string, photo: string) =>
  useQuery({
    queryKey: [path, 'photo', slug, photo],
    queryFn: ({ signal }) => callForFile(repairEndpoints.photo, { params: { slug, photo }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { noAutoRefresh: true },
  })

const sendPhoto = (slug: string, file: File) =>
  sendForm(repairEndpoints.addPhoto, { params: { slug }, body: {}, file, onProgress: () => {} })

interface Report {
  edit: RepairEdit
  photos: File[]
}

/** Reports a fault with its first photo; the others follow one by one. */
export const useReportFault = () => {
  const once = useActKey()
  return useMutation({
    mutationFn: async ({ edit: { version: _, ...body }, photos: [first, ...more] }: Report) => {
      const saved = await once({ ...body, photo: first?.name }, (actKey) =>
        first
          ? sendForm(repairEndpoints.save, { body, file: first, actKey, onProgress: () => {} })
          : call(repairEndpoints.save, { body, actKey }),
      )
      for (const photo of more) await sendPhoto(saved.data.slug, photo)
      return saved
    },
    meta,
  })
}

export const useChangeRepair = (slug: string) =>
  useWrite(repairEndpoints.update, (body: RepairEdit) => ({ params: { slug }, body }))

export const useRemoveRepair = () => useWrite(repairEndpoints.remove, (slug: string) => ({ params: { slug } }))

const readAgain = { readAgainWhenRefused: true }

export const useStartRepair = (slug: string) =>
  useAct(
    repairEndpoints.start,
    (version: number) => ({ params: { slug }, body: { version } }),
    say.actFailed,
    readAgain,
  )

export const useReopenRepair = (slug: string) =>
  useAct(
    repairEndpoints.reopen,
    (version: number) => ({ params: { slug }, body: { version } }),
    say.actFailed,
    readAgain,
  )

export const useCloseRepair = (slug: string) =>
  useWrite(repairEndpoints.close, (body: RepairClose) => ({ params: { slug }, body }), readAgain)

export const useComment = (slug: string) =>
  useWrite(repairEndpoints.comment, (body: { comment: string }) => ({ params: { slug }, body }))

export const useAddPhotos = (slug: string) =>
  useMutation({
    mutationFn: async (files: File[]) => {
      for (const file of files) await sendPhoto(slug, file)
    },
    meta,
  })

export const useRemovePhoto = (slug: string, options: ActOptions<{ message: string }> = {}) =>
  useAct(repairEndpoints.removePhoto, (photo: string) => ({ params: { slug, photo } }), say.photoRemoveFailed, options)
