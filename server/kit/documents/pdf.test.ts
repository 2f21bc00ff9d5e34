import { expect, test } from 'vitest'
import { drawPdf } from '#server/kit/documents/pdf.ts'
import { readPdf } from '#server/testing/pdf-text.ts'

const draw = async (...lines: string[]) =>
  readPdf(
    await drawPdf({ size: [400, 600], margin: 20, title: 'Scripts' }, (pdf) => {
      for (const line of lines) {
        pdf.font('regular').fontSize(11).text(line)
        pdf.font('bold').text(line, { align: 'right', width: 300 })
      }
    }),
  )

const scripts = {
  Devanagari: 'श्रीमती कृष्णा क्षत्रिय',
  Tamil: 'ஸ்ரீ தமிழ்ச்செல்வி கோபாலகிருஷ்ணன்',
  Telugu: 'శ్రీ కృష్ణమూర్తి వెంకటేశ్వర్లు',
  Kannada: 'ಶ್ರೀ ಕೃಷ್ಣಮೂರ್ತಿ ಬೆಂಗಳೂರು',
  Malayalam: 'ശ്രീ കൃഷ്ണൻ തിരുവനന്തപുരം',
  Bengali: 'শ্রী কৃষ্ণচন্দ্র চট্টোপাধ্যায়',
  Gujarati: 'શ્રી કૃષ્ણકાન્ત ગુજરાત',
  Gurmukhi: 'ਸ੍ਰੀ ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  Oriya: 'ଶ୍ରୀ କୃଷ୍ଣଚନ୍ଦ୍ର ଓଡ଼ିଶା',
}

test.each(Object.entries(scripts))('%s is written in its own font, with no missing glyph', async (script, text) => {
  const { glyphs, fonts } = await draw(`Room 101, ${text}, ₹ 1,250.00`)
  expect(glyphs).not.toContain(0)
  const own = script === 'Devanagari' ? '' : script
  expect(fonts).toContain(`NotoSans${own}-Regular`)
  expect(fonts).toContain(`NotoSans${own}-Bold`)
})

test('Latin text opens no other font', async () => {
  const { fonts, text } = await draw('Café Zürich – “Łódź” ₹ 12')
  expect(fonts).toEqual(['NotoSans-Bold', 'NotoSans-Regular'])
  expect(text).toContain('Café Zürich – “Łódź” ₹ 12')
})

test('a character that no font has gets a readable substitute', async () => {
  const { glyphs, words } = await draw('Room 😀👩‍👩‍👧 ready ✌🏽 李明 𝐀Ｂ ①\u0007', 'नमस्ते தமிழ் mixed')
  expect(glyphs).not.toContain(0)
  expect(words).toContain('Room [emoji] ready [emoji] ?? AB 1')
  expect(words).toContain(' mixed')
})

test('long text in several scripts stays inside its width', async () => {
  const text = Array.from({ length: 20 }, () => Object.values(scripts).join(' ')).join(', ')
  const { glyphs, pages } = await draw(text)
  expect(glyphs).not.toContain(0)
  expect(pages).toBeGreaterThan(1)
})
