import type { Permission } from '#contract/kit/permission.ts'
import type { z } from '#contract/kit/z.ts'

/** The two kinds of account: staff and guests. */
export type Role = 'admin' | 'candidate'

/**
 * Who may use an endpoint: everyone, every account, guests, everyone on the staff, or the staff whose role has a
 * permission.
 */
export type Access = 'public' | 'signed_in' | 'candidate' | 'staff' | Permission

/** A file that a form may send along with its fields. */
export interface Upload {
  field: string
  /** In bytes. */
  largest: number
  tooLarge: string
}

/** One call of the API as plain data: the server's route, the browser's client and the OpenAPI document all read it. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api`. */
  path: string
  access: Access
  /** Also for a person who has to set up the second factor first. */
  beforeSecondFactor?: true
  summary: string
  params?: Params
  query?: Query
  body?: Body
  reply: Reply
  upload?: Upload
  /** The content type, where the reply is a file and not JSON. */
  file?: string
  /** The status of success; 200 by default. */
  status?: 200 | 201
  /** The whole reply is a secret. It is not stored, so that a repeated call is done again. */
  isSecret?: true
  /** A secret in the reply that is shown once. It is left out of the reply that is stored for retries. */
  shownOnce?: string
  /** The accounts whose screens are told about the change; by default all, for a call that may write. */
  tells?: 'everyone' | 'self' | 'nobody'
}

/** Keeps the exact schema types of an endpoint written as a literal. */
export const endpoint = <
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Reply extends z.ZodType = z.ZodType,
>(
  call: Endpoint<Params, Query, Body, Reply>,
) => call
