import type { Transporter } from 'nodemailer'
import type { MailDelivery } from '#contract/kit/mail-delivery.ts'

export interface Letter {
  to: string
  subject: string
  text: string
}

export type Mail = (letter: Letter) => Promise<void>

/** Sends through an SMTP server; without one a letter is said aloud, so that its link is not lost. */
export const mailFrom = (options: {
  smtpUrl?: string | undefined
  from: string
  say: (line: string) => void
}): Mail => {
  const { smtpUrl, from, say } = options
  if (!smtpUrl) {
    return async ({ to, subject, text }) =>
      say(`No SMTP_URL is set, so this mail was not sent.\nTo: ${to}\nSubject: ${subject}\n\n${text}`)
  }
  let transport: Promise<Transporter> | undefined
  return async (letter) => {
    transport ??= import('nodemailer').then(({ createTransport }) => createTransport(smtpUrl))
    const { to, ...content } = letter
    // As one address: a text would be read as a list of them.
    await (await transport).sendMail({ from, to: { name: '', address: to }, ...content })
  }
}

/** What becomes of a mail to this address, and the link for the caller to pass on if there is none. */
export const deliveryOf = ({ hasSmtp }: { hasSmtp: boolean }, to: string, link: string) => {
  const delivery: MailDelivery = to.trim() === '' ? 'no_address' : hasSmtp ? 'mailed' : 'no_smtp'
  return { delivery, link: delivery === 'mailed' ? null : link }
}
