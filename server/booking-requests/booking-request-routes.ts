import { bookingRequestEndpoints as calls } from '#contract/booking-requests/booking-request-endpoints.ts'
import { bookingRequestMessages as say } from '#contract/booking-requests/booking-request-messages.ts'
import { confirmRequest, declineRequest, withdrawRequest } from '#server/booking-requests/answer-request.ts'
import { bookingRequestProblems } from '#server/booking-requests/booking-request-problems.ts'
import {
  getMyRequest,
  getRequest,
  listMyRequests,
  listRequests,
} from '#server/booking-requests/booking-request-store.ts'
import { listFreeTypes } from '#server/booking-requests/list-free-types.ts'
import { sendAnswer } from '#server/booking-requests/mail-answer.ts'
import { sendRequest } from '#server/booking-requests/send-request.ts'
import type { Db } from '#server/db/connect.ts'
import type { Api } from '#server/kit/http/http.ts'

const mustGet = async (db: Db, slug: string) => {
  const request = await getRequest(db, slug)
  if (!request) throw bookingRequestProblems.missing()
  return request
}

const mustGetMine = async (db: Db, guestId: number, slug: string) => {
  const request = await getMyRequest(db, guestId, slug)
  if (!request) throw bookingRequestProblems.missing()
  return request
}

export const bookingRequestRoutes = (api: Api) => {
  api.on(calls.list, async ({ db, query }) => ({ data: await listRequests(db, query) }))
  api.on(calls.confirm, async (call) => {
    const { booking_number } = await confirmRequest(call, call.params.slug, call.body)
    const data = await mustGet(call.db, call.params.slug)
    const sent = await sendAnswer(call, data)
    return { message: say.confirmed(booking_number, sent.delivery), data, ...sent }
  })
  api.on(calls.decline, async (call) => {
    await declineRequest(call, call.params.slug, call.body.reason)
    const data = await mustGet(call.db, call.params.slug)
    const sent = await sendAnswer(call, data)
    return { message: say.declined(sent.delivery), data, ...sent }
  })

  api.on(calls.freeTypes, async (call) => ({ data: await listFreeTypes(call, call.query) }))
  api.on(calls.mine, async ({ db, guestId }) => ({ data: await listMyRequests(db, guestId) }))
  api.on(calls.send, async (call) => {
    const slug = await sendRequest(call, { id: call.guestId, name: call.user.name }, call.body)
    return { message: say.sent, data: await mustGetMine(call.db, call.guestId, slug) }
  })
  api.on(calls.withdraw, async (call) => {
    await withdrawRequest(call, call.guestId, call.params.slug)
    return { message: say.withdrawn, data: await mustGetMine(call.db, call.guestId, call.params.slug) }
  })
}
