import { rupees } from '#contract/kit/money.ts'
import type { RoomTypeDraft } from '#contract/room-types/room-type.ts'
import type { RoomDraft } from '#contract/rooms/room.ts'

interface DemoRoomType {
  type: RoomTypeDraft
  rooms: Omit<RoomDraft, 'room_type_id'>[]
}

type RoomStatus = RoomDraft['status']

/** Rooms numbered one after another; the views repeat along the corridor. */
const rooms = (numbers: string[], views: string[], statuses: Record<string, RoomStatus> = {}) =>
  numbers.map((room_number, index) => ({
    room_number,
    status: statuses[room_number] ?? 'available',
    description: views[index % views.length] ?? '',
  }))

const numbered = (first: number, count: number) => Array.from({ length: count }, (_, index) => String(first + index))

/** A lakeside resort of 40 rooms; the same in every demo, so that two pictures of it can be compared. */
export const demoHotel: DemoRoomType[] = [
  {
    type: {
      name: 'Honeymoon Cottage',
      description:
        'A cottage of its own by the lake, with a four-poster bed, a private sit-out and an open-air bath under the neem trees.',
      max_adults: 2,
      max_children: 0,
      max_infants: 1,
      price_per_night: rupees(9500),
    },
    rooms: rooms(
      ['C1', 'C2', 'C3', 'C4', 'C5', 'C6'],
      [
        'First row to the lake, jetty side',
        'First row to the lake, garden side',
        'Second row, behind the bougainvillea',
      ],
      { C5: 'maintenance' },
    ),
  },
  {
    type: {
      name: 'Deluxe',
      description: 'A large room with a balcony, a king-size bed, a writing desk and a day bed that sleeps a child.',
      max_adults: 2,
      max_children: 2,
      max_infants: 1,
      price_per_night: rupees(5200),
    },
    rooms: rooms(numbered(201, 14), ['Lake view, balcony', 'Lake view, next to the lift', 'Garden view, twin beds'], {
      '207': 'maintenance',
    }),
  },
  {
    type: {
      name: 'Premium',
      description: 'A corner suite with a sitting room, two bathrooms and windows to two sides, for a family of four.',
      max_adults: 3,
      max_children: 2,
      max_infants: 2,
      price_per_night: rupees(7250.5),
    },
    rooms: rooms(numbered(301, 8), [
      'Lake and sunset view',
      'Lake view, connects to the next suite',
      'Hill view, quiet',
    ]),
  },
  {
    type: {
      name: 'Standard',
      description:
        'A quiet room to the courtyard with a queen-size bed, a shower and all that a night on the road needs.',
      max_adults: 2,
      max_children: 1,
      max_infants: 1,
      price_per_night: rupees(2800),
    },
    rooms: rooms(numbered(101, 12), ['Courtyard, ground floor, step-free', 'Courtyard, ground floor', 'Street side']),
  },
]
