import { getCompanyPayment } from '#server/companies/company-payment-store.ts'
import { print } from '#server/kit/documents/print.ts'
import type { Services } from '#server/kit/services.ts'
import { getPaidInvoice } from '#server/payments/paid-invoice-store.ts'
import { paymentProblems } from '#server/payments/payment-problems.ts'
import { getPayment } from '#server/payments/payment-store.ts'
import { printedCompanyReceipt, printedReceipt, printedVoucher } from '#server/payments/printed-receipt.ts'
import type { PrintedReceipt } from '#server/payments/receipt-pdf.ts'
import { getVoucher } from '#server/payments/voucher-store.ts'
import { getSender } from '#server/property/property-store.ts'

/** The document of a payment or a refund: its voucher as it was issued, or the receipt for its invoice. */
export const readReceipt = async (db: Services['db'], slug: string) => {
  const payment = await getPayment(db, slug)
  const voucher = await getVoucher(db, slug)
  if (payment?.company_payment_id) {
    const paid = await getCompanyPayment(db, payment.company_payment_id)
    return { ...printedCompanyReceipt(payment, paid), property: await getSender(db) }
  }
  const invoice = await getPaidInvoice(db, slug)
  if (payment && voucher) return { ...printedVoucher(voucher, payment, invoice), property: voucher.property }
  if (payment && invoice) return { ...printedReceipt(payment, invoice), property: invoice.property }
  throw paymentProblems.missing()
}

export const printReceipt = async ({ db, files }: Pick<Services, 'db' | 'files'>, slug: string) => {
  const printed = await readReceipt(db, slug)
  const { logo } = printed.property
  const receipt: PrintedReceipt = { ...printed, logo: logo ? await files.get(logo) : undefined }
  return { bytes: await print('receipt', receipt), name: `receipt-${printed.number}.pdf` }
}
