import { createHash, randomBytes } from 'node:crypto'

/** An unguessable value that fits a URL and says nothing about what it names. */
export const newSlug = () => randomBytes(12).toString('base64url')

export const newToken = () => randomBytes(32).toString('base64url')

/** What the database keeps of a token. Tokens are random, so a plain hash is enough. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest()
