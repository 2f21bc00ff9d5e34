import { accountMessages } from '#contract/auth/account-messages.ts'
import { authEndpoints } from '#contract/auth/auth-endpoints.ts'
import { authMessages } from '#contract/auth/auth-messages.ts'
import { authReplies } from '#contract/auth/auth-replies.ts'
import { secondFactorMessages as secondFactor } from '#contract/auth/second-factor/second-factor-messages.ts'
import { kitReplies } from '#contract/kit/kit-replies.ts'
import { setHomeScreen } from '#server/auth/account-store.ts'
import { changePassword, refuseTooManyChanges } from '#server/auth/change-password.ts'
import { passwordLinkMail, refuseTooManyResets, resetPassword } from '#server/auth/password-reset.ts'
import { closeSession } from '#server/auth/session-store.ts'
import { signIn } from '#server/auth/sign-in.ts'
import { evenWhenReadOnly } from '#server/kit/http/even-when-read-only.ts'
import type { Api } from '#server/kit/http/http.ts'

export const authRoutes = (api: Api) => {
  // A failed sign-in still counts as a try, so it must not be rolled back with the refusal.
  api.onWithoutTransaction(authEndpoints.login, (call) =>
    evenWhenReadOnly(call, async (services, isReadOnly) => {
      const { codesLeft, ...data } = await signIn(services, call, call.body)
      const message = codesLeft === undefined ? authMessages.signedIn : secondFactor.signedInWithRecoveryCode(codesLeft)
      return { message: isReadOnly ? kitReplies.diskFull : message, data }
    }),
  )
  api.on(authEndpoints.logout, async ({ db, token }) => {
    await closeSession(db, token)
    return { message: authReplies.signedOut }
  })
  api.on(authEndpoints.me, async ({ user: { granted: permissions, ...user } }) => ({
    data: {
      name: user.name,
      email: user.email,
      role: user.role,
      home_screen: user.home_screen,
      role_name: user.role_name,
      must_set_up_second_factor: user.must_set_up_second_factor,
      permissions,
    },
  }))
  api.on(authEndpoints.setHomeScreen, async ({ db, user, body: { home_screen } }) => {
    await setHomeScreen(db, user.account_id, home_screen)
    return { message: accountMessages.homeScreenSet(accountMessages.homeScreens[home_screen]) }
  })
  api.onWithoutTransaction(authEndpoints.forgotPassword, async (call) => {
    await refuseTooManyResets(call, call.address, call.body)
    // A job for any email, so that the time it takes doesn't tell whether the account exists.
    await call.jobs.add(call.db, passwordLinkMail, { email: call.body.email }, call.body.email)
    return { message: call.hasSmtp ? authReplies.linkSent : authReplies.linkNotSent }
  })
  api.on(authEndpoints.resetPassword, async ({ db, clock, body }) => {
    await resetPassword(db, clock.now(), body.token, body.password)
    return { message: authMessages.passwordReset }
  })
  api.onPrepared(
    authEndpoints.changePassword,
    // Counted before the transaction, so that a refusal does not take the count back.
    ({ db, clock, user }) => refuseTooManyChanges(db, clock.now(), user.account_id),
    async ({ db, user, token, body }) => {
      await changePassword(db, user, token, body)
      return { message: authMessages.passwordChanged }
    },
  )
}
