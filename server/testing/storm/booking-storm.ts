import { randomUUID } from 'node:crypto'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { seededRandom } from '#server/demo/history/dice.ts'
import { type PlannedMove, plannedMoves, type ShownStay } from '#server/testing/storm/planned-moves.ts'

interface Storm {
  /** Copies of the app on one database; each request goes to a random one. */
  addresses: string[]
  token: string
  today: string
  roomIds: number[]
  guestIds: number[]
  attempts: number
  clients: number
  seed: number
  progress?: (done: number) => void
}

interface Shown {
  slug: string
  version: number
  status: string
  rooms: ShownStay[]
}

/** The reply to a rearrangement or its undo. */
interface Rearranged {
  bookings: { booking: string; version: number }[]
  undo: unknown
}

interface Known {
  slug: string
  version: number
  status: string
  /** Line, room and dates of every stay. */
  stays: string[]
  rooms: ShownStay[]
  draft: Draft
}

/**
 * The codes of a 422: the guest has the room already, has no nights left to swap, or can't come or leave on this day.
 */
const pointless = ['same_room', 'no_nights_to_swap', 'nothing_changed', 'wrong_dates']

type Draft = ReturnType<typeof draftOf>

const draftOf = (storm: Storm, random: () => number) => {
  const any = <Item>(items: Item[]) => items[Math.floor(random() * items.length)] as Item
  // Some guests came days ago: their past nights must never change.
  const isLate = random() < 0.3
  const arrival = addDays(storm.today, isLate ? -1 - Math.floor(random() * 3) : Math.floor(random() * 60))
  return {
    booking_type: 'individual',
    guest_id: any(storm.guestIds),
    room_ids: [any(storm.roomIds)],
    room_rent: 2500,
    check_in_date: arrival,
    check_out_date: addDays(arrival, (isLate ? 3 : 1) + Math.floor(random() * 4)),
    ...(isLate && { late_entry_reason: 'The line was down' }),
    number_of_adults: 1,
    advance_amount: 0,
    food_plan_id: 1,
    food_plan_rate: 0,
  }
}

/**
 * Many clerks place, edit, cancel and check in bookings of a few rooms at once, move and swap their rooms, and rearrange
 * several of them in the calendar. Returns a ledger of everything that the app confirmed, to be compared with the
 * database.
 */
export const bookingStorm = async (storm: Storm) => {
  const ledger = new Map<string, Known>()
  /** The room of every past night, by booking, line and date, as it was confirmed at check-in. */
  const pastNights = new Map<string, number>()
  const refusals = new Map<string, number>()
  const faults: string[] = []
  const rearranged = { saved: 0, undone: 0 }
  let begun = 0

  const send = async (random: () => number, method: string, path: string, body?: unknown, key = randomUUID()) => {
    const address = storm.addresses[Math.floor(random() * storm.addresses.length)]
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${storm.token}`,
        'idempotency-key': key,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: JSON.stringify(body),
    })
    const reply = await response.json()
    if (response.ok) return reply.data
    const { code, message } = reply.error
    if ((response.status === 409 || pointless.includes(code)) && message)
      refusals.set(code, (refusals.get(code) ?? 0) + 1)
    else faults.push(`${method} ${path}: ${response.status} ${code}`)
    return undefined
  }

  const note = (booking: Shown | undefined, draft: Draft) => {
    if (!booking) return
    const { slug, version, status, rooms } = booking
    const known = ledger.get(slug)
    const stays = rooms.map((stay) => [stay.line, stay.id, stay.check_in_date, stay.check_out_date].join(' ')).sort()
    if (!known || known.version < version) ledger.set(slug, { slug, version, status, stays, rooms, draft })
  }

  const notePastNights = (booking: Shown | undefined) => {
    for (const { line, id, check_in_date, check_out_date } of booking?.rooms ?? []) {
      for (let date = check_in_date; date < check_out_date && date < storm.today; date = addDays(date, 1)) {
        pastNights.set([booking?.slug, line, date].join(' '), id)
      }
    }
  }

  const place = async (random: () => number) => {
    const draft = draftOf(storm, random)
    if (random() > 0.1) return note(await send(random, 'POST', '/bookings', draft), draft)
    const key = randomUUID()
    const [first, second] = await Promise.all([
      send(random, 'POST', '/bookings', draft, key),
      send(random, 'POST', '/bookings', draft, key),
    ])
    if (first && second && first.slug !== second.slug) faults.push('a double click made two bookings')
    note(first ?? second, draft)
  }

  const edit = async (random: () => number, { slug, version, draft }: Known) => {
    const { guest_id: _, ...where } = draftOf(storm, random)
    const body = { ...draft, ...where, version }
    note(await send(random, 'PUT', `/bookings/${slug}`, body), body)
  }

  const move = async (random: () => number, { slug, draft }: Known) => {
    const room_id = storm.roomIds[Math.floor(random() * storm.roomIds.length)]
    const body = { room_id, rent: random() < 0.5 ? 'keep' : 'new', confirm_not_ready: true }
    note(await send(random, 'POST', `/bookings/${slug}/move-room`, body), draft)
  }

  const swap = async (random: () => number, { slug, draft }: Known, other: Known) => {
    const swapped = await send(random, 'POST', `/bookings/${slug}/swap-rooms`, { with_booking: other.slug })
    if (!swapped) return
    note(swapped, draft)
    note(await send(random, 'GET', `/bookings/${other.slug}`), other.draft)
  }

  /** Reads the bookings of a rearrangement again. A booking that nobody changed since has all of its moves. */
  const readMoved = async (random: () => number, moved: Rearranged, moves: PlannedMove[]) => {
    for (const { booking: slug, version } of moved.bookings) {
      const shown: Shown | undefined = await send(random, 'GET', `/bookings/${slug}`)
      note(shown, ledger.get(slug)?.draft ?? draftOf(storm, random))
      if (shown?.version !== version || shown.status !== 'booked') continue
      for (const move of moves) {
        const stay = shown.rooms.find((one) => one.stay === move.stay)
        if (stay && stay.id !== move.room_id) faults.push('a rearrangement was saved in part')
      }
    }
  }

  const rearrange = async (random: () => number, bookings: Known[]) => {
    const live = bookings.filter(({ status }) => status === 'booked' || status === 'checked_in')
    const moves = plannedMoves(random, live, storm.roomIds)
    if (moves.length === 0) return
    const moved: Rearranged | undefined = await send(random, 'POST', '/calendar/rearrange', { moves })
    if (!moved) return
    rearranged.saved++
    await readMoved(random, moved, moves)
    if (random() < 0.3) return
    const undone: Rearranged | undefined = await send(random, 'POST', '/calendar/undo', moved.undo)
    if (!undone) return
    rearranged.undone++
    await readMoved(random, undone, [])
  }

  /** Some of the guests who came days ago have their first nights behind them at check-in. */
  const isDue = ({ status, rooms }: Known) =>
    status === 'booked' && rooms.some(({ check_in_date }) => check_in_date < storm.today)

  const checkIn = async (random: () => number, { slug, draft }: Known) => {
    const confirmed = { confirm_early: true, confirm_not_ready: true, confirm_in_house: true }
    const arrived = await send(random, 'POST', `/bookings/${slug}/check-in`, confirmed)
    note(arrived, draft)
    notePastNights(arrived)
  }

  const act = async (random: () => number) => {
    const bookings = [...ledger.values()]
    const chance = random()
    const known = bookings[Math.floor(random() * bookings.length)]
    if (!known || chance < 0.4) return place(random)
    if (chance < 0.54) return rearrange(random, bookings)
    if (chance < 0.66) return edit(random, known)
    if (chance < 0.74) return move(random, known)
    if (chance < 0.8) return swap(random, known, bookings[Math.floor(random() * bookings.length)] ?? known)
    const path = `/bookings/${known.slug}`
    if (chance < 0.86) return note(await send(random, 'POST', `${path}/cancel`, { reason: 'Storm' }), known.draft)
    if (chance > 0.96) return note(await send(random, 'POST', `${path}/check-out`, {}), known.draft)
    await checkIn(random, bookings.find((one) => isDue(one) && random() < 0.5) ?? known)
  }

  const clerk = async (_: unknown, index: number) => {
    const random = seededRandom(storm.seed + index)
    while (begun < storm.attempts) {
      begun++
      if (begun % 500 === 0) storm.progress?.(begun)
      await act(random)
    }
  }
  await Promise.all(Array.from({ length: storm.clients }, clerk))
  return { ledger, pastNights, rearranged, refusals, faults }
}
