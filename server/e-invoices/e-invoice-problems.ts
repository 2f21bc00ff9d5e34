import { eInvoiceMessages as say } from '#contract/e-invoices/e-invoice-messages.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

const wrong = (field: string, message: string) => new Problem(422, 'invalid', message, { [field]: [message] })

export const eInvoiceRefusals = {
  missing: () => new Problem(404, 'not_found', say.missing),
  notNeeded: () => new Problem(409, 'e_invoice_not_needed', say.notNeeded),
  incomplete: (problems: string[]) =>
    new Problem(409, 'e_invoice_incomplete', say.incomplete(problems), { document: problems }),
  someIncomplete: (problems: Map<string, string[]>) =>
    new Problem(
      409,
      'e_invoice_incomplete',
      say.someIncomplete([...problems.keys()]),
      Object.fromEntries([...problems]),
    ),
  nothingToRegister: () => new Problem(409, 'nothing_to_register', say.nothingToRegister),
  tooLarge: () => new Problem(409, 'e_invoices_too_large', say.tooLarge),
  alreadyRegistered: () => new Problem(409, 'already_registered', say.alreadyRegistered),
  notRegistered: () => new Problem(409, 'not_registered', say.notRegistered),
  alreadyCancelled: () => new Problem(409, 'e_invoice_cancelled', say.alreadyCancelled),
  irnOfOther: () => wrong('irn', say.irnOfOther),
  irnTaken: () => wrong('irn', say.irnTaken),
  ackTooEarly: () => wrong('ack_at', say.ackTooEarly),
  ackDiffers: (signed: string) => wrong('ack_at', say.ackDiffers(signed)),
  timeInFuture: (field: 'ack_at' | 'cancelled_at') => wrong(field, say.timeInFuture),
  wrongSignedQrCode: () => wrong('signed_qr_code', say.wrongSignedQrCode),
  qrCodeDiffers: (what: string, found: string) => wrong('signed_qr_code', say.qrCodeDiffers(what, found)),
  cancelledTooEarly: (ack: string) => wrong('cancelled_at', say.cancelledTooEarly(ack)),
  cancelledTooLate: () => wrong('cancelled_at', say.cancelledTooLate),
}

export const eInvoiceConstraints: ConstraintProblems = {
  e_invoice_invoice_id_key: eInvoiceRefusals.alreadyRegistered,
  e_invoice_irn_key: eInvoiceRefusals.irnTaken,
  e_invoice_cancel_time_check: eInvoiceRefusals.cancelledTooLate,
}
