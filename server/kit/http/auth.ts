import type { FastifyRequest } from 'fastify'
import type { Access, Role } from '#contract/kit/endpoint.ts'
import { kitMessages } from '#contract/kit/kit-messages.ts'
import { unattendedHeader } from '#contract/kit/live.ts'
import { Problem } from '#contract/kit/problem.ts'
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

/** Knows whose a token is. */
export interface Identity {
  /** Who asks. A screen that nobody sits at does not keep its sign-in alive. */
  identify(services: Services, token: string, isAttended: boolean): Promise<Actor | undefined>
  /** Which of these tokens still count. */
  stillSignedIn(services: Services, tokens: string[]): Promise<Set<string>>
}

const mayEnter = (access: Access, role: Role) => access === 'signed_in' || access === role

/** Finds out who asks. */
export const recognise =
  (access: Access, services: Services, { identify }: Identity) =>
  async (request: FastifyRequest) => {
    if (access === 'public') return
    request.token = bearerToken(request.headers.authorization)
    const isAttended = !(unattendedHeader in request.headers)
    request.actor = request.token ? await identify(services, request.token, isAttended) : undefined
  }

/** Stands before every call, before its body is even read. */
export const raiseWall =
  (access: Access) =>
  async ({ actor }: FastifyRequest) => {
    if (access === 'public') return
    if (!actor) throw new Problem(401, 'not_signed_in', kitMessages.signInFirst)
    if (!mayEnter(access, actor.role)) throw new Problem(403, 'not_allowed', kitMessages.notForYou)
    if (access === 'candidate' && actor.guest_id === null) throw new Problem(403, 'no_guest', kitMessages.noGuest)
  }

const bearerToken = (header = '') => /^Bearer ([\w-]{20,100})$/i.exec(header)?.[1] ?? ''
