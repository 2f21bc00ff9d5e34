import { useQuery } from '@tanstack/react-query'
import { myProfileEndpoints as calls, type MyProfileEdit } from '#contract/my-profile/my-profile.ts'
import { call } from '#web/kit/api/api.ts'
import { useWrite } from '#web/kit/api/use-write.ts'

export const fetchMyProfile = async () => (await call(calls.get)).data

export const useMyProfile = () =>
  useQuery({
    queryKey: [calls.get.path],
    queryFn: async ({ signal }) => (await call(calls.get, { signal })).data,
    refetchOnWindowFocus: false,
  })

export const useSaveProfile = () => useWrite(calls.update, (body: MyProfileEdit) => ({ body }))
