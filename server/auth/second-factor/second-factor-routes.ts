import { secondFactorEndpoints as calls } from '#contract/auth/second-factor/second-factor-endpoints.ts'
import { secondFactorMessages as say } from '#contract/auth/second-factor/second-factor-messages.ts'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { refuseTooManyCodes } from '#server/auth/second-factor/accept-code.ts'
import { getSecondFactor } from '#server/auth/second-factor/second-factor-store.ts'
import {
  confirmSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  turnOffSecondFactor,
} from '#server/auth/second-factor/set-up-second-factor.ts'
import type { Call } from '#server/kit/http/call.ts'
import type { Api } from '#server/kit/http/http.ts'

// Counted before the transaction, so that a refusal does not take the count back.
const countTry = ({ db, clock, user }: Call<Endpoint>) => refuseTooManyCodes(db, clock.now(), user.account_id)

export const secondFactorRoutes = (api: Api) => {
  api.on(calls.get, async ({ db, user }) => ({ data: await getSecondFactor(db, user.account_id) }))
  api.onPrepared(calls.start, countTry, async ({ db, clock, user, token, body }) => ({
    message: say.started,
    data: await startSecondFactor(db, clock.now(), user, token, body.current_password),
  }))
  api.onPrepared(calls.confirm, countTry, async ({ db, clock, user, token, body }) => ({
    message: say.setUp,
    data: { recovery_codes: await confirmSecondFactor(db, clock.now(), user, token, body.code) },
  }))
  api.onPrepared(calls.makeRecoveryCodes, countTry, async ({ db, clock, user, body }) => ({
    message: say.newCodes,
    data: { recovery_codes: await renewRecoveryCodes(db, clock.now(), user, body) },
  }))
  api.onPrepared(calls.turnOff, countTry, async ({ db, clock, user, body }) => {
    await turnOffSecondFactor(db, clock.now(), user, body)
    const { is_needed } = await getSecondFactor(db, user.account_id)
    return { message: is_needed ? say.turnedOffButNeeded : say.turnedOff }
  })
}
