import type { FastifyRequest } from 'fastify'
import type { Access, Role } from '#contract/kit/endpoint.ts'
import { kitMessages } from '#contract/kit/kit-messages.ts'
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

/** Finds out whose a token is. */
export type Identify = (services: Services, token: string) => Promise<Actor | undefined>

const mayEnter = (access: Access, role: Role) => access === 'signed_in' || access === role

/** Stands before every call, before its body is even read. */
export const raiseWall =
  (access: Access, services: Services, identify: Identify) => async (request: FastifyRequest) => {
    if (access === 'public') return
    request.token = bearerToken(request.headers.authorization)
    request.actor = request.token ? await identify(services, request.token) : undefined
    if (!request.actor) throw new Problem(401, 'not_signed_in', kitMessages.signInFirst)
    if (!mayEnter(access, request.actor.role)) throw new Problem(403, 'not_allowed', kitMessages.notForYou)
  }

const bearerToken = (header = '') => /^Bearer ([\w-]{20,100})$/i.exec(header)?.[1] ?? ''
