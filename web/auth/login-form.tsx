import { Alert, Button, Checkbox, Group, Loader, Stack } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useState } from 'react'
import { Credentials } from '#contract/auth/account.ts'
import { authMessages } from '#contract/auth/auth-messages.ts'
import { paths } from '#web/app/paths.ts'
import { signIn } from '#web/auth/auth-queries.ts'
import { homeOf } from '#web/auth/guards.ts'
import { PasswordField } from '#web/kit/form/password-field.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { TextLink } from '#web/kit/links.tsx'
import { session } from '#web/kit/session.ts'
import { toast } from '#web/kit/toast.tsx'

const pauseBeforeGoingOn = 100

export const LoginForm = () => {
  const router = useRouter()
  const form = useFormOf(Credentials, { email: '', password: '', remember: false })
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  const warn = () => toast.warning(authMessages.fillBoth)

  const enter = form.handleSubmit(async (credentials) => {
    setBusy(true)
    setRefusal(undefined)
    try {
      const { message, user } = await signIn(credentials)
      toast.success(message || authMessages.signedIn, authMessages.welcomeTitle)
      const href = session.takePlace() ?? homeOf[user.role]
      setTimeout(() => router.navigate({ href }), pauseBeforeGoingOn)
    } catch (failure) {
      const reason = (failure instanceof Error && failure.message) || authMessages.wrongCredentials
      toast.error(reason, authMessages.failedTitle)
      setRefusal(reason)
      setBusy(false)
      form.setFocus('password', { shouldSelect: true })
    }
  }, warn)

  // A browser does not submit a form whose button is disabled: Enter would do nothing, and say nothing.
  const warnOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !form.formState.isValid) warn()
  }

  return (
    <form onSubmit={enter} onKeyDown={warnOnEnter} noValidate>
      <Stack>
        {refusal && <Alert data-tone="danger">{refusal}</Alert>}
        <TextField
          control={form.control}
          name="email"
          label="Email"
          required
          input={{ type: 'email', autoComplete: 'username', inputMode: 'email' }}
        />
        <PasswordField
          control={form.control}
          name="password"
          label="Password"
          required
          autoComplete="current-password"
        />
        <Group justify="space-between">
          <Checkbox label="Remember me" {...form.register('remember')} />
          <TextLink to={paths.forgotPassword} fz="sm">
            I forgot my password
          </TextLink>
        </Group>
        <Button type="submit" size="md" disabled={busy || !form.formState.isValid} aria-busy={busy}>
          {busy ? <Loader size="sm" color="currentColor" aria-label="Signing in" /> : 'Sign In'}
        </Button>
      </Stack>
    </form>
  )
}
