import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { mailFrom } from '#server/kit/mail/mail.ts'

const mails: string[] = []
const recipients: string[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    recipients.push(address)
    done()
  },
  onData(stream, _session, done) {
    const parts: Buffer[] = []
    stream.on('data', (part) => parts.push(part))
    stream.on('end', () => {
      mails.push(Buffer.concat(parts).toString())
      done()
    })
  },
})
server.listen(0, '127.0.0.1')
await once(server.server, 'listening')
const { port } = server.server.address() as AddressInfo
afterAll(() => new Promise<void>((done) => server.close(done)))

const from = 'Sarai <desk@hotel.example>'

test('a mail reaches an SMTP server', async () => {
  const mail = mailFrom({ smtpUrl: `smtp://127.0.0.1:${port}`, from, say: () => {} })
  await mail({ to: 'guest@hotel.example', subject: 'नमस्ते', text: 'https://hotel.example/reset-password?token=abc' })
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('To: guest@hotel.example')
  expect(mails[0]).toContain('From: Sarai <desk@hotel.example>')
})

test('a line break in a subject adds no header', async () => {
  const mail = mailFrom({ smtpUrl: `smtp://127.0.0.1:${port}`, from, say: () => {} })
  await mail({ to: 'guest@hotel.example', subject: 'Hello\r\nBcc: thief@elsewhere.example', text: 'x' })
  expect(mails.at(-1)).not.toMatch(/^Bcc:/m)
})

test('a text that looks like a list of addresses is sent to none of them', async () => {
  const mail = mailFrom({ smtpUrl: `smtp://127.0.0.1:${port}`, from, say: () => {} })
  const before = mails.length
  await mail({ to: 'guest@hotel.example, thief@elsewhere.example', subject: 'x', text: 'x' }).catch(() => {})
  await mail({ to: 'guest@hotel.example\r\nRCPT TO:<thief@elsewhere.example>', subject: 'x', text: 'x' }).catch(
    () => {},
  )
  expect(recipients).not.toContain('thief@elsewhere.example')
  expect(mails.slice(before).join()).not.toMatch(/^(Bcc|RCPT)/m)
})

test('without a mail server the mail is printed with its link', async () => {
  const lines: string[] = []
  const mail = mailFrom({ from, say: (line) => lines.push(line) })
  await mail({ to: 'guest@hotel.example', subject: 'Hello', text: 'https://hotel.example/reset-password?token=abc' })
  expect(lines.join()).toContain('token=abc')
})
