import type { Db } from '#server/db/connect.ts'
import { guestAccountProblems } from '#server/guest-accounts/guest-account-problems.ts'
import { findAccountOfGuest, findEmailOwner, holdGuest } from '#server/guest-accounts/guest-account-store.ts'
import { saveInvitation } from '#server/guest-accounts/guest-invitation-store.ts'
import { guestProblems } from '#server/guests/guest-problems.ts'
import { newToken } from '#server/kit/secret.ts'
import type { Services } from '#server/kit/services.ts'
import { getProperty } from '#server/property/property-store.ts'

export interface Invitation {
  name: string
  email: string
  token: string
}

/** Makes the one-time link of a guest. It moves an account to the guest's new email too, once it is used. */
export const inviteGuest = async ({ db, clock }: Pick<Services, 'db' | 'clock'>, slug: string): Promise<Invitation> => {
  const guest = await holdGuest(db, slug)
  if (!guest) throw guestProblems.missing()
  const email = guest.email.trim()
  if (email === '') throw guestAccountProblems.noEmail()
  await refuseTakenEmail(db, guest.id, email)
  const token = newToken()
  await saveInvitation(db, clock.now(), guest.id, email, token)
  return { name: guest.name, email, token }
}

const refuseTakenEmail = async (db: Db, guestId: number, email: string) => {
  const owner = await findEmailOwner(db, email)
  if (owner?.role === 'admin') throw guestAccountProblems.ofStaff()
  if (owner && owner.guest_id !== guestId) throw guestAccountProblems.ofAnotherGuest()
  const account = await findAccountOfGuest(db, guestId)
  if (account?.is_active && owner) throw guestAccountProblems.hasAccount()
}

export const invitationLink = ({ publicUrl }: Pick<Services, 'publicUrl'>, { token }: Invitation) =>
  `${publicUrl}/invitation?token=${token}`

export const mailInvitation = async (services: Services, invitation: Invitation) => {
  const { db, mail } = services
  const { name, email } = invitation
  const hotel = (await getProperty(db)).name
  await mail({
    to: email,
    subject: `Your stay at ${hotel}: the guest area`,
    text: [
      `Hello ${name},`,
      `${hotel} invites you to its guest area: see your bookings and your bill, order to your room, ask for your next stay. Choose a password here within 7 days:`,
      invitationLink(services, invitation),
      'The link works once. If you do not know the hotel, ignore this mail: nothing happens.',
    ].join('\n\n'),
  })
}
