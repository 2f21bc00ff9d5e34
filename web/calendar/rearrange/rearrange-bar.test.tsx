import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { calendarOf, stayOf, today } from '#contract/calendar/testing/small-calendar.ts'
import { type CalendarData, mergeCalendars } from '#web/calendar/data/calendar-data.ts'
import { RearrangeBar } from '#web/calendar/rearrange/rearrange-bar.tsx'
import { useCalendarChanges } from '#web/calendar/rearrange/use-calendar-changes.ts'
import { showInApp } from '#web/testing/show-in-app.tsx'

const asha = stayOf('Asha', 2, 4)
const ravi = stayOf('Ravi', 2, 5, { room_id: 2 })
const nothing = () => {}
afterEach(() => vi.restoreAllMocks())

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
      <button type="button" onClick={() => changes.park(['Left'])}>
        park Left
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

it('sends the moves once and takes no others until they are saved', async () => {
  const sent: string[] = []
  const replies: (() => void)[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    sent.push(String(address))
    const data = String(address).endsWith('/preview') ? [] : { bookings: [], undo: null }
    return new Promise((reply) => replies.push(() => reply(Response.json({ message: 'Stay moved.', data }))))
  })
  const elsewhere = stayOf('Ravi', 12, 15, { room_id: 2 })
  const { user } = showInApp(<Desk data={mergeCalendars([calendarOf([asha, elsewhere])])} />)
  await user.click(await screen.findByRole('button', { name: 'start' }))
  await user.click(screen.getByRole('button', { name: 'move Asha' }))
  await user.dblClick(saveButton())
  await waitFor(() => expect(sent).toEqual([expect.stringMatching(/preview$/)]))
  expect(saveButton().disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'park Ravi' }))
  expect(screen.getByText('1 move')).toBeDefined()
  replies[0]?.()
  await waitFor(() => expect(sent).toEqual([expect.anything(), expect.stringMatching(/rearrange$/)]))
  await user.click(screen.getByRole('button', { name: 'park Ravi' }))
  expect(screen.getByText('1 move')).toBeDefined()
  replies[1]?.()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Rearrange' })).toBeNull())
  expect(sent).toHaveLength(2)
})

it('does not park a stay whose guests have left', async () => {
  const left = stayOf('Left', -3, -1, { status: 'checked_out' })
  const { user } = showInApp(<Desk data={mergeCalendars([calendarOf([left])])} />)
  await user.click(await screen.findByRole('button', { name: 'park Left' }))
  expect(screen.queryByRole('region', { name: 'Rearrange' })).toBeNull()
})

it('keeps the moves when the page is opened again, until they are discarded', async () => {
  const data = mergeCalendars([calendarOf([asha, ravi])])
  const { user, unmount } = showInApp(<Desk data={data} />)
  await user.click(await screen.findByRole('button', { name: 'park Ravi' }))
  unmount()
  const again = showInApp(<Desk data={data} />)
  expect(await screen.findByText('1 move')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  again.unmount()
  showInApp(<Desk data={data} />)
  await screen.findByRole('button', { name: 'start' })
  expect(screen.queryByRole('region', { name: 'Rearrange' })).toBeNull()
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
