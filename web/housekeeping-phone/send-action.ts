import { housekeepingEndpoints } from '#contract/housekeeping/housekeeping-endpoints.ts'
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
  const sending = { token, actKey: id, signal: AbortSignal.timeout(longestWait) }
  if (action.kind === 'fault') {
    const { room_id, description, photo } = action
    const body = RepairDraft.parse({ client_id: id, room_id, description })
    if (!photo) return call(repairEndpoints.save, { ...sending, body })
    const signal = AbortSignal.timeout(longestWaitWithPhoto)
    return sendForm(repairEndpoints.save, { ...sending, signal, body, file: photo, onProgress: () => undefined })
  }
  const { room, kind } = action
  // The phone's clock may be wrong: the server compares it with its own.
  const step = { id, room, kind, taken_at, sent_at: new Date().toISOString() }
  const { stay } = action
  const body = { ...step, ...(stay && { stay }), ...(action.kind === 'minibar' && { items: action.items }) }
  return call(housekeepingEndpoints.takeStep, { ...sending, body })
}
