import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, make } = await startTestApp()
const today = '2026-11-15'
const guest = await make.guest()
const type = await make.roomType()

const draftOf = (room: number, from: number, to: number) => ({
  booking_type: 'individual',
  guest_id: guest.id,
  room_ids: [room],
  room_rent: 1000,
  check_in_date: addDays(today, from),
  check_out_date: addDays(today, to),
  number_of_adults: 1,
  advance_amount: 0,
  food_plan_id: 1,
  food_plan_rate: 0,
})

const nights = fc
  .tuple(fc.nat(12), fc.integer({ min: 1, max: 5 }))
  .map(([from, length]) => ({ from, to: from + length }))
const step = fc.oneof(
  fc.record({ kind: fc.constant('place' as const), room: fc.nat(2), nights }),
  fc.record({ kind: fc.constant('keep back' as const), room: fc.nat(2), nights }),
  fc.record({ kind: fc.constant('cancel' as const), which: fc.nat(9) }),
  fc.record({ kind: fc.constant('move' as const), which: fc.nat(9), room: fc.nat(2), nights }),
)

interface Held {
  room: number
  from: number
  to: number
  booking?: { slug: string; version: number }
}

test('availability and refusals equal those of a simple calendar model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), nights, async (steps, asked) => {
      const rooms = await Promise.all([0, 1, 2].map(() => make.room({ room_type_id: type.id })))
      const roomAt = (index: number) => rooms[index] ?? rooms[0]
      let held: Held[] = []
      const isFree = (room: number, { from, to }: { from: number; to: number }, except?: Held) =>
        !held.some((other) => other !== except && other.room === room && other.from < to && from < other.to)

      for (const step of steps) {
        if (step.kind === 'place') {
          const { from, to } = step.nights
          const { status, body } = await admin('POST', '/bookings', draftOf(Number(roomAt(step.room)?.id), from, to))
          expect(status).toBe(isFree(step.room, step.nights) ? 201 : 409)
          if (status === 201) held.push({ room: step.room, from, to, booking: body.data })
        } else if (step.kind === 'keep back') {
          const { from, to } = step.nights
          const { status } = await admin('POST', `/rooms/${roomAt(step.room)?.slug}/maintenance`, {
            check_in_date: addDays(today, from),
            check_out_date: addDays(today, to),
            maintenance_reason: 'Paint',
          })
          expect(status).toBe(isFree(step.room, step.nights) ? 201 : 409)
          if (status === 201) held.push({ room: step.room, from, to })
        } else {
          const booked = held.filter((one) => one.booking)
          const one = booked[step.which % Math.max(1, booked.length)]
          if (!one?.booking) continue
          if (step.kind === 'cancel') {
            await admin('POST', `/bookings/${one.booking.slug}/cancel`, { reason: 'x' })
            held = held.filter((other) => other !== one)
          } else {
            const { from, to } = step.nights
            const edit = { ...draftOf(Number(roomAt(step.room)?.id), from, to), version: one.booking.version }
            const { status, body } = await admin('PUT', `/bookings/${one.booking.slug}`, edit)
            expect(status).toBe(isFree(step.room, step.nights, one) ? 200 : 409)
            if (status === 200) Object.assign(one, { room: step.room, from, to, booking: body.data })
          }
        }
      }
      const query = `check_in_date=${addDays(today, asked.from)}&check_out_date=${addDays(today, asked.to)}`
      const { body } = await admin('GET', `/rooms/available?${query}`)
      const free = new Set(body.data.map((room: { id: number }) => room.id))
      expect(rooms.map((room) => free.has(room.id))).toEqual([0, 1, 2].map((room) => isFree(room, asked)))
    }),
    { numRuns: 30, seed: 20261115 },
  )
})

const moves: Record<string, Record<string, string>> = {
  booked: { 'check-in': 'checked_in', cancel: 'cancelled', 'no-show': 'no_show', edit: 'booked' },
  checked_in: { 'check-out': 'checked_out', edit: 'checked_in' },
  checked_out: {},
  cancelled: {},
  no_show: {},
}

test('the status of a booking changes only as its state machine allows', async () => {
  const act = fc.constantFrom('check-in', 'check-out', 'cancel', 'no-show', 'edit')
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 7 }), async (acts) => {
      const room = await make.room({ room_type_id: type.id })
      // Of their own: check-in asks about guests who are in the house with another booking.
      const draft = { ...draftOf(room.id, 0, 2), guest_id: (await make.guest()).id }
      let { data: booking } = (await admin('POST', '/bookings', draft)).body
      for (const act of acts) {
        const next = moves[booking.status]?.[act]
        const path = `/bookings/${booking.slug}`
        const answer =
          act === 'edit'
            ? await admin('PUT', path, { ...draft, version: booking.version })
            : await admin('POST', `${path}/${act}`, act === 'cancel' ? { reason: 'x' } : undefined)
        expect(answer.status).toBe(next ? 200 : 409)
        if (!next) expect(answer.body.error.message.length).toBeGreaterThan(20)
        const now = (await admin('GET', path)).body.data
        expect(now.status).toBe(next ?? booking.status)
        booking = now
      }
      const { body } = await admin('GET', `/rooms/${room.slug}`)
      expect(body.data.status).toBe(booking.status === 'checked_in' ? 'occupied' : 'available')
    }),
    { numRuns: 40, seed: 20261115 },
  )
})
