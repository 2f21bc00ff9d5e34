import { z } from '#contract/kit/z.ts'

// PostgreSQL stores no NUL, and half a surrogate pair is no text at all.
const storable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

/** Free text: trimmed, bounded, storable. An empty string is allowed and means "nothing said". */
export const text = (longest: number) =>
  z.string().trim().max(longest, `At most ${longest} characters are allowed`).refine(storable, 'Invalid format')

export const requiredText = (longest: number, message = 'This field is required') => text(longest).min(1, message)
