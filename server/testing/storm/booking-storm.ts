import { randomUUID } from 'node:crypto'
import { addDays } from '#contract/kit/calendar-date.ts'
import { seededRandom } from '#server/demo/history/dice.ts'

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

interface Known {
  slug: string
  version: number
  status: string
  draft: Draft
}

type Draft = ReturnType<typeof draftOf>

const draftOf = (storm: Storm, random: () => number) => {
  const any = <Item>(items: Item[]) => items[Math.floor(random() * items.length)] as Item
  const arrival = addDays(storm.today, Math.floor(random() * 60))
  return {
    booking_type: 'individual',
    guest_id: any(storm.guestIds),
    room_ids: [any(storm.roomIds)],
    room_rent: 2500,
    check_in_date: arrival,
    check_out_date: addDays(arrival, 1 + Math.floor(random() * 4)),
    number_of_adults: 1,
    advance_amount: 0,
    food_plan_id: 1,
    food_plan_rate: 0,
  }
}

/**
 * Many clerks place, move, cancel and check in bookings of a few rooms at once. Returns a ledger of everything that the
 * app confirmed, to be compared with the database.
 */
export const bookingStorm = async (storm: Storm) => {
  const ledger = new Map<string, Known>()
  const refusals = new Map<string, number>()
  const faults: string[] = []
  let begun = 0

  const send = async (random: () => number, method: string, path: string, body: unknown, key = randomUUID()) => {
    const address = storm.addresses[Math.floor(random() * storm.addresses.length)]
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${storm.token}`, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    })
    const reply = await response.json()
    if (response.ok) return reply.data
    const { code, message } = reply.error
    if (response.status === 409 && message) refusals.set(code, (refusals.get(code) ?? 0) + 1)
    else faults.push(`${method} ${path}: ${response.status} ${code}`)
    return undefined
  }

  const note = (booking: { slug: string; version: number; status: string } | undefined, draft: Draft) => {
    if (!booking) return
    const known = ledger.get(booking.slug)
    if (!known || known.version < booking.version) ledger.set(booking.slug, { ...booking, draft })
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

  const move = async (random: () => number, { slug, version, draft }: Known) => {
    const { guest_id: _, ...where } = draftOf(storm, random)
    const edit = { ...draft, ...where, version }
    note(await send(random, 'PUT', `/bookings/${slug}`, edit), edit)
  }

  const act = async (random: () => number) => {
    const bookings = [...ledger.values()]
    const chance = random()
    const known = bookings[Math.floor(random() * bookings.length)]
    if (!known || chance < 0.6) return place(random)
    if (chance < 0.8) return move(random, known)
    const path = `/bookings/${known.slug}`
    if (chance < 0.9) return note(await send(random, 'POST', `${path}/cancel`, { reason: 'Storm' }), known.draft)
    if (chance < 0.96) return note(await send(random, 'POST', `${path}/check-in`, { confirm_early: true }), known.draft)
    return note(await send(random, 'POST', `${path}/check-out`, {}), known.draft)
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
  return { ledger, refusals, faults }
}
