import { Permission } from '#contract/kit/permission.ts'
import { requiredText, text } from '#contract/kit/text.ts'
import { z } from '#contract/kit/z.ts'

/** The screen that staff see after signing in. Guests have only their dashboard. */
export const HomeScreen = z.enum(['dashboard', 'calendar'])
export type HomeScreen = z.infer<typeof HomeScreen>

export const Account = z.object({
  name: z.string(),
  email: z.string(),
  /** The kind of account: `admin` for staff, `candidate` for guests. What staff may do is said by their role, below. */
  role: z.enum(['admin', 'candidate']),
  home_screen: HomeScreen,
  /** The name of the role of a person on the staff. */
  role_name: z.string().nullable(),
  /** The role asks for a second factor and the person has none: the API refuses everything else until it is set up. */
  must_set_up_second_factor: z.boolean(),
  /** What the person may do: each permission with its limit in percent or paise, or null where there is none. */
  permissions: z.partialRecord(Permission, z.number().nullable()),
})
export type Account = z.infer<typeof Account>

export const shortestPassword = 10

export const Email = z.email('Please enter a valid email').max(254, 'Please enter a valid email')

export const NewPassword = z
  .string()
  .min(shortestPassword, `Minimum ${shortestPassword} characters required`)
  .max(200, 'At most 200 characters are allowed')

/** Token of a known device. The device has its own limit of wrong passwords; the token gives no access. */
const Device = z.string().max(100).default('')

/** The rules for new passwords are not checked at sign-in: a wrong password is refused as wrong. */
export const Credentials = z.object({
  email: requiredText(254, 'Email is required'),
  password: z.string().min(1, 'Password is required').max(200, 'At most 200 characters are allowed'),
  remember: z.boolean().default(false),
  /** Of the second factor, for accounts that have one. */
  code: text(40).default(''),
  device: Device,
})
export type Credentials = z.infer<typeof Credentials>

export const PasswordForgotten = z.object({ email: Email, device: Device })

export const PasswordReset = z.object({
  token: z.string().min(1, 'Open the link from the email again').max(100),
  password: NewPassword,
})

export const PasswordChange = z.object({
  current_password: z.string().min(1, 'Current password is required').max(200),
  password: NewPassword,
  device: Device,
})
