import { mailedPaths } from '#contract/auth/mailed-paths.ts'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { z } from '#contract/kit/z.ts'
import type { Db } from '#server/db/connect.ts'
import { guestAccountProblems } from '#server/guest-accounts/guest-account-problems.ts'
import { findAccountOfGuest, findEmailOwner, lockGuestForAccess } from '#server/guest-accounts/guest-account-store.ts'
import { renewInvitation, saveInvitation } from '#server/guest-accounts/guest-invitation-store.ts'
import { guestProblems } from '#server/guests/guest-problems.ts'
import type { Call } from '#server/kit/http/call.ts'
import { type Job, mailAttempts } from '#server/kit/jobs/job.ts'
import { deliveryOf } from '#server/kit/mail/mail.ts'
import { newToken } from '#server/kit/secret.ts'
import type { Services } from '#server/kit/services.ts'
import { recordUnsentEmail } from '#server/notices/unsent-email.ts'
import { getProperty } from '#server/property/property-store.ts'

interface Invitation {
  name: string
  email: string
  token: string
}

/**
 * Invites a guest by a one-time link, which is mailed, or returned to the caller if there is no mail server. Using the
 * link also moves an existing account to the guest's new email.
 */
export const inviteGuest = async (call: Services & Pick<Call<Endpoint>, 'afterwards'>, slug: string) => {
  const { db, clock } = call
  const guest = await lockGuestForAccess(db, slug)
  if (!guest) throw guestProblems.missing()
  if (guest.anonymised_at !== null) throw guestProblems.anonymised()
  const email = guest.email.trim()
  if (email === '') throw guestAccountProblems.noEmail()
  await refuseTakenEmail(db, guest.id, email)
  const token = newToken()
  await saveInvitation(db, clock.now(), guest.id, email, token)
  const delivery = deliveryOf(call, email)
  if (delivery === 'mailed') {
    await call.jobs.add(db, invitationMail, { guest_id: guest.id }, guest.name)
    return { email, delivery, link: null }
  }
  const invitation = { name: guest.name, email, token }
  call.afterwards((services) => mailInvitation(services, invitation))
  return { email, delivery, link: invitationLink(call, invitation) }
}

/**
 * The link is made when the mail is sent, so the queue never contains it. Only the newest link works, so each attempt sends
 * a new one. An invitation that was withdrawn meanwhile is not sent.
 */
export const invitationMail: Job<{ guest_id: number }> = {
  name: 'mail_invitation',
  data: z.object({ guest_id: z.int() }),
  maxAttempts: mailAttempts,
  onGivenUp: recordUnsentEmail,
  run: async (services, { guest_id }, { id, attempt }) => {
    const token = newToken()
    const invited = await renewInvitation(services.db, services.clock.now(), guest_id, token)
    if (invited) await mailInvitation(services, { ...invited, token }, `${id}.${attempt}`)
  },
}

const refuseTakenEmail = async (db: Db, guestId: number, email: string) => {
  const owner = await findEmailOwner(db, email)
  if (owner?.role === 'admin') throw guestAccountProblems.ofStaff()
  if (owner && owner.guest_id !== guestId) throw guestAccountProblems.ofAnotherGuest()
  const account = await findAccountOfGuest(db, guestId)
  if (account?.is_active && owner) throw guestAccountProblems.hasAccount()
}

const invitationLink = ({ publicUrl }: Pick<Services, 'publicUrl'>, { token }: Invitation) =>
  `${publicUrl}${mailedPaths.invitation}?token=${token}`

const mailInvitation = async (services: Services, invitation: Invitation, id?: string) => {
  const { db, mail } = services
  const { name, email } = invitation
  const hotel = (await getProperty(db)).name
  await mail({
    id,
    to: email,
    subject: `Your stay at ${hotel}: the guest area`,
    text: [
      `Hello ${name},`,
      `${hotel} invites you to its guest area: see your bookings and your bill, order to your room, ask for your next stay. Choose a password here within 7 days:`,
      invitationLink(services, invitation),
      'The link works once. If you do not know the hotel, ignore this email: nothing happens.',
    ].join('\n\n'),
  })
}
