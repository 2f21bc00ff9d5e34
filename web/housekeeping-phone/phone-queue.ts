import { signedInAs } from '#web/auth/auth-queries.ts'
import type { PhoneAction } from '#web/housekeeping-phone/phone-action.ts'
import { texts } from '#web/housekeeping-phone/phone-words.ts'
import { createStepQueue } from '#web/housekeeping-phone/queue/step-queue.ts'
import { openStepStore } from '#web/housekeeping-phone/queue/step-store.ts'
import { sendAction } from '#web/housekeeping-phone/send-action.ts'
import { toast } from '#web/kit/feedback/toast.tsx'

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('sarai.housekeeping')

/** The steps that were tapped on this phone. */
export const phoneQueue = createStepQueue<PhoneAction>({
  store: openStepStore(),
  send: sendAction,
  // Asked only if steps are waiting.
  whoIsSignedIn: async () => {
    const found = await signedInAs()
    if (!found) toast.notSaved(texts.signInToSend, texts.notSent)
    return found && { token: found.token, account: found.account.email }
  },
  // Without HTTPS browsers have no locks. Two tabs may then send the same step, which the server does once.
  alone: (work) => (navigator.locks ? navigator.locks.request('sarai.housekeeping', work) : work()),
  tellTabs: () => channel?.postMessage('changed'),
  isOffline: () => !navigator.onLine,
})

channel?.addEventListener('message', () => void phoneQueue.refresh())
