import { fontNameFor } from '#server/kit/documents/pdf-fonts.ts'

/** A part of a text that one font can write. */
export interface Run {
  name: string
  text: string
}

/** Latin letters, digits and common punctuation, all of which Noto Sans has. */
const plain = /^[\x20-\x7e\u00a0-\u017f\u2010-\u2026\u20b9\u2212]*$/

const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' })

/** Splits a text by the fonts that have its characters. A character that no font has is replaced. */
export const runsOf = (text: string, hasSign: (name: string, sign: number) => boolean): Run[] => {
  if (plain.test(text)) return [{ name: '', text }]
  const runs: Run[] = []
  for (const { segment } of graphemes.segment(text)) {
    const run = writable(segment, hasSign)
    const last = runs.at(-1)
    // Several pictures in a row get one replacement.
    if (last?.text.endsWith(picture) && run.text === picture) continue
    if (last?.name === run.name) last.text += run.text
    else runs.push(run)
  }
  return runs
}

const picture = '[emoji]'

const writable = (sign: string, hasSign: (name: string, sign: number) => boolean): Run => {
  const fits = (text: string) => {
    const name = fontNameFor(text)
    return [...text].every((point) => hasSign(name, point.codePointAt(0) ?? 0)) ? { name, text } : undefined
  }
  const visible = sign.replace(/[\p{Cc}\p{Variation_Selector}]/gu, '')
  return (
    fits(sign) ??
    fits(visible) ??
    // Ｒ and 𝐑 are variants of R.
    fits(visible.normalize('NFKC')) ??
    // If the font lacks a combining mark, the letter is kept without it.
    fits(visible.normalize('NFD').replace(/[\p{Mn}\p{Cf}]/gu, '') || ' ') ?? {
      name: '',
      text: /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(sign) ? picture : '?',
    }
  )
}
