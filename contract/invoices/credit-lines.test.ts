import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditOf, leftToCredit } from '#contract/invoices/credit-lines.ts'
import { type Paise, paise, roundOff } from '#contract/kit/money.ts'
import { halfTax } from '#contract/taxes/calculate-tax.ts'

const invoiceOf = (lines: { amount: number; rate: number }[]) => {
  const taxed = lines.map(({ amount, rate }, index) => ({
    position: index + 1,
    amount: paise(amount),
    credited: paise(0),
    cgst: halfTax(paise(amount), rate),
    credited_cgst: paise(0),
  }))
  const exact = paise(taxed.reduce((sum, { amount, cgst }) => sum + amount + 2 * cgst, 0))
  return { total: paise(exact + roundOff(exact)), credited: paise(0), lines: taxed }
}

const anyLine = fc.record({
  amount: fc.integer({ min: 1, max: 50_000_000_000 }),
  rate: fc.constantFrom(0, 25, 500, 1200, 1800, 2800, 10_000),
})

test('credit notes never exceed a line, its tax or the invoice, and the last one leaves zero', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 6 }),
      fc.array(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 6, maxLength: 6 }), { maxLength: 8 }),
      (lines, notes) => {
        let invoice = invoiceOf(lines)
        const credit = (wanted: { position: number; amount: Paise }[]) => {
          const note = creditOf(invoice, wanted)
          expect(note.total).toBe(note.charges + note.cgst + note.sgst + note.round_off)
          expect(note.total).toBeGreaterThanOrEqual(0)
          expect(Math.abs(note.round_off)).toBeLessThanOrEqual(100)
          invoice = {
            ...invoice,
            credited: paise(invoice.credited + note.total),
            lines: invoice.lines.map((line) => {
              const credited = note.lines.find(({ position }) => position === line.position)
              expect(credited?.cgst ?? 0).toBeGreaterThanOrEqual(0)
              return {
                ...line,
                credited: paise(line.credited + (credited?.amount ?? 0)),
                credited_cgst: paise(line.credited_cgst + (credited?.cgst ?? 0)),
              }
            }),
          }
          for (const line of invoice.lines) expect(line.credited_cgst).toBeLessThanOrEqual(line.cgst)
          expect(invoice.credited).toBeLessThanOrEqual(invoice.total)
        }
        for (const shares of notes) {
          const wanted = invoice.lines.flatMap((line) => {
            const amount = paise(Math.floor(leftToCredit(line) * (shares[line.position - 1] ?? 0)))
            return amount > 0 ? [{ position: line.position, amount }] : []
          })
          if (wanted.length > 0) credit(wanted)
        }
        const rest = invoice.lines
          .filter((line) => leftToCredit(line) > 0)
          .map((line) => ({ position: line.position, amount: leftToCredit(line) }))
        if (rest.length > 0) credit(rest)
        expect(invoice.credited).toBe(invoice.total)
        for (const line of invoice.lines) {
          expect([line.credited, line.credited_cgst]).toEqual([line.amount, line.cgst])
        }
      },
    ),
  )
})

test('the tax of several notes adds up to the tax of the line', () => {
  const invoice = invoiceOf([{ amount: 10_050, rate: 500 }])
  expect(invoice.lines[0]?.cgst).toBe(251)
  expect(creditOf(invoice, [{ position: 1, amount: paise(5025) }])).toMatchObject({ cgst: 126, total: 5277 })
})
