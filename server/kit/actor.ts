import type { Role } from '#contract/kit/endpoint.ts'

/** Who is asking. */
export interface Actor {
  account_id: number
  name: string
  email: string
  role: Role
  /** Whom the account belongs to; null for staff. */
  guest_id: number | null
}
