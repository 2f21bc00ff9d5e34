import { Alert, Button, Skeleton, Stack, TextInput } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { shortestPassword } from '#contract/auth/account.ts'
import { InvitationAnswer } from '#contract/guest-accounts/guest-account.ts'
import { guestAccountMessages as say } from '#contract/guest-accounts/guest-account-messages.ts'
import { AuthFrame } from '#web/auth/auth-frame.tsx'
import { accountQuery } from '#web/auth/auth-queries.ts'
import { acceptInvitation, useInvited } from '#web/guest-accounts/guest-account-queries.ts'
import { queryClient } from '#web/kit/api/query-client.ts'
import { session } from '#web/kit/api/session.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { PasswordField } from '#web/kit/fields/password-field.tsx'
import { markFields } from '#web/kit/form/mark-fields.ts'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { TextLink } from '#web/kit/page/links.tsx'
import { paths } from '#web/paths.ts'

/** The page that an invitation links to: the guest chooses a password and is signed in. */
export const InvitationPage = () => {
  const { token } = useSearch({ from: paths.invitation })
  const invited = useInvited(token)
  const first = invited.data?.name.split(' ')[0]
  return (
    <AuthFrame
      title={first ? `Welcome, ${first}` : 'Welcome'}
      text="Choose a password to see your bookings, your bill and hotel services."
    >
      {token === '' || invited.error ? (
        <Alert data-tone="danger" role="alert">
          {failureText(invited.error, say.linkUsed)}
        </Alert>
      ) : invited.data ? (
        <PasswordForm token={token} email={invited.data.email} />
      ) : (
        <Skeleton height={160} />
      )}
      <TextLink to={paths.login} fz="sm">
        I have an account already
      </TextLink>
    </AuthFrame>
  )
}

const PasswordForm = ({ token, email }: { token: string; email: string }) => {
  const navigate = useNavigate()
  const form = useFormOf(InvitationAnswer, { token, password: '' })
  const enter = form.handleSubmit(async (answer) => {
    try {
      const { message, data } = await acceptInvitation(answer)
      session.begin(data.token, false)
      queryClient.clear()
      queryClient.setQueryData(accountQuery.queryKey, data.user)
      toast.success(message)
      await navigate({ to: paths.candidateDashboard, replace: true })
    } catch (failure) {
      toast.error(failureText(failure, say.acceptFailed))
      markFields(form, failure)
    }
  })
  return (
    <form onSubmit={enter} noValidate>
      <Stack>
        <TextInput label="Email" value={email} readOnly variant="filled" autoComplete="username" />
        <PasswordField
          control={form.control}
          name="password"
          label="Password"
          description={`At least ${shortestPassword} characters`}
          required
          autoFocus
          autoComplete="new-password"
        />
        <Button type="submit" size="md" loading={form.formState.isSubmitting}>
          Open the guest area
        </Button>
      </Stack>
    </form>
  )
}
