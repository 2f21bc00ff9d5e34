import { type Paise, rupeesFromPaise } from '#contract/kit/money.ts'

export const upiId = /^[A-Za-z0-9._-]{2,100}@[A-Za-z][A-Za-z0-9.-]{1,60}$/

/** The text of the QR code of an invoice, for UPI apps: payee, amount and note. */
export const upiLink = (payee: { upi_id: string; name: string }, amount: Paise, note: string) => {
  const fields = {
    pa: payee.upi_id,
    pn: payee.name,
    am: rupeesFromPaise(amount).toFixed(2),
    cu: 'INR',
    tn: note,
  }
  const query = Object.entries(fields).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@')}`,
  )
  return `upi://pay?${query.join('&')}`
}
