import type { Transporter } from 'nodemailer'

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
