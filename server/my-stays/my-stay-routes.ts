import { myStayEndpoints } from '#contract/my-stays/my-stay-endpoints.ts'
import { ownBillOf } from '#server/folios/bill-of.ts'
import { printInvoice } from '#server/invoices/print-invoice.ts'
import type { Api } from '#server/kit/http/http.ts'
import { myDashboard } from '#server/my-stays/my-dashboard.ts'
import { myStayProblems } from '#server/my-stays/my-stay-problems.ts'
import { getMyBooking, hasDocument, listMyStays } from '#server/my-stays/my-stay-store.ts'

export const myStayRoutes = (api: Api) => {
  api.on(myStayEndpoints.dashboard, async (call) => ({ data: await myDashboard(call) }))
  api.on(myStayEndpoints.list, async ({ db, guestId, query }) => ({ data: await listMyStays(db, guestId, query) }))
  api.on(myStayEndpoints.bill, async ({ db, guestId, params }) => {
    const booking = await getMyBooking(db, guestId, params.slug)
    if (!booking) throw myStayProblems.missing()
    return { data: await ownBillOf(db, booking) }
  })
  api.on(myStayEndpoints.pdf, async (call) => {
    const { number } = call.params
    if (!(await hasDocument(call.db, call.guestId, number))) throw myStayProblems.invoiceMissing()
    return printInvoice(call, number)
  })
}
