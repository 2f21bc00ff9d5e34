import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, app, candidate, make, signIn } = await startTestApp()
const token = await signIn('desk@hotel.example', true)

const download = async (days: string) => {
  const reply = await app.inject({ url: `/api/calendar.xlsx?${days}`, headers: { authorization: `Bearer ${token}` } })
  expect(reply.statusCode).toBe(200)
  return { name: reply.headers['content-disposition'], sheets: (await readXlsx(reply.rawPayload)).sheets }
}

const type = await make.roomType({ name: 'Deluxe' })
const roomOf = (room_number: string) => make.room({ room_type_id: type.id, room_number })
const stayOf = async (room: { id: number }, name: string, check_in_date: string, check_out_date: string) => {
  const guest = await make.guest({ name })
  const { booking_number } = await make.booking({
    guest_id: guest.id,
    room_ids: [room.id],
    check_in_date,
    check_out_date,
  })
  return booking_number
}

test('the Excel file shows the nights of every room, and the stays as a list', async () => {
  const [one, two, three] = [await roomOf('2'), await roomOf('10'), await roomOf('11')]
  const asha = await stayOf(one, 'Asha Rao', '2026-11-15', '2026-11-18')
  const meera = await stayOf(one, 'Meera Nair', '2026-11-18', '2026-11-20')
  const formula = await stayOf(two, '=1+1', '2026-11-19', '2026-11-26')
  const nights = { check_in_date: '2026-11-17', check_out_date: '2026-11-19', maintenance_reason: 'Painting' }
  expect((await admin('POST', `/rooms/${three.slug}/maintenance`, nights)).status).toBe(201)

  const { name, sheets } = await download('from=2026-11-16&to=2026-11-20')
  expect(name).toContain('room_calendar_2026-11-16_2026-11-20.xlsx')
  const [calendar, stays] = sheets
  const day = (date: string) => new Date(`${date}T00:00:00Z`)
  expect(calendar?.rows.map((row) => row.map((cell) => cell ?? ''))).toEqual([
    ['Room Type', 'Room', ...['16', '17', '18', '19', '20'].map((date) => day(`2026-11-${date}`))],
    ['Deluxe', 2, `Asha Rao ${asha}`, '', `Meera Nair ${meera}`, '', ''],
    ['Deluxe', 10, '', '', '', `=1+1 ${formula}`, ''],
    ['Deluxe', 11, '', 'Painting', '', '', ''],
    ['Deluxe', 'Free', 2, 1, 1, 1, 2],
    ['All rooms', 'Occupied', 1, 1, 1, 2, 1],
    ['All rooms', 'Free', 2, 1, 1, 1, 2],
    ['All rooms', 'Percent', 33, 50, 50, 67, 33],
  ])
  const merged = calendar?.merges?.map(({ startRow, startCol, endCol }) => [startRow, startCol, endCol])
  expect(merged).toEqual([
    [1, 2, 3],
    [1, 4, 5],
    [2, 5, 6],
    [3, 3, 4],
  ])
  expect(stays?.rows.slice(1).map((row) => row.slice(0, 12))).toEqual([
    [2, 'Deluxe', 'Asha Rao', asha, null, day('2026-11-15'), day('2026-11-18'), 3, 2, 0, 0, 'Booked'],
    [2, 'Deluxe', 'Meera Nair', meera, null, day('2026-11-18'), day('2026-11-20'), 2, 2, 0, 0, 'Booked'],
    [10, 'Deluxe', '=1+1', formula, null, day('2026-11-19'), day('2026-11-26'), 7, 2, 0, 0, 'Booked'],
  ])
})

test('the file is for staff, and a wrong range is refused with a sentence', async () => {
  expect((await candidate('GET', '/calendar.xlsx?from=2026-11-15&to=2026-11-19')).status).toBe(403)
  const { status, body } = await admin('GET', '/calendar.xlsx?from=2026-11-15&to=2026-11-10')
  expect([status, body.error.fields.to]).toEqual([422, ['The last day must not be before the first']])
})
