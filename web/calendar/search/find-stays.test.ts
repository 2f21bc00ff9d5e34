import { describe, expect, it } from 'vitest'
import { findStays, firstHit, isFoundBy, withBookings } from '#web/calendar/search/find-stays.ts'
import { makeRoom, makeStay } from '#web/calendar/testing/make-calendar.ts'
import { makeBooking, room } from '#web/testing/make-booking.ts'

const today = '2026-11-16'

describe('a search', () => {
  const stay = makeStay({ guest_name: 'José Álvarez', group_name: 'Rao wedding', booking_number: 'BK-000123' })

  it.each(['jose', 'ALV', 'álv jos', 'rao wed', 'BK-123', 'bk-000123', '123', 'BK-0001'])(
    'finds the stay by %s',
    (typed) => {
      expect(isFoundBy(stay, typed)).toBe(true)
    },
  )

  it.each(['lvarez', 'asha', '12', 'BK-124', 'jose asha'])('does not find it by %s', (typed) => {
    expect(isFoundBy(stay, typed)).toBe(false)
  })
})

describe('filters', () => {
  const rooms = [makeRoom(), makeRoom({ id: 201, room_number: '201', room_type_id: 2 })]
  const stays = [
    makeStay({ stay: 'arrives', check_in_date: today, check_out_date: '2026-11-18' }),
    makeStay({
      stay: 'moves',
      check_in_date: today,
      check_out_date: '2026-11-18',
      status: 'checked_in',
      moved_in: true,
    }),
    makeStay({
      stay: 'owes',
      room_id: 201,
      check_in_date: '2026-11-20',
      check_out_date: '2026-11-21',
      balance_due: true,
    }),
    makeStay({ stay: 'stays on', check_in_date: '2026-11-10', check_out_date: '2026-11-15', status: 'checked_in' }),
    makeStay({ stay: 'never came', check_in_date: '2026-11-15', check_out_date: '2026-11-19' }),
    makeStay({ stay: 'left', check_in_date: '2026-11-10', check_out_date: '2026-11-15', status: 'checked_out' }),
  ]
  const found = (filters: Parameters<typeof findStays>[1]) =>
    findStays({ stays, rooms }, filters, today).map(({ stay }) => stay)

  it('find the arrivals of today, without guests who only change rooms', () => {
    expect(found({ highlight: 'arrivals' })).toEqual(['arrives'])
  })

  it('find the overdue and the unpaid ones', () => {
    expect(found({ highlight: 'overdue' })).toEqual(['stays on', 'never came'])
    expect(found({ highlight: 'unpaid' })).toEqual(['owes'])
  })

  it('work together', () => {
    expect(found({ room_type_id: 2 })).toEqual(['owes'])
    expect(found({ room_type_id: 1, highlight: 'unpaid' })).toEqual([])
  })
})

const hit = (stay: string, check_in_date: string, until: string) => ({ stay, room_id: 101, check_in_date, until })

it('adds the stays that only the list of bookings knows, but no cancelled ones', () => {
  const hits = [hit('stay101', '2026-11-15', '2026-11-16')]
  const bookings = [
    makeBooking({ rooms: [room('101', '2026-11-15', '2026-11-16'), room('102', '2026-11-10', '2026-11-12')] }),
    makeBooking({ status: 'cancelled', rooms: [room('103', '2026-11-10', '2026-11-12')] }),
  ]
  expect(withBookings(hits, bookings).map(({ stay }) => stay)).toEqual(['stay102', 'stay101'])
})

it('begins with a hit on the screen, else the first from today on, else the latest', () => {
  const past = hit('past', '2026-10-01', '2026-10-03')
  const next = hit('next', '2026-12-24', '2026-12-26')
  const shown = { from: '2026-11-15', to: '2026-11-28' }
  expect(firstHit([past, hit('here', '2026-11-10', '2026-11-16'), next], shown, today)?.stay).toBe('here')
  expect(firstHit([past, next], shown, today)?.stay).toBe('next')
  expect(firstHit([past], shown, today)?.stay).toBe('past')
  expect(firstHit([], shown, today)).toBeUndefined()
})
