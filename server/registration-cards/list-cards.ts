import { missingOnCard } from '#contract/registration-cards/missing-on-card.ts'
import { CardContent, type RegistrationCard, type SignedCard } from '#contract/registration-cards/registration-card.ts'
import type { Db } from '#server/db/connect.ts'
import { readCards } from '#server/registration-cards/card-content.ts'
import { listSignedCards } from '#server/registration-cards/registration-card-store.ts'
import { mustFindBooking } from '#server/registration-cards/sign-card.ts'

/** One card for each room of a booking, with its signatures. */
export const listCards = async (db: Db, slug: string): Promise<RegistrationCard[]> => {
  const booking = await mustFindBooking(db, slug)
  const signed = await listSignedCards(db, booking.id)
  return (await readCards(db, booking)).map(({ line, people, content }) => {
    const ofLine = signed.filter((card) => card.line === line)
    const valid = ofLine.find(({ replaced_at }) => replaced_at === null)
    return {
      line,
      people,
      missing: missingOnCard(content),
      room: content.room,
      content: CardContent.parse(content),
      signed: valid ? inShort(valid) : null,
      is_outdated: valid !== undefined && !isSame(valid.content, content),
      earlier: ofLine.filter(({ replaced_at }) => replaced_at !== null).map(inShort),
    }
  })
}

const inShort = ({ slug, signer_name, signed_at, replaced_at }: SignedCard): SignedCard => ({
  slug,
  signer_name,
  signed_at,
  replaced_at,
})

/** The schema brings the fields of both into the same order. */
const isSame = (one: CardContent, other: CardContent) =>
  JSON.stringify(CardContent.parse(one)) === JSON.stringify(CardContent.parse(other))
