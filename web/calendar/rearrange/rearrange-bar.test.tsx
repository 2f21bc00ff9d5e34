import { cleanup, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CalendarStay } from '#contract/calendar/calendar.ts'
import { calendarOf, stayOf, today } from '#contract/calendar/testing/small-calendar.ts'
import { type CalendarData, mergeCalendars } from '#web/calendar/data/calendar-data.ts'
import { RearrangeBar } from '#web/calendar/rearrange/rearrange-bar.tsx'
import { useCalendarChanges } from '#web/calendar/rearrange/use-calendar-changes.ts'
import { useLastChange } from '#web/calendar/rearrange/use-last-change.ts'
import { showInApp } from '#web/testing/show-in-app.tsx'

const asha = stayOf('Asha', 2, 4)
const ravi = stayOf('Ravi', 2, 5, { room_id: 2 })
const nothing = () => {}
afterEach(() => vi.restoreAllMocks())

/** Moves Asha to Ravi's room, and parks Ravi. */
const Desk = ({ data }: { data: CalendarData }) => {
  const changes = useCalendarChanges(data, today, useLastChange().offer)
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

describe('a booking that a colleague has changed', () => {
  const here = stayOf('Asha', 2, 4, { room_id: 3 })
  const dataOf = (change: Partial<CalendarStay>) => mergeCalendars([calendarOf([{ ...here, ...change }])])
  const changedTo = async (change: Partial<CalendarStay>) => {
    const { user } = showInApp(<Later before={dataOf({})} after={dataOf({ version: 2, ...change })} />)
    await user.click(await screen.findByRole('button', { name: 'start' }))
    await user.click(screen.getByRole('button', { name: 'move Asha' }))
    expect(saveButton().disabled).toBe(false)
    await user.click(screen.getByRole('button', { name: 'colleague' }))
    return user
  }

  it('is told, and the desk can keep its move', async () => {
    const user = await changedTo({ room_id: 4 })
    expect(screen.getByText('1 move, 1 conflict')).toBeDefined()
    const told = screen.getByText(/^Asha: A colleague changed this booking in the meantime. It is now in room 202 from/)
    expect(told.getAttribute('role')).toBe('status')
    await user.click(screen.getByRole('button', { name: 'Show conflicts' }))
    await user.click(screen.getByRole('button', { name: 'Keep my move' }))
    expect(screen.getByText('1 move')).toBeDefined()
    expect(saveButton().disabled).toBe(false)
  })

  it('is left as the colleague saved it, if the desk prefers that', async () => {
    const user = await changedTo({ room_id: 4 })
    await user.click(screen.getByRole('button', { name: 'Show conflicts' }))
    await user.click(screen.getByRole('button', { name: 'Use the colleague’s change' }))
    expect(screen.getByText('0 moves')).toBeDefined()
  })

  it('is not in conflict if its room and dates are the same', async () => {
    await changedTo({ has_remarks: true })
    expect(screen.getByText('1 move')).toBeDefined()
    expect(saveButton().disabled).toBe(false)
  })

  it('needs no move if the colleague has moved it to the same room', async () => {
    await changedTo({ room_id: 2 })
    expect(screen.getByText('0 moves')).toBeDefined()
  })
})

it('takes moves whose reply was lost as saved, and offers to undo them', async () => {
  const bodies: { key: string | null; body: string }[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    if (String(address).endsWith('/preview')) return Response.json({ data: [] })
    bodies.push({ key: new Headers(init?.headers).get('idempotency-key'), body: String(init?.body) })
    if (bodies.length === 1) throw new TypeError('the connection was cut')
    return Response.json({
      message: 'Stay moved.',
      data: { bookings: [], undo: { rearrangement: 'AAAAAAAAAAAAAAAA' } },
    })
  })
  const here = stayOf('Asha', -1, 4, { status: 'checked_in' })
  // Guests in the house keep their past nights, so the stay is not where it was moved to.
  const after = [
    { ...here, version: 2, check_out_date: today, moves_on: true as const },
    { ...here, stay: 'Asha2', version: 2, check_in_date: today, room_id: 2, moved_in: true as const },
  ]
  const dataOf = (stays: CalendarStay[]) => mergeCalendars([calendarOf(stays)])
  const { user } = showInApp(<Later before={dataOf([here])} after={dataOf(after)} />)
  await user.click(await screen.findByRole('button', { name: 'start' }))
  await user.click(screen.getByRole('button', { name: 'move Asha' }))
  await user.click(saveButton())
  await waitFor(() => expect(bodies).toHaveLength(1))
  await waitFor(() => expect(saveButton().disabled).toBe(false))
  await user.click(screen.getByRole('button', { name: 'colleague' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Rearrange' })).toBeNull())
  expect(bodies[1]).toEqual(bodies[0])
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined()
})

describe('a save that failed', () => {
  const elsewhere = stayOf('Ravi', 12, 15)
  const dataOf = (stays: CalendarStay[]) => mergeCalendars([calendarOf(stays)])
  const failed = async (after: CalendarStay[]) => {
    const sent: string[] = []
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
      if (String(address).endsWith('/preview')) return Response.json({ data: [] })
      sent.push(String(address))
      throw new TypeError('the connection was cut')
    })
    const { user } = showInApp(<Later before={dataOf([asha, elsewhere])} after={dataOf(after)} />)
    await user.click(await screen.findByRole('button', { name: 'start' }))
    await user.click(screen.getByRole('button', { name: 'move Asha' }))
    await user.click(saveButton())
    await waitFor(() => expect(sent).toHaveLength(1))
    await waitFor(() => expect(saveButton().disabled).toBe(false))
    return { user, sent }
  }

  it('is not sent again when the days of its stays are no longer loaded, or a colleague changes them', async () => {
    for (const after of [[elsewhere], [{ ...asha, version: 2, room_id: 4 }, elsewhere]]) {
      const { user, sent } = await failed(after)
      await user.click(screen.getByRole('button', { name: 'colleague' }))
      expect(screen.getByText(/^1 move/)).toBeDefined()
      expect(sent).toHaveLength(1)
      cleanup()
      sessionStorage.clear()
    }
  })

  it('keeps moves that were collected after it', async () => {
    const { user, sent } = await failed([{ ...asha, version: 2, room_id: 2 }, elsewhere])
    await user.click(screen.getByRole('button', { name: 'park Ravi' }))
    await user.click(screen.getByRole('button', { name: 'colleague' }))
    expect(screen.getByText(/^1 move/)).toBeDefined()
    expect(sent).toHaveLength(1)
  })
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
