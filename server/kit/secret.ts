import { createHash, randomBytes } from 'node:crypto'

/** A random value for URLs that can't be guessed and reveals nothing. */
export const newSlug = () => randomBytes(12).toString('base64url')

export const newToken = () => randomBytes(32).toString('base64url')

/** The hash of a token, which the database stores. Tokens are random, so a plain hash is enough. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest()
