import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Room } from '#contract/rooms/room.ts'
import { bookingFormSchema } from '#web/bookings/form/booking-form-schema.ts'
import { asType, newBooking } from '#web/bookings/form/booking-input.ts'
import { RoomFields } from '#web/bookings/room-choice/room-fields.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { show } from '#web/testing/show.tsx'

const today = '2026-11-16'
const roomOf = (id: number, room_type_id: number, name: string, price_per_night: number) =>
  Room.parse({
    ...{ id, slug: `room${id}`, room_number: String(id), room_type_id, status: 'available', description: '' },
    room_type: { name, max_adults: 2, max_children: 1, max_infants: 1, price_per_night },
    ...{ condition: 'clean', is_ready: true, open_faults: 0, overstay: null, version: 1 },
  })
const palace = roomOf(101, 1, 'Palace', 9000)
const cottage = roomOf(201, 2, 'Cottage', 1500)

/** The room of an individual booking, then of the first line of a group. Room 101 is free until it is taken. */
const Form = () => {
  const [input] = useState(() => newBooking('individual', today, null))
  const form = useFormOf(bookingFormSchema('individual', { today, keptArrival: undefined }), input)
  const [isTaken, setTaken] = useState(false)
  const [line, setLine] = useState<number>()
  const offered = {
    rooms: isTaken ? [cottage] : [palace, cottage],
    ...{ isCertain: true, isAwaited: false, isFullList: false, isFailed: false, isSent: false, isForToday: false },
  }
  const toGroup = () => {
    form.reset(asType(form.getValues(), 'group'))
    setLine(0)
  }
  return (
    <>
      <RoomFields
        key={line}
        form={form}
        {...(line !== undefined && { line })}
        offered={offered}
        booked={[]}
        freed={undefined}
        onFreedChosen={() => {}}
      />
      <button type="button" onClick={() => setTaken(!isTaken)}>
        {isTaken ? 'Free room 101' : 'Take room 101'}
      </button>
      <button type="button" onClick={toGroup}>
        Group
      </button>
    </>
  )
}

const showForm = () => {
  const { user } = show(<Form />)
  return {
    user,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    choose: async (room: string) => {
      await user.click(screen.getByRole('combobox', { name: /^Room/ }))
      await user.click(await screen.findByRole('option', { name: new RegExp(room) }))
    },
    rent: () => screen.getByRole<HTMLInputElement>('textbox', { name: /rent/i }),
    room: () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Room/ }),
  }
}

it('the rent of a lost room is not kept for another room of a group', async () => {
  const { press, choose, rent, room } = showForm()
  await choose('101')
  expect(rent().value).toBe('9,000.00')
  await press('Take room 101')
  await waitFor(() => expect(room().value).toBe(''))
  expect(rent().value).toBe('0.00')
  await press('Group')
  await choose('201')
  expect(rent().value).toBe('1,500.00')
})

it('a room that is free again comes back with its rent', async () => {
  const { press, choose, rent, room } = showForm()
  await choose('101')
  await press('Take room 101')
  await waitFor(() => expect(room().value).toBe(''))
  await press('Free room 101')
  await waitFor(() => expect(room().value).toBe('101 · Palace'))
  expect(rent().value).toBe('9,000.00')
})

it('a rent that was typed is kept when the room is lost and another one is chosen', async () => {
  const { user, press, choose, rent, room } = showForm()
  await choose('101')
  await user.clear(rent())
  await user.type(rent(), '8000')
  await press('Take room 101')
  await waitFor(() => expect(room().value).toBe(''))
  expect(rent().value).toBe('8,000.00')
  await choose('Any Cottage room')
  expect(rent().value).toBe('8,000.00')
})
