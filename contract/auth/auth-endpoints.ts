import {
  Account,
  Credentials,
  HomeScreen,
  PasswordChange,
  PasswordForgotten,
  PasswordReset,
} from '#contract/auth/account.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { Done, dataOf, savedReply } from '#contract/kit/replies.ts'
import { z } from '#contract/kit/z.ts'

export const authEndpoints = {
  login: endpoint({
    method: 'POST',
    path: '/login',
    access: 'public',
    summary: 'Sign in',
    body: Credentials,
    reply: savedReply(z.object({ token: z.string(), user: Account, device: z.string() })),
  }),
  logout: endpoint({
    method: 'POST',
    path: '/logout',
    access: 'signed_in',
    beforeSecondFactor: true,
    summary: 'Sign out',
    reply: Done,
    tells: 'nobody',
  }),
  me: endpoint({
    method: 'GET',
    path: '/me',
    access: 'signed_in',
    beforeSecondFactor: true,
    summary: 'Who is signed in',
    reply: dataOf(Account),
  }),
  setHomeScreen: endpoint({
    method: 'PUT',
    path: '/me/home-screen',
    access: 'staff',
    summary: 'Choose the screen that follows the sign-in',
    body: z.object({ home_screen: HomeScreen }),
    reply: Done,
    tells: 'self',
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/password/forgot',
    access: 'public',
    summary: 'Mail a one-time link that sets a new password',
    body: PasswordForgotten,
    reply: Done,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/password/reset',
    access: 'public',
    summary: 'Set a new password with the link from the email',
    body: PasswordReset,
    reply: Done,
    tells: 'nobody',
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/password/change',
    access: 'signed_in',
    summary: 'Change one’s own password',
    body: PasswordChange,
    reply: Done,
    tells: 'nobody',
  }),
}
