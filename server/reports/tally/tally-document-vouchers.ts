import type { Ledgers } from '#server/reports/tally/tally-ledgers.ts'
import type { TallyCarried, TallyDocument } from '#server/reports/tally/tally-store.ts'
import { addedUp, against, credit, debit, sentence, type Voucher } from '#server/reports/tally/tally-voucher.ts'

export const ofDocument = (document: TallyDocument, ledgers: Ledgers): Voucher => {
  const { kind, slug, number, date, reason, invoice, booking, cgst, sgst, round_off, total, lines } = document
  const isInvoice = kind === 'invoice'
  const side = isInvoice ? credit : debit
  const party = ledgers.party(document.party)
  return {
    key: `sarai-${isInvoice ? 'invoice' : 'credit-note'}-${slug}`,
    type: isInvoice ? 'Sales' : 'Credit Note',
    date,
    number,
    narration: sentence(`Booking ${booking}`, document.party.guest, isInvoice ? '' : `for ${invoice.number}`, reason),
    entries: addedUp([
      isInvoice ? debit(party, total, [{ type: 'New Ref', number }]) : credit(party, total, against(invoice.number)),
      ...lines.map((line) => side(ledgers.income(line), line.amount)),
      side(ledgers.fixed('cgst'), cgst),
      side(ledgers.fixed('sgst'), sgst),
      side(ledgers.fixed('round_off'), round_off),
    ]),
  }
}

export const ofAdjustedAdvance = (document: TallyDocument, ledgers: Ledgers): Voucher => {
  const { slug, number, date, booking, advance_amount } = document
  return {
    key: `sarai-adjusted-${slug}`,
    type: 'Journal',
    date,
    number,
    narration: sentence(`Advance adjusted to ${number}`, `booking ${booking}`, document.party.guest),
    entries: addedUp([
      debit(ledgers.fixed('advances'), advance_amount),
      credit(ledgers.party(document.party), advance_amount, against(number)),
    ]),
  }
}

export const ofCarried = ({ key, date, amount, from, to }: TallyCarried, ledgers: Ledgers): Voucher => ({
  key: `sarai-carried-${key}`,
  type: 'Journal',
  date,
  number: to.number,
  narration: `Carried from ${from.number} to ${to.number}`,
  entries: addedUp([
    debit(ledgers.party(from.party), amount, against(from.number)),
    credit(ledgers.party(to.party), amount, against(to.number)),
  ]),
})
