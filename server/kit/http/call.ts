import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import type { z } from '#contract/kit/z.ts'
import type { Db } from '#server/db/connect.ts'
import type { Actor } from '#server/kit/actor.ts'
import { addressOf } from '#server/kit/http/throttle.ts'
import type { Services } from '#server/kit/services.ts'

type Parsed<Schema> = z.output<Extract<Schema, z.ZodType>>

/** The input of a handler. Of HTTP it has only the caller's address and browser. */
export interface Call<E extends Endpoint> extends Services {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
  /** Reading it in a public call throws. */
  readonly user: Actor
  /** The signed-in guest; reading it in a call that is not for guests throws. */
  readonly guestId: number
  readonly token: string
  address: string
  /** The browser and the system, as they call themselves. */
  userAgent: string
  /** The uploaded file of the form. */
  upload: Uint8Array | undefined
  /**
   * Runs in this process after the answer was sent, and only if the transaction was committed. It is lost if the process
   * dies, so work that must be done is a job in the queue.
   */
  afterwards(work: Work): void
}

/** It gets other services, because the call's transaction is over by then. */
export type Work = (services: Services) => Promise<void>

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<z.output<E['reply']>>

export type PreparedHandler<E extends Endpoint, Prepared> = (
  call: Call<E>,
  prepared: Prepared,
) => Promise<z.output<E['reply']>>

/** The step before the transaction of a call; work that it adds for later runs however the call ends. */
export type Prepare<E extends Endpoint, Prepared> = (call: Call<E>) => Promise<Prepared>

export interface StreamCall {
  /** The id of the listening browser tab. */
  tab: string | undefined
  /** Which of these tokens still belong to a session. */
  stillSignedIn(tokens: string[]): Promise<Set<string>>
}

/** Runs work after the response was sent; an error is logged. */
export const runAfterwards = (services: Services, request: FastifyRequest) => (work: Work) =>
  services.afterResponse.run(
    () => work(services),
    (error) => request.log.error({ err: error }, 'work after the response failed'),
  )

export const callOf = <E extends Endpoint>(
  request: FastifyRequest,
  services: Services,
  db: Db,
  afterwards: Call<E>['afterwards'],
) =>
  ({
    ...services,
    db,
    params: request.params,
    query: request.query,
    body: request.body,
    get user() {
      if (!request.actor) throw new Error(`${request.url} is public and has no user`)
      return request.actor
    },
    get guestId() {
      const id = request.actor?.guest_id ?? null
      if (id === null) throw new Error(`${request.url} is not for guests only`)
      return id
    },
    get token() {
      return request.token
    },
    address: addressOf(request),
    userAgent: request.headers['user-agent'] ?? '',
    upload: request.upload,
    afterwards,
  }) as Call<E>
