import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export type Style = 'regular' | 'bold'

const styleFolders: Record<Style, string> = { regular: '400Regular', bold: '700Bold' }

/** Noto Sans has the rupee sign and Devanagari; every other script of India has a font of its own. */
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

/** The font that a sign is written with; an empty name is Noto Sans itself. */
export const fontNameFor = (text: string) => scriptFonts.find(({ script }) => script.test(text))?.name ?? ''

/** The build puts them beside this file; while developing they are where npm put them. */
const fontPath = (name: string, style: Style) => {
  const folder = styleFolders[style]
  const file = `NotoSans${name}_${folder}.ttf`
  const built = fileURLToPath(new URL(`./fonts/${file}`, import.meta.url))
  if (existsSync(built)) return built
  const suffix = name && `-${name.toLowerCase()}`
  return fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans${suffix}/${folder}/${file}`))
}

type Source = PDFKit.Mixins.PDFFontSource
// Reading a font takes ten times as long as drawing a page with it, so each stays open once it was needed.
const open = new Map<string, Source>()

export const openFont = (name: string, style: Style, openSync: (path: string) => Source) => {
  const path = fontPath(name, style)
  const font = open.get(path) ?? repaired(openSync(path))
  open.set(path, font)
  return font
}

/** What fontkit's types leave out. */
interface Inner {
  getGlyph(id: number, points?: number[]): { codePoints: number[] } | null
  _layoutEngine: {
    engine?: { GPOSProcessor?: { applyAnchor(mark: unknown, base: unknown, index: number): void } | null }
  }
}

/** Two defects of fontkit 2.0.4 that break Indian scripts, and text copied from a document. */
const repaired = (source: Source) => {
  const font = source as unknown as Inner
  // fontkit throws for a mark that has no anchor on its letter; such a mark keeps its position.
  const positions = font._layoutEngine.engine?.GPOSProcessor
  const applyAnchor = positions?.applyAnchor
  if (positions && applyAnchor) {
    positions.applyAnchor = (mark, base, index) => base && applyAnchor.call(positions, mark, base, index)
  }
  // The e of an é that was drawn first forgets that it is an e.
  const getGlyph = font.getGlyph
  font.getGlyph = (id, points = []) => {
    const glyph = getGlyph.call(font, id, points)
    if (glyph && glyph.codePoints.length === 0) glyph.codePoints = points
    return glyph
  }
  return source
}
