import { ageingColumns, ageingNames } from '#contract/companies/ageing.ts'
import { type LedgerEntry, ledgerKindNames } from '#contract/companies/statement.ts'
import { counted } from '#contract/kit/counted.ts'
import { absolute, formatAmount, formatRupees, type Paise } from '#contract/kit/money.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { stateWithCode } from '#contract/settings/indian-states.ts'
import type { WholeStatement } from '#server/companies/company-statement.ts'
import {
  a4,
  drawLetterhead,
  drawPageNumber,
  drawRule,
  ink,
  makeRoom,
  margin,
  pageWidth,
  type Sender,
  softInk,
} from '#server/kit/documents/letterhead.ts'
import { drawPdf, type Pdf } from '#server/kit/documents/pdf.ts'
import { columnGap, drawCells, drawHeadings, drawRowLine, type PdfColumn } from '#server/kit/documents/pdf-table.ts'

/** Everything that is drawn. The worker thread that draws it has no database connection. */
export interface PrintedStatement extends WholeStatement {
  property: Sender
  logo: Uint8Array | undefined
}

const amountWidth = 74
const columns: PdfColumn[] = [
  { heading: 'Date', width: 64, align: 'left' },
  { heading: 'Kind', width: 58, align: 'left' },
  { heading: 'Number', width: 88, align: 'left' },
  { heading: 'Details', width: pageWidth - 64 - 58 - 88 - 3 * amountWidth, align: 'left' },
  { heading: 'Debit (₹)', width: amountWidth, align: 'right' },
  { heading: 'Credit (₹)', width: amountWidth, align: 'right' },
  { heading: 'Balance (₹)', width: amountWidth, align: 'right' },
]
const amount = (paise: Paise) => (paise === 0 ? '' : formatAmount(paise))

/** The details, with the number of the invoice unless it is the number of the line. */
const detailsOf = ({ number, invoice, details }: LedgerEntry) =>
  [invoice?.number === number ? '' : invoice?.number, details].filter(Boolean).join(': ')

const rowsOf = ({ from, to, opening, debit, credit, closing, entries }: PrintedStatement) => [
  { isSum: true, texts: [formatDay(from), '', '', 'Opening balance', '', '', formatAmount(opening)] },
  ...entries.map((entry) => ({
    isSum: false,
    texts: [
      formatDay(entry.date),
      ledgerKindNames[entry.kind],
      entry.number,
      detailsOf(entry),
      amount(entry.debit),
      amount(entry.credit),
      formatAmount(entry.balance),
    ],
  })),
  {
    isSum: true,
    texts: [formatDay(to), '', '', 'Closing balance', formatAmount(debit), formatAmount(credit), formatAmount(closing)],
  },
]

const drawLedger = (pdf: Pdf, statement: PrintedStatement) => {
  drawHeadings(pdf, columns)
  for (const { isSum, texts } of rowsOf(statement)) {
    pdf.font(isSum ? 'bold' : 'regular').fontSize(8.5)
    const height = Math.max(
      ...columns.map(({ width }, index) => pdf.heightOfString(texts[index] ?? '', { width: width - columnGap })),
    )
    if (makeRoom(pdf, height + 6)) drawHeadings(pdf, columns)
    pdf
      .font(isSum ? 'bold' : 'regular')
      .fontSize(8.5)
      .fillColor(ink)
    drawCells(pdf, columns, texts)
    drawRowLine(pdf)
  }
}

const drawCompany = (pdf: Pdf, { company }: PrintedStatement) => {
  pdf.font('regular').fontSize(8).fillColor(softInk).text('Statement for', margin, pdf.y, { width: pageWidth })
  pdf.font('bold').fontSize(10.5).fillColor(ink).text(company.name, { width: pageWidth })
  pdf.font('regular').fontSize(9)
  const lines = [company.address, stateWithCode(company.state), company.gstin && `GSTIN ${company.gstin}`]
  for (const line of lines.filter(Boolean)) pdf.text(line, { width: pageWidth })
  pdf.y += 10
}

/** What is owed at the end of the period, by the days since it was due. */
const drawAgeing = (pdf: Pdf, { to, company, ageing, credit_balance, closing }: PrintedStatement) => {
  makeRoom(pdf, 90)
  pdf.y += 10
  const terms =
    company.payment_terms === 0 ? 'due at once' : `due ${counted(company.payment_terms, 'day')} after the invoice`
  pdf
    .font('bold')
    .fontSize(10)
    .fillColor(ink)
    .text(`Ageing on ${formatDay(to)}`, margin, pdf.y, { width: pageWidth })
  pdf.font('regular').fontSize(8).fillColor(softInk).text(`Days overdue; invoices are ${terms}.`, { width: pageWidth })
  pdf.y += 5
  const cells: [string, Paise][] = [
    ...ageingColumns.map((column): [string, Paise] => [ageingNames[column], ageing[column]]),
    ['Credit balance', credit_balance],
  ]
  const equal: PdfColumn[] = cells.map(([heading]) => ({ heading, width: pageWidth / cells.length, align: 'right' }))
  pdf.font('bold').fontSize(8)
  drawCells(
    pdf,
    equal,
    cells.map(([heading]) => heading),
  )
  pdf.y += 2
  pdf.font('regular').fontSize(9).fillColor(ink)
  drawCells(
    pdf,
    equal,
    cells.map(([, paise]) => formatAmount(paise)),
  )
  pdf.y += 8
  drawRule(pdf)
  const owes = closing < 0 ? 'In your favour' : 'Please pay'
  pdf
    .font('bold')
    .fontSize(13)
    .text(`${owes}: ${formatRupees(absolute(closing))}`, margin, pdf.y, { width: pageWidth })
}

/** The account of a company for a period, on A4. */
export const drawStatement = (statement: PrintedStatement) => {
  const { property, company, from, to } = statement
  const title = 'Statement of account'
  return drawPdf(
    { size: a4, margin, title: `${title}, ${company.name}`, footer: drawPageNumber(`${title} · ${company.name}`) },
    (pdf) => {
      drawLetterhead(
        pdf,
        { ...property, state: stateWithCode(property.state) },
        {
          title,
          facts: [
            ['From', formatDay(from)],
            ['To', formatDay(to)],
            ['Opening', formatRupees(statement.opening)],
            ['Closing', formatRupees(statement.closing)],
          ],
          logo: statement.logo,
        },
      )
      drawCompany(pdf, statement)
      drawLedger(pdf, statement)
      drawAgeing(pdf, statement)
    },
  )
}
