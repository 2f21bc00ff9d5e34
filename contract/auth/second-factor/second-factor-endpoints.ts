import {
  BothFactors,
  SecondFactor,
  SecondFactorConfirmation,
  SecondFactorSecret,
  SecondFactorStart,
} from '#contract/auth/second-factor/second-factor.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { Done, dataOf, savedReply } from '#contract/kit/replies.ts'
import { z } from '#contract/kit/z.ts'

const path = '/me/second-factor'
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

export const secondFactorEndpoints = {
  get: endpoint({
    method: 'GET',
    path,
    access: 'signed_in',
    beforeSecondFactor: true,
    summary: 'Whether the own account has a second factor',
    reply: dataOf(SecondFactor),
  }),
  start: endpoint({
    method: 'POST',
    path,
    access: 'signed_in',
    beforeSecondFactor: true,
    summary: 'Start to set up the second factor: a key for an authenticator app',
    body: SecondFactorStart,
    reply: savedReply(SecondFactorSecret),
    isSecret: true,
    tells: 'nobody',
  }),
  confirm: endpoint({
    method: 'POST',
    path: `${path}/confirm`,
    access: 'signed_in',
    beforeSecondFactor: true,
    summary: 'Set up the second factor with the first code of the app; answers the recovery codes once',
    body: SecondFactorConfirmation,
    reply: savedReply(RecoveryCodes),
    isSecret: true,
    tells: 'self',
  }),
  makeRecoveryCodes: endpoint({
    method: 'POST',
    path: `${path}/recovery-codes`,
    access: 'signed_in',
    summary: 'Replace the recovery codes by new ones',
    body: BothFactors,
    reply: savedReply(RecoveryCodes),
    isSecret: true,
    tells: 'self',
  }),
  turnOff: endpoint({
    method: 'POST',
    path: `${path}/turn-off`,
    access: 'signed_in',
    summary: 'Turn the second factor off',
    body: BothFactors,
    reply: Done,
    tells: 'self',
  }),
}
