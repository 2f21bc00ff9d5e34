import type { Account } from '#contract/auth/account.ts'
import { mailedPaths } from '#contract/auth/mailed-paths.ts'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { z } from '#contract/kit/z.ts'
import { findAccountByEmail } from '#server/auth/account-store.ts'
import { authProblems } from '#server/auth/auth-problems.ts'
import { isKnownDevice } from '#server/auth/known-device-store.ts'
import { saveReset, takeReset } from '#server/auth/password-reset-store.ts'
import { refuseWeakPassword } from '#server/auth/refuse-weak-password.ts'
import { type Limits, throttled } from '#server/auth/sign-in-throttle.ts'
import { makeNewPassword } from '#server/auth/staff-accounts.ts'
import type { Db } from '#server/db/connect.ts'
import type { Call } from '#server/kit/http/call.ts'
import { type Job, mailAttempts } from '#server/kit/jobs/job.ts'
import { deliveryOf } from '#server/kit/mail/mail.ts'
import { newToken } from '#server/kit/secret.ts'
import type { Services } from '#server/kit/services.ts'
import { recordUnsentEmail } from '#server/notices/unsent-email.ts'
import { getProperty } from '#server/property/property-store.ts'

const limits: Limits = {
  perDevice: { tries: 3, minutes: 60 },
  perNetwork: { tries: 20, minutes: 60 },
  perAccountAndNetwork: { tries: 3, minutes: 60 },
  perAccount: { tries: 10, minutes: 60 },
}

/** The owner's known device can request a link however often others have. */
export const refuseTooManyResets = async (
  { db, clock }: Services,
  address: string,
  { email, device }: { email: string; device: string },
) => {
  const account = await findAccountByEmail(db, email)
  const isKnown = await isKnownDevice(db, account?.id ?? 0, device)
  await throttled(db, clock.now(), 'forgot', { email, address, knownDevice: isKnown ? device : '' }, limits)
}

type Addressee = Pick<Account, 'name' | 'email'> & { id: number }

const makeLink = async ({ db, clock, publicUrl }: Pick<Services, 'db' | 'clock' | 'publicUrl'>, accountId: number) => {
  const token = newToken()
  await saveReset(db, clock.now(), accountId, token)
  return `${publicUrl}${mailedPaths.resetPassword}?token=${token}`
}

/**
 * Mails a one-time link to the account with this email, if there is one. The link is made when the mail is sent, so the
 * queue never contains it.
 */
export const passwordLinkMail: Job<{ email: string }> = {
  name: 'mail_password_link',
  data: z.object({ email: z.string() }),
  maxAttempts: mailAttempts,
  onGivenUp: recordUnsentEmail,
  run: async (services, { email }, { id }) => {
    const account = await findAccountByEmail(services.db, email)
    if (!account) return
    const link = await makeLink(services, account.id)
    await services.mail({ id, ...letterTo(account, (await getProperty(services.db)).name, link) })
  },
}

/** For a colleague of the caller: without a mail server the caller gets the link. */
export const sendResetLink = async (call: Services & Pick<Call<Endpoint>, 'afterwards'>, account: Addressee) => {
  const delivery = deliveryOf(call, account.email)
  if (delivery === 'mailed') {
    await call.jobs.add(call.db, passwordLinkMail, { email: account.email }, account.email)
    return { delivery, link: null }
  }
  const link = await makeLink(call, account.id)
  call.afterwards(async ({ db, mail }) => mail(letterTo(account, (await getProperty(db)).name, link)))
  return { delivery, link }
}

const letterTo = (account: Addressee, hotel: string, link: string) => ({
  to: account.email,
  subject: `Set a new password for ${hotel}`,
  text: [
    `Hello ${account.name},`,
    `someone, probably you, asked for a new password for ${hotel}. Set it here within 1 hour:`,
    link,
    'The link works once. If you did not ask for it, ignore this mail: nothing has changed.',
  ].join('\n\n'),
})

export const resetPassword = async (db: Db, now: Date, token: string, password: string) => {
  const reset = await takeReset(db, now, token)
  if (!reset) throw authProblems.linkUsed()
  await refuseWeakPassword(db, password, reset)
  await makeNewPassword(db, reset, password)
}
