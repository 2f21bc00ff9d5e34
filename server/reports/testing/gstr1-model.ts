import { groupBy } from '#contract/kit/group-by.ts'
import type { Db } from '#server/db/connect.ts'

const add = <Row>(rows: Row[], amountOf: (row: Row) => number) => rows.reduce((sum, row) => sum + amountOf(row), 0)

/** An advance that a folio has received, or a part of it that is left. */
interface Lot {
  month: string
  left: number
}

const readRows = async (db: Db) => ({
  documents: await db.selectFrom('invoice').selectAll().orderBy('id').execute(),
  lines: await db.selectFrom('invoice_line').selectAll().execute(),
  vouchers: await db
    .selectFrom('voucher')
    .innerJoin('payment', 'payment.id', 'voucher.payment_id')
    .select(['voucher.number', 'voucher.kind', 'voucher.amount', 'voucher.voucher_date'])
    .select(['payment.booking_id', 'payment.folio_id', 'payment.at'])
    .execute(),
})

/** The sums of the return from every row of the database, line by line and advance by advance, without SQL sums. */
export const readGstr1Model = async (db: Db) => {
  const { documents, lines, vouchers } = await readRows(db)
  const linesOf = groupBy(lines, ({ invoice_id }) => invoice_id)
  const issued = documents.flatMap((document) => {
    const { billed_to } = document.guest as { billed_to: { gstin: string } | null }
    const sign = document.kind === 'invoice' ? 1 : -1
    const month = document.invoice_date.slice(0, 7)
    return (linesOf.get(document.id) ?? []).map((line) => ({
      ...line,
      document,
      month,
      sign,
      isB2b: !!billed_to?.gstin,
    }))
  })

  const movements = [
    ...vouchers.map((voucher) => ({
      folio: `${voucher.booking_id}/${voucher.folio_id}`,
      at: Date.parse(voucher.at),
      month: voucher.voucher_date.slice(0, 7),
      amount: voucher.kind === 'receipt' ? voucher.amount : -voucher.amount,
    })),
    ...documents
      .filter(({ kind }) => kind === 'invoice')
      .map((invoice) => ({
        folio: `${invoice.booking_id}/${invoice.folio_id}`,
        at: Date.parse(invoice.issued_at) + 0.5,
        month: invoice.invoice_date.slice(0, 7),
        amount: -invoice.advance_amount,
      })),
  ].sort((one, other) => one.at - other.at)
  const received = new Map<string, number>()
  const usedOfEarlier = new Map<string, number>()
  const book = (book: Map<string, number>, month: string, amount: number) =>
    book.set(month, (book.get(month) ?? 0) + amount)
  for (const ofFolio of groupBy(movements, ({ folio }) => folio).values()) {
    const lots: Lot[] = []
    for (const { month, amount } of ofFolio) {
      if (amount > 0) {
        lots.push({ month, left: amount })
        book(received, month, amount)
      }
      for (let rest = -amount; rest > 0; ) {
        const [oldest] = lots
        if (!oldest) throw new Error('more advances were used than received')
        const part = Math.min(rest, oldest.left)
        book(oldest.month === month ? received : usedOfEarlier, month, oldest.month === month ? -part : part)
        rest -= part
        oldest.left -= part
        if (oldest.left === 0) lots.shift()
      }
    }
  }

  const dated = [
    ...documents.map(({ number, invoice_date }) => ({ number, day: invoice_date })),
    ...vouchers.map(({ number, voucher_date }) => ({ number, day: voucher_date })),
  ]
  return (month: string) => {
    const all = issued.filter((line) => line.month === month)
    const taxed = all.filter(({ tax_rate }) => tax_rate > 0)
    const of = (isB2b: boolean, sign: number) => taxed.filter((line) => line.isB2b === isB2b && line.sign === sign)
    const amount = (rows: typeof all) => add(rows, (line) => line.amount)
    const net = (rows: typeof all) => add(rows, (line) => line.sign * line.amount)
    const tax = (rows: typeof all) => add(rows, (line) => line.sign * line.cgst)
    const value = (rows: typeof all) => add([...new Set(rows.map(({ document }) => document))], ({ total }) => total)
    const hsn = (isB2b: boolean) => {
      const groups = groupBy(
        all.filter((line) => line.isB2b === isB2b),
        ({ sac, tax_rate }) => `${sac} at ${tax_rate / 100}`,
      )
      return Object.fromEntries([...groups].map(([key, rows]) => [key, [net(rows), tax(rows)]]))
    }
    return {
      b2b: { taxable: amount(of(true, 1)), value: value(of(true, 1)) },
      b2cs: net(taxed.filter(({ isB2b }) => !isB2b)),
      cdnr: { taxable: amount(of(true, -1)), value: value(of(true, -1)) },
      exemp: net(all.filter(({ tax_rate }) => tax_rate === 0)),
      hsn_b2b: hsn(true),
      hsn_b2c: hsn(false),
      /** With the tax that they include. */
      at: received.get(month) ?? 0,
      atadj: usedOfEarlier.get(month) ?? 0,
      documents: dated.filter(({ day }) => day.startsWith(month)).length,
    }
  }
}
