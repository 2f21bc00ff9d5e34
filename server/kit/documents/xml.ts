// XML 1.0 has no way to write these, not even as an entity.
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Text as XML has it: without control characters and halves of characters. */
const escaped = (text: string) => text.replace(unwritable, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? '')

declare const isXml: unique symbol
/** Text that is XML already. */
export type Xml = string & { readonly [isXml]: true }

/** An element with its text or its inner elements, which may be left out. */
export const element = (
  name: string,
  content: string | (Xml | false)[],
  attributes: Record<string, string> = {},
): Xml => {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const inner = typeof content === 'string' ? escaped(content) : content.filter(Boolean).join('')
  return `<${name}${given.join('')}>${inner}</${name}>` as Xml
}
