import type { Role } from '#contract/kit/endpoint.ts'
import type { Granted, Permission } from '#contract/kit/permission.ts'

/** The account that sends a request. */
export interface Actor {
  account_id: number
  name: string
  email: string
  role: Role
  home_screen: 'dashboard' | 'calendar'
  /** The guest of the account; null for staff. */
  guest_id: number | null
  /** The name of the staff's role; null for guests. */
  role_name: string | null
  /** What the role allows. */
  granted: Granted
  /** The role asks for a second factor, and the person has none: nothing else can be done before. */
  must_set_up_second_factor: boolean
  /** What colleagues have approved for this request. */
  approvals: Approval[]
}

/** A colleague's approval of one request. */
export interface Approval {
  permission: Permission
  /** Up to the colleague's own limit; null if there is none. */
  up_to: number | null
  /** Uses it up, and names the colleague in the audit trail. */
  use: () => Promise<void>
}
