import { eInvoiceMessages as say } from '#contract/e-invoices/e-invoice-messages.ts'
import { Problem, wrongField } from '#contract/kit/problem.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

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
  irnOfOther: () => wrongField('irn', say.irnOfOther),
  irnTaken: () => wrongField('irn', say.irnTaken),
  ackTooEarly: () => wrongField('ack_at', say.ackTooEarly),
  ackDiffers: (signed: string) => wrongField('ack_at', say.ackDiffers(signed)),
  timeInFuture: (field: 'ack_at' | 'cancelled_at') => wrongField(field, say.timeInFuture),
  wrongSignedQrCode: () => wrongField('signed_qr_code', say.wrongSignedQrCode),
  qrCodeDiffers: (what: string, found: string) => wrongField('signed_qr_code', say.qrCodeDiffers(what, found)),
  cancelledTooEarly: (ack: string) => wrongField('cancelled_at', say.cancelledTooEarly(ack)),
  cancelledTooLate: () => wrongField('cancelled_at', say.cancelledTooLate),
}

export const eInvoiceConstraints: ConstraintProblems = {
  e_invoice_invoice_id_key: eInvoiceRefusals.alreadyRegistered,
  e_invoice_irn_key: eInvoiceRefusals.irnTaken,
  e_invoice_cancel_time_check: eInvoiceRefusals.cancelledTooLate,
}
