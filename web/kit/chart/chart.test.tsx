import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Chart } from '#web/kit/chart/chart.tsx'
import { scaleOf, writtenLabels } from '#web/kit/chart/chart-scale.ts'
import { show } from '#web/testing/show.tsx'

const data = {
  caption: 'Bookings by month',
  series: [
    { name: 'New Reservations', values: [12, 1234, 7] },
    { name: 'Cancellations', values: [1, null, 0] },
  ],
  labels: ['Sep', 'Oct', 'Nov'],
  fullLabels: ['September 2026', 'October 2026', 'November 2026'],
} as const

describe('the axis', () => {
  it.each([
    [
      [3, 7],
      [0, 2, 4, 6, 8],
    ],
    [[1], [0, 1]],
    [[11], [0, 5, 10, 15]],
    [[0.31], [0, 0.1, 0.2, 0.3, 0.4]],
    [[123_456], [0, 25_000, 50_000, 75_000, 100_000, 125_000]],
    [
      [-30, 90],
      [-50, -25, 0, 25, 50, 75, 100],
    ],
  ])('of %j has round ticks', (values, ticks) => {
    expect(scaleOf([{ name: 'One', values }], 5).ticks).toEqual(ticks)
  })

  it('writes as many labels as fit, the newest among them', () => {
    const days = Array.from({ length: 30 }, (_, day) => String(day + 1))
    expect(writtenLabels(days, 100, 7).filter(Boolean)).toHaveLength(30)
    const written = days.filter((_, index) => writtenLabels(days, 10, 7)[index])
    expect(written).toHaveLength(10)
    expect(written.at(-1)).toBe('30')
  })
})

it.each(['bar', 'line'] as const)('reads each point of a %s chart by the arrow keys', async (kind) => {
  const { user } = show(<Chart {...data} kind={kind} />)
  await user.tab()
  const slider = screen.getByRole('slider', { name: /^Bookings by month/ })
  expect(document.activeElement).toBe(slider)
  const said = () => slider.getAttribute('aria-valuetext')
  expect(said()).toBe('November 2026: New Reservations 7, Cancellations 0')
  await user.keyboard('{ArrowLeft}')
  expect(said()).toBe('October 2026: New Reservations 1,234, Cancellations –')
  await user.keyboard('{Home}{ArrowLeft}')
  expect(said()).toBe('September 2026: New Reservations 12, Cancellations 1')
  await user.keyboard('{End}')
  expect(slider.getAttribute('aria-valuenow')).toBe('2')
})

it('has the same data in a table', () => {
  show(<Chart {...data} kind="bar" format={(value) => `₹${value}`} />)
  const table = screen.getByRole('table', { name: 'Bookings by month' })
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent)
  expect(rows).toEqual([
    'New ReservationsCancellations',
    'September 2026₹12₹1',
    'October 2026₹1234–',
    'November 2026₹7₹0',
  ])
})

it('shows a message when there is no data', () => {
  show(
    <Chart {...data} series={[{ name: 'New Reservations', values: [0, null, 0] }]} kind="line" empty="No bookings" />,
  )
  expect(screen.getByText('No bookings')).toBeDefined()
  expect(screen.queryByRole('slider')).toBeNull()
})

it('draws one bar per known value', () => {
  const { container } = show(<Chart {...data} kind="bar" />)
  expect(container.querySelectorAll('g[fill] > rect')).toHaveLength(5)
})
