import { openFont, type Style } from '#server/kit/documents/pdf-fonts.ts'
import { runsOf } from '#server/kit/documents/pdf-runs.ts'

/** A font inside a document of pdfkit; it embeds only the glyphs that are used. */
interface Face {
  name: string
  ascender: number
  font: { hasGlyphForCodePoint(point: number): boolean }
  widthOfString(text: string, size: number, features?: unknown): number
}

interface Options {
  width?: number
  lineWidth?: number
  align?: string
  features?: unknown
}

/** Missing in pdfkit's types: the current font, and the function that draws one line after line breaking. */
interface Inner {
  _font: Face
  _fontSize: number
  _fragment(text: string, x: number, y: number, options: Options): void
  widthOfString(text: string, options?: Options): number
}

/** Lets a document write every character in a font that has it; a font is opened when a text needs it. */
export const addFallbackFonts = (pdf: PDFKit.PDFDocument, openSync: Parameters<typeof openFont>[2]) => {
  const inner = pdf as unknown as Inner
  const { _fragment: drawRun, widthOfString: widthOfRun } = inner
  const faces = new Map<string, Face>()

  const faceOf = (name: string): Face => {
    if (name === '') return inner._font
    const style: Style = inner._font.name.includes('Bold') ? 'bold' : 'regular'
    const key = `${name} ${style}`
    const known = faces.get(key)
    if (known) return known
    const before = inner._font
    pdf.registerFont(key, openFont(name, style, openSync))
    pdf.font(key)
    const face = inner._font
    inner._font = before
    faces.set(key, face)
    return face
  }

  const split = (text: string) =>
    runsOf(text, (name, sign) => faceOf(name).font.hasGlyphForCodePoint(sign)).map((run) => ({
      text: run.text,
      face: faceOf(run.name),
    }))

  const measure = (runs: ReturnType<typeof split>, features: unknown) =>
    runs.reduce((width, { face, text }) => width + face.widthOfString(text, inner._fontSize, features), 0)

  inner.widthOfString = (text, options = {}) => {
    const runs = split(text)
    return runs.length > 1 || runs[0]?.face !== inner._font || runs[0].text !== text
      ? measure(runs, options.features)
      : widthOfRun.call(inner, text, options)
  }

  inner._fragment = (text, x, y, options) => {
    const line = text.replace(/\n/g, '')
    const runs = split(line)
    const [first] = runs
    if (runs.length <= 1 && first?.face === inner._font && first.text === line) {
      drawRun.call(inner, line, x, y, options)
      return
    }
    const base = inner._font
    const free = (options.lineWidth ?? 0) - measure(split(line.trimEnd()), options.features)
    const shift = { right: free, center: free / 2 }[options.width ? (options.align ?? '') : ''] ?? 0
    // All runs share the baseline of the first font.
    const shared = { ...options, align: 'left', baseline: (-base.ascender * inner._fontSize) / 1000 }
    let left = x + shift
    for (const { face, text: part } of runs) {
      inner._font = face
      drawRun.call(inner, part, left, y, { ...shared, textWidth: undefined })
      left += face.widthOfString(part, inner._fontSize, options.features)
    }
    inner._font = base
  }
}
