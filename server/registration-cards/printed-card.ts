import type { CardContent } from '#contract/registration-cards/registration-card.ts'
import type { Sender } from '#server/kit/documents/letterhead.ts'

export interface PrintedCard {
  content: CardContent
  /** When the first of the people arrived. It is printed as it is now: guests sign before they are checked in. */
  arrived_at: string | null
  /** Undefined for a card to be signed on paper. */
  signed:
    | { signer_name: string; signed_at: string; replaced_at: string | null; image: Uint8Array | undefined }
    | undefined
}

/** Everything that is drawn. The worker thread that draws it has no database connection. */
export interface PrintedCards {
  property: Sender
  time_zone: string
  logo: Uint8Array | undefined
  cards: PrintedCard[]
}
