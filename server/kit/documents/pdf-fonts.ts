import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export type Style = 'regular' | 'bold'

const styleFolders: Record<Style, string> = { regular: '400Regular', bold: '700Bold' }

/** Noto Sans has the rupee sign and Devanagari; every other script of India has its own font. */
const scriptFonts = [
  { script: /\p{Script=Tamil}/u, name: 'Tamil' },
  { script: /\p{Script=Telugu}/u, name: 'Telugu' },
  { script: /\p{Script=Kannada}/u, name: 'Kannada' },
  { script: /\p{Script=Malayalam}/u, name: 'Malayalam' },
  { script: /\p{Script=Bengali}/u, name: 'Bengali' },
  { script: /\p{Script=Gujarati}/u, name: 'Gujarati' },
  { script: /\p{Script=Gurmukhi}/u, name: 'Gurmukhi' },
  { script: /\p{Script=Oriya}/u, name: 'Oriya' },
]

/** The font for a character; an empty name means Noto Sans. */
export const fontNameFor = (text: string) => scriptFonts.find(({ script }) => script.test(text))?.name ?? ''

/** The build copies the fonts beside this file; in development they are in node_modules. */
const fontPath = (name: string, style: Style) => {
  const folder = styleFolders[style]
  const file = `NotoSans${name}_${folder}.ttf`
  const built = fileURLToPath(new URL(`./fonts/${file}`, import.meta.url))
  if (existsSync(built)) return built
  const suffix = name && `-${name.toLowerCase()}`
  return fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans${suffix}/${folder}/${file}`))
}

type Source = PDFKit.Mixins.PDFFontSource
// Reading a font takes ten times as long as drawing a page with it, so a font stays open after its first use.
const open = new Map<string, Source>()

export const openFont = (name: string, style: Style, openSync: (path: string) => Source) => {
  const path = fontPath(name, style)
  const font = open.get(path) ?? repaired(openSync(path))
  open.set(path, font)
  return font
}

/** Missing in fontkit's types. */
interface Inner {
  getGlyph(id: number, points?: number[]): { codePoints: number[] } | null
  _layoutEngine: {
    engine?: { GPOSProcessor?: { applyAnchor(mark: unknown, base: unknown, index: number): void } | null }
  }
}

/** Works around two bugs of fontkit 2.0.4 that break Indian scripts and copied text. */
const repaired = (source: Source) => {
  const font = source as unknown as Inner
  // fontkit throws for a mark that has no anchor on its letter; such a mark keeps its position.
  const positions = font._layoutEngine.engine?.GPOSProcessor
  const applyAnchor = positions?.applyAnchor
  if (positions && applyAnchor) {
    positions.applyAnchor = (mark, base, index) => base && applyAnchor.call(positions, mark, base, index)
  }
  // If é is drawn before e, the glyph of e has no code point.
  const getGlyph = font.getGlyph
  font.getGlyph = (id, points = []) => {
    const glyph = getGlyph.call(font, id, points)
    if (glyph && glyph.codePoints.length === 0) glyph.codePoints = points
    return glyph
  }
  return source
}
