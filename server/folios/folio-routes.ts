import { folioEndpoints } from '#contract/folios/folio-endpoints.ts'
import { folioMessages as say } from '#contract/folios/folio-messages.ts'
import { addFolio, addFoliosForRooms, changeFolio, removeFolio } from '#server/folios/change-folios.ts'
import { addExtra, giveDiscount, removeDiscount, removeExtra } from '#server/folios/extras-and-discounts.ts'
import { invoiceFolio } from '#server/folios/invoice-folio.ts'
import { listFoliosOf } from '#server/folios/list-folios.ts'
import { moveCharges, splitCharge, splitEqually } from '#server/folios/move-charges.ts'
import { previewDiscount } from '#server/folios/preview-discount.ts'
import { rebill } from '#server/folios/rebill.ts'
import { invoiceProblems } from '#server/invoices/invoice-problems.ts'
import { getInvoice } from '#server/invoices/invoice-store.ts'
import type { Api } from '#server/kit/http/http.ts'

export const folioRoutes = (api: Api) => {
  api.on(folioEndpoints.list, async ({ db, params, query }) => ({ data: await listFoliosOf(db, params.slug, query) }))
  api.on(folioEndpoints.add, async ({ db, params, body }) => {
    await addFolio(db, params.slug, body)
    return { message: say.added, data: await listFoliosOf(db, params.slug) }
  })
  api.on(folioEndpoints.forRooms, async ({ db, params }) => {
    const added = await addFoliosForRooms(db, params.slug)
    return { message: say.forRooms(added), data: await listFoliosOf(db, params.slug) }
  })
  api.on(folioEndpoints.update, async ({ db, params, body }) => {
    const booking = await changeFolio(db, params.slug, body)
    return { message: say.saved, data: await listFoliosOf(db, booking) }
  })
  api.on(folioEndpoints.delete, async ({ db, params }) => {
    const booking = await removeFolio(db, params.slug)
    return { message: say.deleted, data: await listFoliosOf(db, booking) }
  })
  api.on(folioEndpoints.addCharge, async (call) => {
    const booking = await addExtra(call, call.params.slug, call.body)
    return { message: say.chargeAdded, data: await listFoliosOf(call.db, booking) }
  })
  api.on(folioEndpoints.deleteCharge, async ({ db, params }) => {
    const booking = await removeExtra(db, params.slug)
    return { message: say.chargeDeleted, data: await listFoliosOf(db, booking) }
  })
  api.on(folioEndpoints.giveDiscount, async (call) => {
    const booking = await giveDiscount(call, call.params.slug, call.body)
    return { message: say.discountGiven, data: await listFoliosOf(call.db, booking) }
  })
  api.on(folioEndpoints.previewDiscount, async ({ db, params, body }) => ({
    data: await previewDiscount(db, params.slug, body),
  }))
  api.on(folioEndpoints.deleteDiscount, async ({ db, params }) => {
    const booking = await removeDiscount(db, params.slug)
    return { message: say.discountDeleted, data: await listFoliosOf(db, booking) }
  })
  api.on(folioEndpoints.moveCharges, async ({ db, params, body }) => {
    const booking = await moveCharges(db, params.slug, body)
    return { message: say.moved(body.charge_ids.length), data: await listFoliosOf(db, booking) }
  })
  api.on(folioEndpoints.splitCharge, async ({ db, params, body }) => {
    const booking = await splitCharge(db, params.slug, body)
    return { message: say.split, data: await listFoliosOf(db, booking) }
  })
  api.on(folioEndpoints.splitEqually, async ({ db, params, body }) => {
    const booking = await splitEqually(db, params.slug, body)
    return { message: say.split, data: await listFoliosOf(db, booking) }
  })
  api.on(folioEndpoints.invoice, async (call) => {
    const { booking_slug, invoice } = await invoiceFolio(call, call.params.slug, call.body.billed_to)
    return {
      message: say.invoiced(invoice.number),
      data: await listFoliosOf(call.db, booking_slug),
      invoice_number: invoice.number,
      invoice_slug: invoice.slug,
    }
  })
  api.on(folioEndpoints.rebill, async (call) => {
    const { credit_note, invoice } = await rebill(call, call.params.slug, call.body)
    const data = await getInvoice(call.db, invoice.slug)
    if (!data) throw invoiceProblems.missing()
    return { message: say.rebilled(credit_note.number, invoice.number), data }
  })
}
