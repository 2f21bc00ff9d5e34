import { expect, test } from 'vitest'
import { requiredText, text } from '#contract/kit/text.ts'

test.each([
  ['zero-width spaces', '\u200b\u200b'],
  ['Hangul fillers', '\u3164 \u3164'],
  ['non-breaking spaces', '\u00a0\u00a0'],
  ['control characters', '\u0007\u001b\u0085'],
  ['direction marks', '\u202e\u2066\u200f'],
  ['joiners alone', '\u200d\u200c'],
  ['soft hyphens and byte order marks', '\u00ad\ufeff\u2060'],
  ['Braille blanks', '\u2800'],
  ['noncharacters, which no XML file may have', '\ufffe\uffff\ufdd0'],
])('%s are not accepted as a name', (_what, typed) => {
  expect(requiredText(50).safeParse(typed).error?.issues[0]?.message).toBe('This field is required')
  expect(text(50).parse(typed)).toBe('')
})

test('invisible characters are removed from a name', () => {
  expect(text(50).parse('\u200bAsha\u202e Rao\u0007 ')).toBe('Asha Rao')
  expect(text(50).parse('two\nlines\tand a tab')).toBe('two\nlines\tand a tab')
})

test.each([
  ['Marathi with a joiner', 'दर्‍या'],
  ['Malayalam with a joiner at the end of a word', 'അവന്‍ വന്നു'],
  ['Persian with a non-joiner', 'می‌خواهم'],
  ['a family', '👩‍👩‍👧 Villa'],
  ['Arabic', 'غرفة'],
  ['Tamil', 'ஆஷா ராவ்'],
])('%s is kept', (_what, typed) => expect(text(50).parse(typed)).toBe(typed))

test('a NUL is refused', () => expect(text(50).safeParse('a\u0000b').error?.issues[0]?.message).toBe('Invalid format'))
