import { isCancelledOrNoShow } from '#contract/bookings/booking-rules.ts'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { CardContent, type SignatureDraft } from '#contract/registration-cards/registration-card.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { lockBooking } from '#server/bookings/booking-store.ts'
import type { Db } from '#server/db/connect.ts'
import { dropUnlessShown, keepFile, showFile } from '#server/files/keep-file.ts'
import { redrawSignature } from '#server/kit/files/photo.ts'
import type { Call } from '#server/kit/http/call.ts'
import type { Services } from '#server/kit/services.ts'
import { readCards } from '#server/registration-cards/card-content.ts'
import { registrationCardProblems as problems } from '#server/registration-cards/registration-card-problems.ts'
import {
  findCardBooking,
  findSigner,
  insertCard,
  listSignedCards,
  replaceCard,
} from '#server/registration-cards/registration-card-store.ts'

/** Stores the image before the transaction. If no card refers to it afterwards, it is deleted. */
export const keepSignature = async (call: Pick<Call<Endpoint>, 'upload' | 'afterwards' | 'db' | 'clock' | 'files'>) => {
  if (!call.upload?.length) throw problems.signatureMissing()
  const redrawn = await redrawSignature(call.upload)
  if ('wrong' in redrawn) throw problems.wrongSignature()
  if (redrawn.isTooSmall) throw problems.signatureTooSmall()
  if (redrawn.isEmpty) throw problems.signatureEmpty()
  const key = await keepFile(call, { folder: 'signatures', bytes: redrawn.bytes, type: 'image/png', ending: 'png' })
  call.afterwards((services) => dropUnlessShown(services, key))
  return key
}

/** A signature is for the card as it is now. An earlier one of the room is replaced and kept. */
export const signCard = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  slug: string,
  { line, occupant, replaces }: SignatureDraft,
  signature: string,
) => {
  const locked = await lockBooking(db, slug)
  if (!locked) throw bookingProblems.missing()
  if (isCancelledOrNoShow(locked)) throw problems.ended()
  if (locked.status === 'checked_out') throw problems.departed()
  const booking = await mustFindBooking(db, slug)
  const card = (await readCards(db, booking)).find((one) => one.line === line)
  if (!card) throw problems.lineMissing()
  const signer = await findSigner(db, booking.id, occupant)
  if (signer?.line !== line) throw problems.signerMissing()
  if (signer.left_at !== null) throw card.people.length > 0 ? problems.signerLeft(signer.name) : problems.departed()
  if (!card.people.some((person) => person.occupant === occupant)) throw problems.signerIsChild(signer.name)
  const valid = (await listSignedCards(db, booking.id)).find((one) => one.line === line && one.replaced_at === null)
  // A colleague may have let the guest sign on another screen.
  if (valid && valid.slug !== replaces) throw problems.signedMeanwhile(valid.signer_name)
  const now = clock.now()
  if (valid) await replaceCard(db, valid.id, now)
  await showFile(db, signature)
  await insertCard(db, {
    booking_id: booking.id,
    line,
    occupant_id: signer.id,
    signer_name: signer.name,
    signed_at: now.toISOString(),
    content: CardContent.parse(card.content),
    signature,
  })
  return signer
}

export const mustFindBooking = async (db: Db, slug: string) => {
  const booking = await findCardBooking(db, slug)
  if (!booking) throw bookingProblems.missing()
  return booking
}
