import type { FastifyRequest } from 'fastify'
import { approvalHeader, permissionMessages } from '#contract/kit/approval.ts'
import type { Access } from '#contract/kit/endpoint.ts'
import { kitMessages } from '#contract/kit/kit-messages.ts'
import { unattendedHeader } from '#contract/kit/live.ts'
import { may, Permission } from '#contract/kit/permission.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { Db } from '#server/db/connect.ts'
import type { Actor } from '#server/kit/actor.ts'
import type { Services } from '#server/kit/services.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | undefined
    token: string
  }
  interface FastifyContextConfig {
    access?: Access
  }
}

/** Finds the account of a token. */
export interface Identity {
  /** The caller. A request from an unattended screen does not extend the session. */
  identify(services: Services, token: string, isAttended: boolean): Promise<Actor | undefined>
  /** Which of these tokens still belong to a session. */
  stillSignedIn(services: Services, tokens: string[]): Promise<Set<string>>
  /** The caller with what a colleague approved for this request. */
  withApproval(services: Services, actor: Actor, token: string): Promise<Actor>
  /** Marks an approval as used in the request's transaction; `false` if another request has used it. */
  markUsed(db: Db, now: Date, id: number): Promise<boolean>
}

const hasAccess = (access: Access, { role, granted }: Actor) => {
  if (access === 'public' || access === 'signed_in') return true
  if (access === 'candidate') return role === 'candidate'
  return role === 'admin' && (access === 'staff' || may(granted, access))
}

/** Only changes are approved: nothing can be read with a colleague's rights. */
const isChange = ({ method }: FastifyRequest) => method !== 'GET' && method !== 'HEAD'

/** Finds the account that the token belongs to. */
export const identifyCaller =
  (access: Access, services: Services, { identify, withApproval }: Identity) =>
  async (request: FastifyRequest) => {
    if (access === 'public') return
    request.token = bearerToken(request.headers.authorization)
    const isAttended = !(unattendedHeader in request.headers)
    request.actor = request.token ? await identify(services, request.token, isAttended) : undefined
    const approval = request.headers[approvalHeader]
    if (request.actor?.role === 'admin' && typeof approval === 'string' && isChange(request))
      request.actor = await withApproval(services, request.actor, approval)
  }

const notAllowed = (access: Access, { role }: Actor) => {
  const permission = role === 'admin' ? Permission.safeParse(access).data : undefined
  const message = permission ? permissionMessages.notAllowed(permission) : kitMessages.notForYou
  return new Problem(403, 'not_allowed', message, undefined, permission)
}

/** Refuses callers who may not use the endpoint, before the body is read. */
export const requireAccess =
  (access: Access) =>
  async ({ actor }: FastifyRequest) => {
    if (access === 'public') return
    if (!actor) throw new Problem(401, 'not_signed_in', kitMessages.signInFirst)
    if (!hasAccess(access, actor)) throw notAllowed(access, actor)
    if (access === 'candidate' && actor.guest_id === null) throw new Problem(403, 'no_guest', kitMessages.noGuest)
  }

const bearerToken = (header = '') => /^Bearer ([\w-]{20,100})$/i.exec(header)?.[1] ?? ''
