import { Deposit, DepositDraft, DepositsHeld, KeptPreview, ReturnDraft } from '#contract/deposits/deposit.ts'
import { Bill } from '#contract/folios/bill.ts'
import { Folio } from '#contract/folios/folio.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { FileReply, spreadsheetType } from '#contract/kit/file-reply.ts'
import { dataOf, savedReply } from '#contract/kit/replies.ts'
import { SlugParams } from '#contract/kit/slug-endpoints.ts'
import { z } from '#contract/kit/z.ts'

const bySlug = { params: SlugParams }
const pdf = { reply: FileReply, file: 'application/pdf' }

export const depositEndpoints = {
  list: endpoint({
    ...bySlug,
    method: 'GET',
    path: '/bookings/:slug/deposits',
    access: 'bookings.view',
    summary: "A booking's security deposits, oldest first",
    reply: dataOf(z.array(Deposit)),
  }),
  take: endpoint({
    ...bySlug,
    method: 'POST',
    path: '/bookings/:slug/deposits',
    access: 'payments.take',
    summary: 'Take a security deposit; it is not part of the bill',
    body: DepositDraft,
    reply: savedReply(Deposit),
    status: 201,
  }),
  return: endpoint({
    ...bySlug,
    method: 'POST',
    path: '/deposits/:slug/return',
    access: 'payments.take',
    summary: 'Return a security deposit, or keep a part of it as a charge of the bill',
    body: ReturnDraft,
    reply: savedReply(Deposit),
  }),
  previewKept: endpoint({
    ...bySlug,
    method: 'POST',
    path: '/bookings/:slug/deposits/preview-kept',
    access: 'payments.take',
    summary: 'The bill and the folios at check-out if these parts of the deposits are kept; nothing is saved',
    body: KeptPreview,
    reply: dataOf(z.object({ bill: Bill, folios: z.array(Folio) })),
    tells: 'nobody',
  }),
  receipt: endpoint({
    ...bySlug,
    ...pdf,
    method: 'GET',
    path: '/deposits/:slug/receipt',
    access: 'bookings.view',
    summary: 'The receipt of a security deposit that was taken',
  }),
  returnReceipt: endpoint({
    ...bySlug,
    ...pdf,
    method: 'GET',
    path: '/deposits/:slug/return-receipt',
    access: 'bookings.view',
    summary: 'The receipt of a security deposit that was returned',
  }),
  held: endpoint({
    method: 'GET',
    path: '/reports/deposits-held',
    access: 'reports.money',
    summary: 'The security deposits that were not returned',
    reply: dataOf(DepositsHeld),
  }),
  heldFile: endpoint({
    method: 'GET',
    path: '/reports/deposits-held.xlsx',
    access: 'reports.money',
    summary: 'The security deposits that were not returned, as an Excel file',
    reply: FileReply,
    file: spreadsheetType,
  }),
}
