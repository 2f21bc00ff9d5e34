import { z } from '#contract/kit/z.ts'

/** How a call delivered its mail; without a mail server or an address no mail is sent. */
const MailDelivery = z.enum(['mailed', 'no_smtp', 'no_address'])
export type MailDelivery = z.infer<typeof MailDelivery>

/** Parts of the reply of such a call. The link is included only if no mail is sent. */
export const mailedReply = { delivery: MailDelivery, link: z.string().nullable() }

const notMailed = {
  no_smtp: 'No email was sent, because no mail server is set up (SMTP_URL).',
  no_address: 'No email was sent, because there is no email address.',
}

/** One sentence if the mail goes out; otherwise why it doesn't, and what to do instead. */
export const deliverySentence = (delivery: MailDelivery, mailed: string, otherwise: string) =>
  delivery === 'mailed' ? mailed : `${notMailed[delivery]} ${otherwise}`
