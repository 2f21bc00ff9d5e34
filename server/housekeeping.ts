import type { FastifyInstance } from 'fastify'
import { forgetOldResets } from '#server/auth/password-reset-store.ts'
import { forgetEndedSessions } from '#server/auth/session-store.ts'
import { forgetOldKeys } from '#server/kit/idempotency.ts'
import type { Services } from '#server/kit/services.ts'
import { forgetOldTries } from '#server/kit/throttle.ts'

const hour = 60 * 60_000

/** Throws away what has run out: sessions, reset links, counts of tries, idempotency keys. */
export const tidyUp = async ({ db, clock }: Services) => {
  const now = clock.now()
  await forgetEndedSessions(db, now)
  await forgetOldResets(db, now)
  await forgetOldTries(db, now)
  await forgetOldKeys(db, now)
}

export const keepHouse = (app: FastifyInstance, services: Services) => {
  const failed = (error: unknown) => app.log.warn({ err: error }, 'housekeeping failed')
  const timer = setInterval(() => services.errands.run(() => tidyUp(services), failed), hour)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
