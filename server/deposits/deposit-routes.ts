import { depositEndpoints } from '#contract/deposits/deposit-endpoints.ts'
import { depositMessages as say } from '#contract/deposits/deposit-messages.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { getBooking } from '#server/bookings/booking-store.ts'
import type { Db } from '#server/db/connect.ts'
import { depositProblems } from '#server/deposits/deposit-problems.ts'
import { getDeposit, listDeposits, listDepositsHeld } from '#server/deposits/deposit-store.ts'
import { depositsHeldFile } from '#server/deposits/deposits-held-file.ts'
import { previewKept } from '#server/deposits/preview-kept.ts'
import { printDeposit, printReturn } from '#server/deposits/print-deposit.ts'
import { returnDeposit } from '#server/deposits/return-deposit.ts'
import { takeDeposit } from '#server/deposits/take-deposit.ts'
import type { Api } from '#server/kit/http/http.ts'

const mustGet = async (db: Db, slug: string) => {
  const deposit = await getDeposit(db, slug)
  if (!deposit) throw depositProblems.missing()
  return deposit
}

export const depositRoutes = (api: Api) => {
  api.on(depositEndpoints.list, async ({ db, params }) => {
    const booking = await getBooking(db, params.slug)
    if (!booking) throw bookingProblems.missing()
    return { data: await listDeposits(db, booking.id) }
  })
  api.on(depositEndpoints.take, async (call) => {
    const slug = await takeDeposit(call, call.params.slug, call.body)
    return { message: say.taken, data: await mustGet(call.db, slug) }
  })
  api.on(depositEndpoints.return, async (call) => {
    const { slug } = call.params
    const kept = await returnDeposit(call, slug, call.body)
    const data = await mustGet(call.db, slug)
    return { message: kept > 0 ? say.kept(kept) : say.returned(data.amount), data }
  })
  api.on(depositEndpoints.previewKept, async (call) => ({
    data: await previewKept(call, call.params.slug, call.body),
  }))
  api.on(depositEndpoints.receipt, async (call) => printDeposit(call, call.params.slug))
  api.on(depositEndpoints.returnReceipt, async (call) => printReturn(call, call.params.slug))
  api.on(depositEndpoints.held, async ({ db }) => ({ data: await listDepositsHeld(db) }))
  api.on(depositEndpoints.heldFile, async ({ db }) => depositsHeldFile(await listDepositsHeld(db)))
}
