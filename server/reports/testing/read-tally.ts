import { SaxesParser } from 'saxes'

interface XmlNode {
  name: string
  attributes: Record<string, string>
  text: string
  children: XmlNode[]
}

/** The root of a document; a parser of its own reads it, which refuses anything that is not well-formed. */
export const readXml = (xml: string): XmlNode => {
  const root: XmlNode = { name: '', attributes: {}, text: '', children: [] }
  const open = [root]
  const parser = new SaxesParser({ xmlns: false })
  parser.on('opentag', ({ name, attributes }) => {
    const node = { name, attributes, text: '', children: [] }
    open.at(-1)?.children.push(node)
    open.push(node)
  })
  parser.on('closetag', () => open.pop())
  parser.on('text', (text) => {
    const node = open.at(-1)
    if (node) node.text += text
  })
  parser.write(xml).close()
  const [only] = root.children
  if (!only) throw new Error('an XML document has a root')
  return only
}

const all = (node: XmlNode, name: string): XmlNode[] =>
  node.children.flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)])

const textOf = (node: XmlNode, name: string) => node.children.find((child) => child.name === name)?.text

const paiseOf = (node: XmlNode) => {
  const text = textOf(node, 'AMOUNT') ?? ''
  if (!/^-?\d+\.\d\d$/.test(text)) throw new Error(`${text} is not an amount of Tally`)
  return Number(text.replace('.', ''))
}

/** The vouchers of a file with amounts as Tally has them: a debit is below zero. */
export const readVouchers = (xml: string) =>
  all(readXml(xml), 'VOUCHER').map((voucher) => ({
    key: voucher.attributes.REMOTEID ?? '',
    type: textOf(voucher, 'VOUCHERTYPENAME') ?? '',
    date: textOf(voucher, 'DATE') ?? '',
    number: textOf(voucher, 'VOUCHERNUMBER') ?? '',
    party: textOf(voucher, 'PARTYLEDGERNAME'),
    narration: textOf(voucher, 'NARRATION') ?? '',
    entries: all(voucher, 'ALLLEDGERENTRIES.LIST').map((entry) => ({
      ledger: textOf(entry, 'LEDGERNAME') ?? '',
      isDebit: textOf(entry, 'ISDEEMEDPOSITIVE') === 'Yes',
      amount: paiseOf(entry),
      bills: all(entry, 'BILLALLOCATIONS.LIST').map((bill) => ({
        name: textOf(bill, 'NAME') ?? '',
        type: textOf(bill, 'BILLTYPE') ?? '',
        amount: paiseOf(bill),
      })),
    })),
  }))

export type ReadVoucher = ReturnType<typeof readVouchers>[number]

export const readMasters = (xml: string) => ({
  groups: all(readXml(xml), 'GROUP').map((group) => ({ name: group.attributes.NAME, parent: textOf(group, 'PARENT') })),
  ledgers: all(readXml(xml), 'LEDGER').map((ledger) => ({
    name: ledger.attributes.NAME,
    parent: textOf(ledger, 'PARENT'),
    billWise: textOf(ledger, 'ISBILLWISEON'),
  })),
})
