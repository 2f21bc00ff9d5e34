import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A real mail server on this machine that keeps the mails, and answers with a delay. */
export const openMailbox = async ({ delay = 0 } = {}) => {
  const mails: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part) => parts.push(part))
      stream.on('end', () => {
        mails.push(readable(Buffer.concat(parts).toString()))
        setTimeout(done, delay)
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** All mails with their headers, oldest first. */
    mails,
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}

/** Decodes quoted-printable text, which is used for long lines and characters such as =. */
const readable = (mail: string) =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
