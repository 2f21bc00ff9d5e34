import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Problem } from '#contract/kit/problem.ts'
import { DownloadExcel, type Receiving } from '#web/kit/list/download-excel.tsx'
import { show } from '#web/testing/show.tsx'

vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined }))

const failed = 'Failed to download Excel.'
const button = () => screen.findByRole('button', { name: 'Download Excel' })

const download = (fetchFile: (how: Receiving) => Promise<Blob>) =>
  show(<DownloadExcel fetchFile={fetchFile} name="booking_report.xlsx" failed={failed} what="4,120 bookings" />)

test('shows the progress, and saves the file with its name', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    expect(this.download).toBe('booking_report.xlsx')
  })
  let finish: (file: Blob) => void = () => {}
  let tell: (bytes: number) => void = () => {}
  const { user } = download(({ onReceived }) => {
    tell = onReceived
    return new Promise((resolve) => {
      finish = resolve
    })
  })
  await user.click(await button())
  const bar = screen.getByRole('progressbar', { name: 'Downloading Excel' })
  expect(bar.textContent).toBe('4,120 bookings, waiting…')
  tell(2_340_000)
  await screen.findByText('4,120 bookings, 2.3 MB so far')
  expect(saved).not.toHaveBeenCalled()
  finish(new Blob(['xlsx']))
  await button()
  expect(saved).toHaveBeenCalledOnce()
})

test('can be stopped without an error message', async () => {
  let signal: AbortSignal | undefined
  const { user } = download(
    (how) =>
      new Promise((_, reject) => {
        signal = how.signal
        how.signal.addEventListener('abort', () => reject(how.signal.reason))
      }),
  )
  await user.click(await button())
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await button()
  expect(signal?.aborted).toBe(true)
  expect(screen.queryByText(failed)).toBeNull()
})

test('reports a failure, with the reason if known', async () => {
  const { user } = download(() => Promise.reject(new Problem(0, 'offline', 'No connection')))
  await user.click(await button())
  expect(await screen.findByText(failed)).toBeTruthy()
  expect(screen.getByText('No connection')).toBeTruthy()
})
