import { inflateSync } from 'node:zlib'

/** The text of a PDF, the glyphs it is written with, and what is drawn on each page. Works only for PDFs that pdfkit wrote. */
export const readPdf = (bytes: Uint8Array) => {
  const objects = readObjects(Buffer.from(bytes))
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head))
  const texts: string[] = []
  const glyphs: number[] = []
  const fonts = new Set<string>()
  const drawings = pages.map(({ head }) => objects.get(reference(head, 'Contents'))?.stream ?? '')
  for (const [index, page] of pages.entries()) {
    const resources = objects.get(reference(page.head, 'Resources'))?.head ?? ''
    const maps = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => {
        const font = objects.get(Number(id))?.head ?? ''
        fonts.add(/\/BaseFont \/(?:[A-Z]+\+)?([\w-]+)/.exec(font)?.[1] ?? '')
        return [name, unicodeOf(objects.get(reference(font, 'ToUnicode'))?.stream ?? '')]
      }),
    )
    let map = new Map<number, string>()
    for (const line of drawings[index]?.split('\n') ?? []) {
      const font = /^\/(F\d+) [\d.]+ Tf/.exec(line)?.[1]
      if (font) map = maps.get(font) ?? new Map()
      if (!line.endsWith('TJ')) continue
      const codes = [...line.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      const ids = codes.map((code) => Number.parseInt(code, 16))
      glyphs.push(...ids)
      texts.push(ids.map((id) => map.get(id) ?? '').join(''))
    }
  }
  return {
    text: texts.join('\n'),
    words: texts.join(''),
    glyphs,
    fonts: [...fonts].sort(),
    pages: pages.length,
    drawings,
  }
}

const reference = (head: string, key: string) => Number(new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1])

const readObjects = (bytes: Buffer) => {
  const objects = new Map<number, { head: string; stream: string }>()
  const text = bytes.toString('latin1')
  for (const { 1: id, 2: head = '', index } of text.matchAll(/(\d+) 0 obj\n(.*?)(?=stream\n|endobj)/gs)) {
    const from = index + (text.slice(index).match(/^\d+ 0 obj\n/)?.[0].length ?? 0) + head.length
    const length = Number(/\/Length (\d+)/.exec(head)?.[1])
    const isText = text.startsWith('stream\n', from) && /FlateDecode/.test(head) && !/\/Subtype/.test(head)
    const start = from + 'stream\n'.length
    const stream = isText ? inflateSync(bytes.subarray(start, start + length)).toString('latin1') : ''
    objects.set(Number(id), { head, stream })
  }
  return objects
}

/** The font's map from glyph to text, which viewers use for copying. */
const unicodeOf = (cmap: string) => {
  const map = new Map<number, string>()
  for (const [, first = '', , list = ''] of cmap.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[(.*?)\]/gs)) {
    const texts = [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) =>
      Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    )
    for (const [index, text] of texts.entries()) map.set(Number.parseInt(first, 16) + index, text)
  }
  return map
}
