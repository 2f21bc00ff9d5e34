import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { bookingStorm } from '#server/testing/storm/booking-storm.ts'
import { stormVerdict } from '#server/testing/storm/storm-verdict.ts'
import { startTestApp } from '#server/testing/test-app.ts'

test('600 requests of 16 clerks for 5 rooms: no overlap, nothing lost, every refusal is a 409', async () => {
  const { app, db, make, signIn } = await startTestApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const rooms = await Promise.all(Array.from({ length: 5 }, () => make.room()))
  const guests = await Promise.all(Array.from({ length: 5 }, () => make.guest()))
  const outcome = await bookingStorm({
    addresses: [`http://127.0.0.1:${port}`],
    token: await signIn('desk@hotel.example'),
    today: '2026-11-15',
    roomIds: rooms.map((room) => room.id),
    guestIds: guests.map((guest) => guest.id),
    attempts: 600,
    clients: 16,
    seed: 7,
  })
  const verdict = await stormVerdict(db, outcome)
  expect(verdict).toMatchObject({ overlaps: 0, lost: 0, unacknowledged: 0, gapsInNumbers: 0, faults: [] })
  expect(verdict).toMatchObject({ changedPastNights: 0, staysWithWrongNights: 0 })
  expect(outcome.pastNights.size).toBeGreaterThan(0)
  expect(outcome.rearranged.saved).toBeGreaterThan(2)
  expect(outcome.rearranged.undone).toBeGreaterThan(0)
  expect(verdict.bookings).toBeGreaterThan(30)
  expect(verdict.refusals.room_taken).toBeGreaterThan(50)
})
