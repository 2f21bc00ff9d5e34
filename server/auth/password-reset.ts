import { mailedPaths } from '#contract/auth/mailed-paths.ts'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { z } from '#contract/kit/z.ts'
import type { Staff } from '#contract/staff/staff.ts'
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

type Colleague = Pick<Staff, 'id' | 'name' | 'email' | 'last_seen_at'>

const makeLink = async ({ db, clock, publicUrl }: Pick<Services, 'db' | 'clock' | 'publicUrl'>, accountId: number) => {
  const token = newToken()
  await saveReset(db, clock.now(), accountId, token)
  return `${publicUrl}${mailedPaths.resetPassword}?token=${token}`
}

interface PasswordLink {
  email: string
  /** The account was added by a colleague and was never used. */
  is_new_account?: boolean | undefined
}

/**
 * Mails a one-time link to the account with this email, if there is one. The link is made when the mail is sent, so the
 * queue never contains it.
 */
export const passwordLinkMail: Job<PasswordLink> = {
  name: 'mail_password_link',
  data: z.object({ email: z.string(), is_new_account: z.boolean().optional() }),
  maxAttempts: mailAttempts,
  onGivenUp: recordUnsentEmail,
  run: async (services, { email, is_new_account = false }, { id }) => {
    const account = await findAccountByEmail(services.db, email)
    if (!account) return
    const link = await makeLink(services, account.id)
    const hotel = (await getProperty(services.db)).name
    await services.mail({ id, to: account.email, ...passwordEmail(account.name, { hotel, link, is_new_account }) })
  },
}

/** For a colleague of the caller: without a mail server the caller gets the link. */
export const sendResetLink = async (call: Services & Pick<Call<Endpoint>, 'afterwards'>, colleague: Colleague) => {
  const { id, name, email, last_seen_at } = colleague
  const is_new_account = last_seen_at === null
  const delivery = deliveryOf(call, email)
  if (delivery === 'mailed') {
    await call.jobs.add(call.db, passwordLinkMail, { email, is_new_account }, email)
    return { delivery, link: null }
  }
  const link = await makeLink(call, id)
  call.afterwards(async ({ db, mail }) => {
    const hotel = (await getProperty(db)).name
    await mail({ to: email, ...passwordEmail(name, { hotel, link, is_new_account }) })
  })
  return { delivery, link }
}

interface EmailFacts {
  hotel: string
  link: string
  is_new_account: boolean
}

const passwordEmail = (name: string, { hotel, link, is_new_account }: EmailFacts) =>
  is_new_account
    ? {
        subject: `Set your password for ${hotel}`,
        text: [
          `Hello ${name},`,
          `You have been added to ${hotel}. Set your password here within 1 hour:`,
          link,
          'The link works once. After that hour, choose “I forgot my password” on the sign-in page to get another one.',
        ].join('\n\n'),
      }
    : {
        subject: `Set a new password for ${hotel}`,
        text: [
          `Hello ${name},`,
          `Someone, probably you, asked for a new password for ${hotel}. Set it here within 1 hour:`,
          link,
          'The link works once. If you did not ask for it, ignore this email: nothing has changed.',
        ].join('\n\n'),
      }

export const resetPassword = async (db: Db, now: Date, token: string, password: string) => {
  const reset = await takeReset(db, now, token)
  if (!reset) throw authProblems.linkUsed()
  await refuseWeakPassword(db, password, reset)
  await makeNewPassword(db, reset, password)
}
