import { z } from '#contract/kit/z.ts'

// PostgreSQL cannot store NUL, and half a surrogate pair is invalid text.
const storable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

// Control characters, direction marks, zero-width spaces, and characters that no XML file may have; not tabs and line
// ends.
const invisible = /(?![\t\n\r\u200c\u200d])[\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}]/gu
// Indian scripts and emoji need the joiners U+200C and U+200D, but only after a letter, a mark or a picture.
const looseJoiner = /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])(?:\u200c|\u200d)+/gu
// Characters that are shown as empty space, such as the Hangul filler. A text of only these is empty.
const blank = /^(?:\s|\p{Default_Ignorable_Code_Point}|\u2800)*$/u

/** The text without invisible characters. */
const visible = (text: string) => {
  if (!storable(text)) return text
  const left = text.replace(invisible, '').replace(looseJoiner, '').trim()
  return blank.test(left) ? '' : left
}

/** `closed` reads `Closed` at the beginning of a line. */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Free text: trimmed, limited in length, without invisible characters. An empty string is allowed. */
export const text = (longest: number) =>
  z
    .string()
    .overwrite(visible)
    .max(longest, `At most ${longest} characters are allowed`)
    .refine(storable, 'Invalid format')

export const requiredText = (longest: number, message = 'This field is required') => text(longest).min(1, message)
