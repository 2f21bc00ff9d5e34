import type { Role } from '#contract/kit/endpoint.ts'

/** The account that sends a request. */
export interface Actor {
  account_id: number
  name: string
  email: string
  role: Role
  home_screen: 'dashboard' | 'calendar'
  /** The guest of the account; null for staff. */
  guest_id: number | null
}
