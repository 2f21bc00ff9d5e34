import type { Transporter } from 'nodemailer'
import type { MailDelivery } from '#contract/kit/mail-delivery.ts'

export interface MailMessage {
  to: string
  subject: string
  text: string
  /** The Message-ID, by which mail programs show a mail that arrives twice only once. */
  id?: string
  attachment?: { name: string; bytes: Uint8Array }
}

export type Mail = (message: MailMessage) => Promise<void>

/** Sends through an SMTP server; without one the mail is printed, so that its link is not lost. */
export const mailFrom = (options: {
  smtpUrl?: string | undefined
  from: string
  say: (line: string) => void
}): Mail => {
  const { smtpUrl, from, say } = options
  if (!smtpUrl) {
    return async ({ to, subject, text }) =>
      say(`No SMTP_URL is set, so this email was not sent.\nTo: ${to}\nSubject: ${subject}\n\n${text}`)
  }
  let transport: Promise<Transporter> | undefined
  return async (message) => {
    transport ??= import('nodemailer').then(({ createTransport }) => createTransport(smtpUrl))
    const { to, id, attachment, ...content } = message
    const attachments = attachment && [{ filename: attachment.name, content: Buffer.from(attachment.bytes) }]
    const messageId = id && `<${id}@${domainOf(from)}>`
    // An object is one address; a text would be parsed as a list of addresses.
    await (await transport).sendMail({ from, to: { name: '', address: to }, messageId, attachments, ...content })
  }
}

const domainOf = (from: string) => /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost'

/** How a mail to this address is delivered. */
export const deliveryOf = ({ hasSmtp }: { hasSmtp: boolean }, to: string): MailDelivery =>
  to.trim() === '' ? 'no_address' : hasSmtp ? 'mailed' : 'no_smtp'
