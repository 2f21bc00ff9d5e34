import { QueryClientProvider, useQueries } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { z } from '#contract/kit/z.ts'
import { queryClient } from '#web/kit/api/query-client.ts'
import { useWrite } from '#web/kit/api/use-write.ts'

const endpoint = {
  method: 'POST',
  path: '/tax-rules',
  access: 'settings.change',
  summary: 'Add a tax rate',
  reply: z.object({ message: z.string() }),
} as const

const paths = ['/bookings', '/items', '/tax-categories', '/staff'] as const

const read = vi.fn(async (path: string) => path)

/** A screen with four lists that adds a tax rate. */
const useScreen = (options: { readAgainWhenRefused?: boolean }) => {
  useQueries({ queries: paths.map((path) => ({ queryKey: [path, 'list'], queryFn: () => read(path) })) })
  return useWrite(endpoint, () => ({}), options)
}

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

const open = async (answer: () => Response | Promise<Response>, options = {}) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())
  const { result } = renderHook(() => useScreen(options), { wrapper })
  await waitFor(() => expect(read).toHaveBeenCalledTimes(paths.length))
  read.mockClear()
  return {
    write: () => act(() => result.current.mutateAsync().catch(() => undefined)),
    readAgain: () => read.mock.calls.map(([path]) => path).sort(),
  }
}

beforeEach(() => {
  queryClient.clear()
  vi.restoreAllMocks()
  read.mockClear().mockImplementation(async (path) => path)
})

const refused = () => Response.json({ error: { code: 'in_use', message: 'In use' } }, { status: 409 })

it('reads only the queries again that the topic of a write affects', async () => {
  const { write, readAgain } = await open(() => Response.json({ message: 'Saved' }))
  await write()
  expect(readAgain()).toEqual(['/bookings', '/tax-categories'])
})

it('reads no query again after a refusal', async () => {
  const { write, readAgain } = await open(refused)
  await write()
  expect(readAgain()).toEqual([])
})

it('reads again after a refusal because a colleague was faster', async () => {
  const { write, readAgain } = await open(refused, { readAgainWhenRefused: true })
  await write()
  expect(readAgain()).toEqual(['/bookings', '/tax-categories'])
})

it('reads again when the reply was lost, since the write may have been done', async () => {
  const { write, readAgain } = await open(() => Promise.reject(new TypeError('Failed to fetch')))
  await write()
  expect(readAgain()).toEqual(['/bookings', '/tax-categories'])
})
