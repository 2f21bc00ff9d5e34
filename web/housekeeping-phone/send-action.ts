import { housekeepingEndpoints } from '#contract/housekeeping/housekeeping-endpoints.ts'
import { Problem } from '#contract/kit/problem.ts'
import { LostPropertyDraft } from '#contract/lost-property/lost-property.ts'
import { lostPropertyEndpoints } from '#contract/lost-property/lost-property-endpoints.ts'
import { RepairDraft } from '#contract/repairs/repair.ts'
import { repairEndpoints } from '#contract/repairs/repair-endpoints.ts'
import type { PhoneAction } from '#web/housekeeping-phone/phone-action.ts'
import type { QueuedStep } from '#web/housekeeping-phone/queue/queued-step.ts'
import type { Sender } from '#web/housekeeping-phone/queue/send-steps.ts'
import { call } from '#web/kit/api/api.ts'
import { sendForm } from '#web/kit/api/send-form.ts'

/** On a bad connection a request can hang for minutes, and the other steps wait for it. */
const longestWait = 20_000
const longestWaitWithPhoto = 120_000

/** Sends a step to the server, always as the person who tapped it and with the id that it got then. */
export const sendAction = (queued: QueuedStep<PhoneAction>, { token }: Sender): Promise<unknown> => {
  const { id, action, taken_at } = queued
  const sending = { token, signal: AbortSignal.timeout(longestWait) }
  const once = { ...sending, actKey: id }
  if (action.kind === 'undo') return undo(action.step, once)
  if (action.kind === 'fault') {
    const { room_id, description, photo } = action
    const body = RepairDraft.parse({ client_id: id, room_id, description })
    if (!photo) return call(repairEndpoints.save, { ...once, body })
    return sendForm(repairEndpoints.save, { ...once, ...withPhoto(photo), body })
  }
  if (action.kind === 'lost') {
    const { room_id, description, area, photo } = action
    // The room is the place; where in the room it was belongs in the description.
    const where = area === '' ? '' : ` (${area})`
    const body = LostPropertyDraft.parse({ client_id: id, room_id, description: `${description}${where}` })
    if (!photo) return call(lostPropertyEndpoints.save, { ...once, body })
    return sendForm(lostPropertyEndpoints.save, { ...once, ...withPhoto(photo), body })
  }
  const { room, kind } = action
  // The phone's clock may be wrong: the server compares it with its own.
  const step = { id, room, kind, taken_at, sent_at: new Date().toISOString() }
  const { stay } = action
  const body = { ...step, ...(stay && { stay }), ...(action.kind === 'minibar' && { items: action.items }) }
  // Without a key: the id in the body is the step's own, and `sent_at` makes each attempt another request.
  return call(housekeepingEndpoints.takeStep, { ...sending, body })
}

interface SendingOptions {
  token: string
  actKey: string
  signal: AbortSignal
}

const undo = (id: string, once: SendingOptions) =>
  call(housekeepingEndpoints.undoStep, { ...once, params: { id } }).catch((failure: unknown) => {
    // The step itself was refused: there is nothing to undo.
    if (failure instanceof Problem && failure.code === 'step_missing') return
    throw failure
  })

const withPhoto = (file: File) => ({
  file,
  signal: AbortSignal.timeout(longestWaitWithPhoto),
  onProgress: () => undefined,
})
