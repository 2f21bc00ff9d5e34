import type { Role } from '#contract/kit/endpoint.ts'
import type { Granted } from '#contract/kit/permission.ts'

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
  /** What the role allows, and for this request also what a colleague approved. */
  granted: Granted
  /** The role asks for a second factor, and the person has none: nothing else can be done before. */
  must_set_up_second_factor: boolean
  /** The colleague who approved this request. */
  approved_by: number | null
  /** The approval, which can be used once. */
  approval_id?: number
}
