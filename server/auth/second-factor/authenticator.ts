import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'

/** The values that every authenticator app knows; other values are ignored by some of them. */
const usual = { algorithm: 'SHA1', digits: 6, period: 30 }

/** A phone's clock may be this many steps of 30 seconds off. */
const tolerance = 1

export const newSecret = () => new Secret({ size: 20 }).base32

export const uriOf = (secret: string, hotel: string, email: string) =>
  new TOTP({ ...usual, issuer: hotel, label: email, secret: Secret.fromBase32(secret) }).toString()

/** The step of 30 seconds that a code belongs to; undefined if it is the code of none near now. */
export const stepOfCode = (secret: string, code: string, now: Date) => {
  const totp = new TOTP({ ...usual, secret: Secret.fromBase32(secret) })
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: tolerance })
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}

/** A QR code as one SVG path of squares, with a margin that cameras need. */
export const qrCodeOf = (text: string) => {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return { size, path: squares.join('') }
}
