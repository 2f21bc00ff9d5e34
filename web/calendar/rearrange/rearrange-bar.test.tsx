import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { calendarOf, stayOf, today } from '#contract/calendar/testing/small-calendar.ts'
import { type CalendarData, mergeCalendars } from '#web/calendar/data/calendar-data.ts'
import { RearrangeBar } from '#web/calendar/rearrange/rearrange-bar.tsx'
import { useCalendarChanges } from '#web/calendar/rearrange/use-calendar-changes.ts'
import { showInApp } from '#web/testing/show-in-app.tsx'

const asha = stayOf('Asha', 2, 4)
const ravi = stayOf('Ravi', 2, 5, { room_id: 2 })
const nothing = () => {}

/** Moves Asha to Ravi's room, and parks Ravi. */
const Desk = ({ data }: { data: CalendarData }) => {
  const changes = useCalendarChanges(data, today)
  const moveAsha = () => {
    const bar = changes.barOf('Asha')
    if (bar) changes.drop([{ ...bar, room_id: 2 }])
  }
  return (
    <>
      <button type="button" onClick={changes.start}>
        start
      </button>
      <button type="button" onClick={moveAsha}>
        move Asha
      </button>
      <button type="button" onClick={() => changes.park(['Ravi'])}>
        park Ravi
      </button>
      {changes.isRearranging && (
        <RearrangeBar
          changes={changes}
          data={data}
          today={today}
          isOverPark={false}
          onGrab={nothing}
          onPickUp={nothing}
          onShow={nothing}
        />
      )}
    </>
  )
}

const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })

it('says why the moves can not be saved yet, and saves nothing on Discard', async () => {
  const { user } = showInApp(<Desk data={mergeCalendars([calendarOf([asha, ravi])])} />)
  await user.click(await screen.findByRole('button', { name: 'start' }))
  expect(saveButton().title).toBe('Move at least one stay')
  await user.click(screen.getByRole('button', { name: 'move Asha' }))
  expect(screen.getByText('1 move, 1 conflict')).toBeDefined()
  expect(saveButton().title).toBe('1 stay is in conflict.')
  await user.click(screen.getByRole('button', { name: 'park Ravi' }))
  expect(screen.getByText('2 moves')).toBeDefined()
  expect(saveButton().disabled).toBe(true)
  expect(screen.getByText('1 stay has no room yet.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Put Ravi back' }))
  expect(screen.getByText('1 move, 1 conflict')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.queryByRole('region', { name: 'Rearrange' })).toBeNull()
})

it('offers to keep the move of a booking that a colleague has changed', async () => {
  const free = stayOf('Asha', 2, 4, { room_id: 3 })
  const dataOf = (version: number) => mergeCalendars([calendarOf([{ ...free, version }])])
  const { user } = showInApp(<Later before={dataOf(1)} after={dataOf(2)} />)
  await user.click(await screen.findByRole('button', { name: 'start' }))
  await user.click(screen.getByRole('button', { name: 'move Asha' }))
  expect(saveButton().disabled).toBe(false)
  await user.click(screen.getByRole('button', { name: 'colleague' }))
  expect(screen.getByText('1 move, 1 conflict')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Show conflicts' }))
  expect(screen.getByText(/A colleague changed this booking in the meantime/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Keep my move' }))
  expect(saveButton().disabled).toBe(false)
})

const Later = ({ before, after }: { before: CalendarData; after: CalendarData }) => {
  const [data, setData] = useState(before)
  return (
    <>
      <button type="button" onClick={() => setData(after)}>
        colleague
      </button>
      <Desk data={data} />
    </>
  )
}
