import type { FastifyRequest } from 'fastify'
import type { Access, Endpoint, Upload } from '#contract/kit/endpoint.ts'
import { unattendedHeader } from '#contract/kit/live.ts'
import { may, Permission } from '#contract/kit/permission.ts'
import type { Db } from '#server/db/connect.ts'
import type { Actor, Approval } from '#server/kit/actor.ts'
import { permissionProblems } from '#server/kit/http/permission-problems.ts'
import type { Services } from '#server/kit/services.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | undefined
    token: string
  }
  interface FastifyContextConfig {
    access?: Access
    beforeSecondFactor?: boolean
    /** Described in the API document. */
    upload?: Upload
  }
}

/** Finds the account of a token. */
export interface Identity {
  /** The caller. A request from an unattended screen does not extend the session. */
  identify(services: Services, token: string, isAttended: boolean): Promise<Actor | undefined>
  /** Which of these tokens still belong to a session. */
  stillSignedIn(services: Services, tokens: string[]): Promise<Set<string>>
  /** What colleagues have approved of a request, by the tokens that it brings. */
  findApprovals(db: Db, now: Date, actor: Actor, tokens: string[], request: Buffer): Promise<Approval[]>
}

const hasAccess = (access: Access, { role, granted }: Actor) => {
  if (access === 'public' || access === 'signed_in') return true
  if (access === 'candidate') return role === 'candidate'
  return role === 'admin' && (access === 'staff' || may(granted, access))
}

/** Finds the account that the token belongs to. */
export const identifyCaller =
  (access: Access, services: Services, { identify }: Identity) =>
  async (request: FastifyRequest) => {
    if (access === 'public') return
    request.token = bearerToken(request.headers.authorization)
    const isAttended = !(unattendedHeader in request.headers)
    request.actor = request.token ? await identify(services, request.token, isAttended) : undefined
  }

/** The permission that a person on the staff lacks; undefined if the endpoint is not for staff at all. */
const missingOf = (access: Access, { role }: Actor) =>
  role === 'admin' ? Permission.safeParse(access).data : undefined

/** Refuses callers who may not use the endpoint, before the body is read. */
export const requireAccess =
  ({ access, beforeSecondFactor }: Endpoint) =>
  async ({ actor }: FastifyRequest) => {
    if (access === 'public') return
    if (!actor) throw permissionProblems.notSignedIn()
    if (actor.must_set_up_second_factor && !beforeSecondFactor) throw permissionProblems.secondFactorNeeded()
    if (!hasAccess(access, actor)) throw permissionProblems.notAllowed(missingOf(access, actor))
    if (access === 'candidate' && actor.guest_id === null) throw permissionProblems.noGuest()
  }

const bearerToken = (header = '') => /^Bearer ([\w-]{20,100})$/i.exec(header)?.[1] ?? ''
