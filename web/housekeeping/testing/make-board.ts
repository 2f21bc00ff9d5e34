import type { GuestsOfRoom, HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'

export const guests = (changes: Partial<GuestsOfRoom> = {}): GuestsOfRoom => ({
  stay: 'stay1',
  booking: 'booking1',
  booking_number: 'BK-000001',
  guest_name: 'Asha Rao',
  number_of_adults: 2,
  number_of_children: 0,
  number_of_infants: 0,
  check_in_date: '2026-11-16',
  check_out_date: '2026-11-18',
  housekeeping_remarks: '',
  ...changes,
})

/** A clean and vacant room without work. A test gives only the fields it is about. */
export const room = (number: string, changes: Partial<HousekeepingRoom> = {}): HousekeepingRoom => ({
  id: Number(number),
  slug: `room${number}`,
  room_number: number,
  floor: number.slice(0, -2),
  room_type_id: 1,
  room_type: 'Garden',
  under_maintenance: false,
  not_cleaned_since_arrival: false,
  condition: 'clean',
  condition_changed_at: null,
  condition_changed_by: null,
  is_ready: true,
  guests: null,
  departure: null,
  arrival: null,
  cleaning: null,
  credits: 0,
  state: 'waiting',
  state_changed_at: null,
  state_changed_by: null,
  assignee: null,
  remarks: '',
  open_faults: 0,
  minibar_pieces: 0,
  version: 1,
  ...changes,
})

export const dirty = (number: string, changes: Partial<HousekeepingRoom> = {}) =>
  room(number, { condition: 'dirty', is_ready: false, cleaning: 'departure', credits: 2, ...changes })

export const arrival = (expected_arrival: string | null, has_arrived = false) => ({
  ...guests({ stay: 'stay2' }),
  expected_arrival,
  has_arrived,
})

export const lata = { id: 7, name: 'Lata', role_name: 'Housekeeping' }
export const mina = { id: 8, name: 'Mina', role_name: 'Housekeeping' }
