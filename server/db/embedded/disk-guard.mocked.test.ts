import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { guardDisk, prepareSwitch } from '#server/db/embedded/disk-guard.ts'

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  return { ...real, statfs: vi.fn() }
})

const megabytes = (free: number) => vi.mocked(statfs).mockResolvedValue({ bavail: free, bsize: 1_000_000 } as never)

test('a switch to read-only that fails half-way is tried again', async () => {
  const cluster = await mkdtemp(join(tmpdir(), 'sarai-guard-'))
  onTestFinished(() => rm(cluster, { recursive: true }))
  await prepareSwitch(cluster)
  const end = new AbortController()
  const reload = vi.fn().mockImplementationOnce(() => {
    throw new Error('gone')
  })
  const lines: string[] = []
  const watched = { folder: cluster, cluster, reload, say: (line: string) => lines.push(line), signal: end.signal }
  megabytes(10)
  const guarding = guardDisk(watched)
  await vi.waitFor(() => expect(lines).toEqual([expect.stringContaining('nearly full (10 MB left)')]), 20_000)
  expect(await readdir(cluster)).toContain('sarai-read-only.conf')
  reload.mockImplementationOnce(() => {
    throw new Error('gone')
  })
  megabytes(1000)
  await vi.waitFor(() => expect(lines[1]).toContain('changes are possible'), 20_000)
  expect(await readdir(cluster)).toContain('sarai-read-only.conf.off')
  expect(reload).toHaveBeenCalledTimes(4)
  end.abort()
  await guarding
})
