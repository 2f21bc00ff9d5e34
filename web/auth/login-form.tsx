import { Alert, Button, Checkbox, Group, Loader, PasswordInput, Stack, TextInput } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { Credentials } from '#contract/auth/account.ts'
import { authMessages } from '#contract/auth/auth-messages.ts'
import { useSignIn } from '#web/auth/use-sign-in.ts'
import { session } from '#web/kit/api/session.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { TextLink } from '#web/kit/page/links.tsx'
import { paths } from '#web/paths.ts'

const warn = () => toast.warning(authMessages.fillBoth)

// Two fields need no form library, and without it the first page is smaller.
export const LoginForm = () => {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(false)
  const [left, setLeft] = useState({ email: false, password: false })
  const passwordInput = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const codeInput = useRef<HTMLInputElement>(null)
  const { busy, refusal, isCodeRefused, asksForCode, signIn } = useSignIn((isCode) =>
    (isCode ? codeInput : passwordInput).current?.select(),
  )

  const { success: valid, data: credentials, error } = Credentials.safeParse({ email, password, remember, code })
  const wrong = (field: 'email' | 'password') =>
    left[field] && error?.issues.find(({ path }) => path[0] === field)?.message

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (credentials) signIn(credentials)
    else warn()
  }
  // The button is never disabled: a browser would then ignore Enter without a message.
  const warnOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !valid) warn()
  }

  return (
    <form onSubmit={submit} onKeyDown={warnOnEnter} noValidate>
      <Stack>
        {refusal && !isCodeRefused && <Alert data-tone="danger">{refusal}</Alert>}
        {!refusal && !asksForCode && session.wasEnded() && <Alert data-tone="info">{authMessages.sessionEnded}</Alert>}
        <TextInput
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          labelProps={{ 'data-required': true }}
          aria-required
          autoFocus
          value={email}
          error={wrong('email')}
          onChange={(event) => setEmail(event.currentTarget.value)}
          onBlur={() => setLeft({ ...left, email: true })}
        />
        <PasswordInput
          ref={passwordInput}
          label="Password"
          name="password"
          autoComplete="current-password"
          labelProps={{ 'data-required': true }}
          aria-required
          value={password}
          error={wrong('password')}
          onChange={(event) => setPassword(event.currentTarget.value)}
          onBlur={() => setLeft({ ...left, password: true })}
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password', tabIndex: 0 }}
        />
        {asksForCode && (
          <TextInput
            ref={codeInput}
            label="Code"
            name="code"
            description={authMessages.codeHint}
            // Above the field, the ring of the focus would cover it.
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            error={isCodeRefused && refusal}
            autoComplete="one-time-code"
            autoCapitalize="none"
            labelProps={{ 'data-required': true }}
            aria-required
            autoFocus
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        )}
        <Group justify="space-between">
          <Checkbox
            label="Remember me"
            checked={remember}
            onChange={(event) => setRemember(event.currentTarget.checked)}
          />
          <TextLink to={paths.forgotPassword} fz="sm">
            I forgot my password
          </TextLink>
        </Group>
        <Button type="submit" size="md" disabled={busy || !valid} aria-busy={busy}>
          {busy ? <Loader size="sm" color="currentColor" aria-label="Signing in" /> : 'Sign In'}
        </Button>
      </Stack>
    </form>
  )
}
