import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CalendarLegend } from '#web/calendar/toolbar/calendar-legend.tsx'
import { show } from '#web/testing/show.tsx'

const legend = () => screen.queryByText('Blocked for maintenance')

it('closes on Escape, and when something else gets the focus', async () => {
  const { user } = show(
    <>
      <CalendarLegend />
      <input aria-label="Search" />
    </>,
  )
  const button = screen.getByRole('button', { name: 'Legend' })
  await user.click(button)
  expect(legend()).not.toBeNull()
  await user.keyboard('{Escape}')
  expect(legend()).toBeNull()
  await user.click(button)
  expect(legend()).not.toBeNull()
  await user.click(button)
  expect(legend()).toBeNull()
  await user.click(button)
  screen.getByRole('textbox', { name: 'Search' }).focus()
  await user.keyboard('a')
  expect(legend()).toBeNull()
})
