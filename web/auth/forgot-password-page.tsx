import { Alert, Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { PasswordForgotten } from '#contract/auth/account.ts'
import { authMessages } from '#contract/auth/auth-messages.ts'
import { AuthFrame } from '#web/auth/auth-frame.tsx'
import { useForgotPassword } from '#web/auth/auth-queries.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { TextLink } from '#web/kit/page/links.tsx'
import { paths } from '#web/paths.ts'

export const ForgotPasswordPage = () => {
  const form = useFormOf(PasswordForgotten, { email: '' })
  const ask = useForgotPassword()
  const [answer, setAnswer] = useState<string>()

  const send = form.handleSubmit((body) =>
    ask.mutate(body, {
      onSuccess: ({ message }) => setAnswer(message),
      onError: ({ message }) => toast.error(message || authMessages.askFailed),
    }),
  )

  return (
    <AuthFrame title="Forgot your password?" text="We email you a link to set a new one.">
      {answer ? (
        <Alert data-tone="info">{answer}</Alert>
      ) : (
        <form onSubmit={send} noValidate>
          <Stack>
            {ask.isError && <Alert data-tone="danger">{failureText(ask.error, authMessages.askFailed)}</Alert>}
            <TextField
              control={form.control}
              name="email"
              label="Email"
              required
              input={{ type: 'email', autoComplete: 'username', inputMode: 'email' }}
            />
            <Button type="submit" size="md" disabled={ask.isPending}>
              {ask.isPending ? 'Sending...' : 'Send link'}
            </Button>
          </Stack>
        </form>
      )}
      <TextLink to={paths.login} fz="sm">
        Back to sign in
      </TextLink>
    </AuthFrame>
  )
}
