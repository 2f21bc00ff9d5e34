import type { FastifyInstance } from 'fastify'
import { forgetOldDevices } from '#server/auth/known-device-store.ts'
import { forgetOldResets } from '#server/auth/password-reset-store.ts'
import { forgetEndedSessions } from '#server/auth/session-store.ts'
import { addUpTally } from '#server/bookings/booking-store.ts'
import { followOwnNights } from '#server/bookings/room-occupancy-store.ts'
import { addUpDayTally } from '#server/dashboard/dashboard-store.ts'
import { sweepFiles } from '#server/files/keep-file.ts'
import { addUpGuestTally } from '#server/guests/guest-store.ts'
import { addUpInvoiceTally } from '#server/invoices/invoice-list-store.ts'
import { forgetOldKeys } from '#server/kit/http/idempotency.ts'
import { forgetOldTries } from '#server/kit/http/throttle.ts'
import type { Services } from '#server/kit/services.ts'
import { forgetOldNotices } from '#server/notices/notice-store.ts'
import { addUpOrderTally } from '#server/orders/order-store.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

const hour = 60 * 60_000

/** Throws away what has run out: sessions, links, counts of tries, devices, idempotency keys, old notices, files nothing shows. */
export const tidyUp = async ({ db, clock, files }: Services) => {
  const now = clock.now()
  await forgetEndedSessions(db, now)
  await forgetOldResets(db, now)
  await forgetOldTries(db, now)
  await forgetOldDevices(db, now)
  await forgetOldKeys(db, now)
  await forgetOldNotices(db, now)
  await addUpTally(db)
  await addUpDayTally(db)
  await addUpGuestTally(db)
  await addUpOrderTally(db)
  await addUpInvoiceTally(db)
  await followOwnNights(db, await hotelToday(db, clock))
  await sweepFiles({ db, clock, files })
}

export const keepHouse = (app: FastifyInstance, services: Services) => {
  const failed = (error: unknown) => app.log.warn({ err: error }, 'housekeeping failed')
  const tidy = () => services.errands.run(() => tidyUp(services), failed)
  const timer = setInterval(tidy, hour)
  timer.unref()
  // Also at the start: a program that is often restarted would never live to see the hour.
  app.addHook('onListen', async () => tidy())
  app.addHook('onClose', async () => clearInterval(timer))
}
