import { useMutation, useQuery } from '@tanstack/react-query'
import { myProfileEndpoints as calls, type MyProfileEdit } from '#contract/my-profile/my-profile.ts'
import { call } from '#web/kit/api/api.ts'

export const fetchMyProfile = async () => (await call(calls.get)).data

export const useMyProfile = () =>
  useQuery({
    queryKey: [calls.get.path],
    queryFn: async ({ signal }) => (await call(calls.get, { signal })).data,
    refetchOnWindowFocus: false,
  })

export const useSaveProfile = () => useMutation({ mutationFn: (body: MyProfileEdit) => call(calls.update, { body }) })
