import { Alert, Button, Stack } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { PasswordReset, shortestPassword } from '#contract/auth/account.ts'
import { authMessages } from '#contract/auth/auth-messages.ts'
import { AuthFrame } from '#web/auth/auth-frame.tsx'
import { useResetPassword } from '#web/auth/auth-queries.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { PasswordField } from '#web/kit/fields/password-field.tsx'
import { markFields } from '#web/kit/form/mark-fields.ts'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { TextLink } from '#web/kit/page/links.tsx'
import { paths } from '#web/paths.ts'

export const ResetPasswordPage = () => {
  const { token } = useSearch({ from: paths.resetPassword })
  const navigate = useNavigate()
  const form = useFormOf(PasswordReset, { token, password: '' })
  const reset = useResetPassword()

  const set = form.handleSubmit((body) =>
    reset.mutate(body, {
      onSuccess: ({ message }) => {
        toast.success(message || authMessages.passwordReset)
        navigate({ to: paths.login })
      },
      onError: (failure) => {
        toast.error(failureText(failure, authMessages.resetFailed))
        markFields(form, failure)
      },
    }),
  )

  return (
    <AuthFrame title="Set a new password" text={`Use at least ${shortestPassword} characters.`}>
      {token === '' || reset.isError ? (
        <Alert data-tone="danger">
          {failureText(reset.error, authMessages.linkUsed)}{' '}
          <TextLink to={paths.forgotPassword} fz="sm">
            Ask for a new link
          </TextLink>
        </Alert>
      ) : null}
      <form onSubmit={set} noValidate>
        <Stack>
          <PasswordField
            control={form.control}
            name="password"
            label="New password"
            required
            autoComplete="new-password"
          />
          <Button type="submit" size="md" disabled={token === '' || reset.isPending}>
            {reset.isPending ? 'Saving...' : 'Set password'}
          </Button>
        </Stack>
      </form>
      <TextLink to={paths.login} fz="sm">
        Back to sign in
      </TextLink>
    </AuthFrame>
  )
}
