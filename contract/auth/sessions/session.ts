import { endpoint } from '#contract/kit/endpoint.ts'
import { Id, IdText } from '#contract/kit/id.ts'
import { Done, dataOf } from '#contract/kit/replies.ts'
import { Instant } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'

export const Session = z.object({
  id: Id,
  /** Browser and system, such as Chrome on Windows. */
  device: z.string(),
  signed_in_at: Instant,
  last_used_at: Instant,
  /** The session of this request. */
  is_this_one: z.boolean(),
})
export type Session = z.infer<typeof Session>

export const sessionMessages = {
  title: 'Signed-in devices',
  closed: 'The device is signed out.',
  othersClosed: 'All other devices are signed out.',
  missing: 'This device is signed out already.',
  thisDevice: 'This device',
  unknownDevice: 'Unknown device',
  times: (signedIn: string, lastUsed: string) => `Signed in ${signedIn} · last used ${lastUsed}`,
  onlyThis: 'You are signed in on this device only.',
  listFailed: 'Failed to load your devices',
  closeFailed: 'The device could not be signed out. Please try again.',
}

const path = '/me/sessions'

export const sessionEndpoints = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'signed_in',
    summary: 'Where the own account is signed in, the last used first',
    reply: dataOf(z.array(Session)),
  }),
  close: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'signed_in',
    summary: 'Sign the own account out on one device',
    params: z.object({ id: IdText }),
    reply: Done,
    tells: 'self',
  }),
  closeOthers: endpoint({
    method: 'POST',
    path: `${path}/sign-out-others`,
    access: 'signed_in',
    summary: 'Sign the own account out on all other devices',
    reply: Done,
    tells: 'self',
  }),
}
