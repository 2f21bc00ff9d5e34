import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { presetsOf } from '#web/reports/presets.ts'
import { ReportDates } from '#web/reports/report-dates.tsx'
import { show } from '#web/testing/show.tsx'

const november = { start_date: '2026-11-01', end_date: '2026-11-30' }
const fetchButton = () => screen.getByRole('button', { name: 'Fetch Report' })

const type = async (user: ReturnType<typeof show>['user'], label: string, text: string) => {
  const field = screen.getByRole('textbox', { name: label })
  await user.clear(field)
  if (text) await user.type(field, text)
  await user.tab()
}

test('asks for both dates before anything is fetched', async () => {
  const onFetch = vi.fn()
  const { user } = show(<ReportDates shown={november} busy={false} onFetch={onFetch} />)
  await type(user, 'End date', '')
  await user.click(fetchButton())
  expect(await screen.findByText('Please select both dates')).toBeTruthy()
  expect(onFetch).not.toHaveBeenCalled()
  await type(user, 'End date', '2026-10-01')
  await user.click(fetchButton())
  expect(await screen.findByText('The end date must not be before the start date')).toBeTruthy()
  await type(user, 'End date', '2026-11-10')
  await user.click(fetchButton())
  expect(onFetch).toHaveBeenCalledExactlyOnceWith({ ...november, end_date: '2026-11-10' })
})

test('reports a range that is too long to be shown by day', async () => {
  const onFetch = vi.fn()
  const years = { start_date: '2024-01-01', end_date: '2026-11-30', by: 'month' as const }
  const { user } = show(<ReportDates shown={years} busy={false} onFetch={onFetch} />)
  await user.click(screen.getByRole('radio', { name: 'By day' }))
  expect(await screen.findByText(/^By day a report covers at most 366 days/)).toBeTruthy()
  expect(onFetch).not.toHaveBeenCalled()
})

test('the offered months have their first and last day', () => {
  expect(presetsOf('2026-03-31').map(({ wanted }) => [wanted.start_date, wanted.end_date])).toEqual([
    ['2026-03-01', '2026-03-31'],
    ['2026-02-01', '2026-02-28'],
    ['2025-04-01', '2026-03-31'],
  ])
  expect(presetsOf('2024-02-29')[2]?.wanted.start_date).toBe('2023-03-01')
})
