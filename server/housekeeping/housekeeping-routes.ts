import { housekeepingEndpoints as calls } from '#contract/housekeeping/housekeeping-endpoints.ts'
import { housekeepingMessages as say } from '#contract/housekeeping/housekeeping-messages.ts'
import { assignSeveral, changeRoomByHand } from '#server/housekeeping/change-by-hand.ts'
import { readBoard, readMyRooms, readRoom } from '#server/housekeeping/read-board.ts'
import { takeStep } from '#server/housekeeping/take-step.ts'
import { undoStep } from '#server/housekeeping/undo-step.ts'
import type { Api } from '#server/kit/http/http.ts'

export const housekeepingRoutes = (api: Api) => {
  api.on(calls.board, async (call) => ({ data: await readBoard(call, call.query.date) }))
  api.on(calls.mine, async (call) => ({ data: await readMyRooms(call) }))
  api.on(calls.changeRoom, async (call) => {
    const data = await changeRoomByHand(call, call.params.slug, call.body)
    return { message: say.roomSaved(data.room_number), data }
  })
  api.on(calls.assign, async (call) => {
    const data = await assignSeveral(call, call.body)
    return { message: say.assigned(data.length), data }
  })
  api.on(calls.takeStep, async (call) => {
    const message = await takeStep(call, call.body)
    const { room: data } = await readRoom(call, call.body.room)
    // The charge is on the bill, which other screens show.
    if (call.body.kind === 'minibar') call.afterwards(async ({ live }) => live.announce({ topic: 'folios' }))
    return { message, data }
  })
  api.on(calls.undoStep, async (call) => {
    const { message, room } = await undoStep(call, call.params.id)
    return { message, data: (await readRoom(call, room)).room }
  })
}
