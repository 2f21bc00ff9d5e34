import { endpoint } from '#contract/kit/endpoint.ts'
import { FileReply } from '#contract/kit/file-reply.ts'
import { dataOf, savedReply } from '#contract/kit/replies.ts'
import { SlugParams } from '#contract/kit/slug-endpoints.ts'
import { z } from '#contract/kit/z.ts'
import { RegistrationCard, SignatureDraft, signatureRules } from '#contract/registration-cards/registration-card.ts'
import { registrationCardMessages as say } from '#contract/registration-cards/registration-card-messages.ts'

const view = { method: 'GET', access: 'bookings.view', params: SlugParams } as const
const pdf = { reply: FileReply, file: 'application/pdf' }

const Line = z.coerce.number().pipe(z.int(say.lineMissing).min(1, say.lineMissing).max(1000, say.lineMissing))

export const registrationCardEndpoints = {
  list: endpoint({
    ...view,
    path: '/bookings/:slug/registration-cards',
    summary: 'The registration cards of a booking, one for each room: who can sign, who has signed',
    reply: dataOf(z.array(RegistrationCard)),
  }),
  pdf: endpoint({
    ...view,
    ...pdf,
    path: '/bookings/:slug/registration-card.pdf',
    summary:
      'The registration card of a room (line), or of all rooms of a booking; a signed one as it was signed, or to be signed by pen (unsigned)',
    query: z.object({ line: Line.optional(), unsigned: z.stringbool().optional() }),
  }),
  sign: endpoint({
    method: 'POST',
    path: '/bookings/:slug/registration-cards',
    params: SlugParams,
    access: 'bookings.change',
    summary: 'Sign the card of a room: a form with line, occupant, consent, and the signature as a PNG image',
    body: SignatureDraft,
    reply: savedReply(RegistrationCard),
    upload: signatureRules,
    status: 201,
  }),
  signature: endpoint({
    ...view,
    path: '/registration-cards/:slug/signature',
    summary: 'The signature of a signed registration card',
    reply: FileReply,
    file: 'image/png',
  }),
  signedPdf: endpoint({
    ...view,
    ...pdf,
    path: '/registration-cards/:slug/card.pdf',
    summary: 'A registration card as it was signed, also one that was replaced',
  }),
}
