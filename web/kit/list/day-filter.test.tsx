import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { kitMessages } from '#contract/kit/kit-messages.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { DayFilter } from '#web/kit/list/day-filter.tsx'
import { show } from '#web/testing/show.tsx'

const Filter = () => {
  const [day, setDay] = useState<CalendarDate>()
  return (
    <>
      <DayFilter label="Arrival from" value={day} onChange={setDay} />
      <p>chosen: {day}</p>
    </>
  )
}

const field = () => screen.getByRole('textbox', { name: 'Arrival from' })

test('a date can be typed before the calendar is loaded, and picked afterwards', async () => {
  const { user } = show(<Filter />)
  fireEvent.focus(field())
  fireEvent.change(field(), { target: { value: '20 nov 2026' } })
  screen.getByText('chosen: 2026-11-20')
  expect(field()).toHaveProperty('value', '20 nov 2026')
  fireEvent.blur(field())
  expect(field()).toHaveProperty('value', 'Nov 20, 2026')

  await user.keyboard('{Shift}')
  await screen.findByRole('button', { name: 'Clear Arrival from' })
  await user.click(field())
  await user.click(await screen.findByRole('button', { name: '24 November 2026' }))
  screen.getByText('chosen: 2026-11-24')
})

test('a date that cannot be read stays as typed, with the reason', () => {
  show(<Filter />)
  fireEvent.focus(field())
  fireEvent.change(field(), { target: { value: '99/99' } })
  fireEvent.blur(field())
  expect(field()).toHaveProperty('value', '99/99')
  screen.getByText(kitMessages.dayUnreadable)
})

test('the field keeps the focus when the calendar comes', async () => {
  const { user } = show(<Filter />)
  await user.tab()
  await screen.findByRole('button', { name: 'Later dates' })
  expect(document.activeElement).toBe(field())
})
