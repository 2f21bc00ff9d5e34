import type { CardContent } from '#contract/registration-cards/registration-card.ts'
import type { Db } from '#server/db/connect.ts'
import { print } from '#server/kit/documents/print.ts'
import type { Services } from '#server/kit/services.ts'
import { listOccupants } from '#server/occupants/occupant-store.ts'
import { getProperty, getSender } from '#server/property/property-store.ts'
import { firstArrival, readCards } from '#server/registration-cards/card-content.ts'
import type { PrintedCard, PrintedCards } from '#server/registration-cards/printed-card.ts'
import { registrationCardProblems as problems } from '#server/registration-cards/registration-card-problems.ts'
import { findSignedCard, listSignedCards } from '#server/registration-cards/registration-card-store.ts'
import { mustFindBooking } from '#server/registration-cards/sign-card.ts'

type Given = Pick<Services, 'db' | 'files'>

interface Wanted {
  line?: number | undefined
  /** To be signed by pen, as the card is now. */
  unsigned?: boolean | undefined
}

/** The cards of all rooms of a booking, or of one. What was signed is printed as it was signed. */
export const printCards = async (given: Given, slug: string, { line, unsigned }: Wanted) => {
  const { db } = given
  const booking = await mustFindBooking(db, slug)
  const signed = unsigned ? [] : await listSignedCards(db, booking.id)
  const wanted = (await readCards(db, booking)).filter((card) => line === undefined || card.line === line)
  if (wanted.length === 0) throw problems.lineMissing()
  const cards: PrintedCard[] = []
  for (const { line, content, arrived_at } of wanted) {
    const valid = signed.find((card) => card.line === line && card.replaced_at === null)
    cards.push(valid ? await signedCard(given, valid, arrived_at) : { content, arrived_at, signed: undefined })
  }
  return draw(given, cards, booking.booking_number)
}

/** One signed card, also if it was replaced. */
export const printSignedCard = async (given: Given, slug: string) => {
  const card = await findSignedCard(given.db, slug)
  if (!card) throw problems.missing()
  const people = (await listOccupants(given.db, card.booking_id)).filter(({ line }) => line === card.line)
  return draw(given, [await signedCard(given, card, firstArrival(people))], card.content.booking_number)
}

interface Signed {
  content: CardContent
  signature: string
  signer_name: string
  signed_at: string
  replaced_at: string | null
}

const signedCard = async ({ files }: Given, card: Signed, arrived_at: string | null): Promise<PrintedCard> => {
  const { content, signer_name, signed_at, replaced_at, signature } = card
  return { content, arrived_at, signed: { signer_name, signed_at, replaced_at, image: await files.get(signature) } }
}

const draw = async ({ db, files }: { db: Db; files: Services['files'] }, cards: PrintedCard[], number: string) => {
  const property = await getSender(db)
  const { time_zone } = await getProperty(db)
  const logo = property.logo ? await files.get(property.logo) : undefined
  const printed: PrintedCards = { property, time_zone, logo, cards }
  return { bytes: await print('registration_card', printed), name: `registration-card-${number}.pdf` }
}
