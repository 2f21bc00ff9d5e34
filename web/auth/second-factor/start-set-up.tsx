import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { type SecondFactorSecret, SecondFactorStart } from '#contract/auth/second-factor/second-factor.ts'
import { secondFactorMessages as say } from '#contract/auth/second-factor/second-factor-messages.ts'
import { Problem } from '#contract/kit/problem.ts'
import { useStartSecondFactor } from '#web/auth/second-factor/second-factor-queries.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { PasswordField } from '#web/kit/fields/password-field.tsx'
import { markFields } from '#web/kit/form/mark-fields.ts'
import { useFormOf } from '#web/kit/form/use-form-of.ts'

interface StartSetUpProps {
  isPasswordNeeded: boolean
  onStarted: (secret: SecondFactorSecret) => void
  onCancel?: () => void
}

export const StartSetUp = ({ isPasswordNeeded, onStarted, onCancel }: StartSetUpProps) => {
  const form = useFormOf(SecondFactorStart, { current_password: '' })
  const start = useStartSecondFactor()
  // The server asks for it in a session that was opened some time ago.
  const [asksForPassword, setAsksForPassword] = useState(isPasswordNeeded)
  const submit = form.handleSubmit((body) =>
    start.mutate(body, {
      onSuccess: ({ data }) => onStarted(data),
      onError: (failure) => {
        if (failure instanceof Problem && failure.code === 'password_needed') setAsksForPassword(true)
        else toast.error(failureText(failure, say.startFailed))
        markFields(form, failure)
      },
    }),
  )
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>{say.why}</Text>
        {asksForPassword && (
          <PasswordField
            control={form.control}
            name="current_password"
            label="Current password"
            required
            autoComplete="current-password"
            autoFocus
          />
        )}
        <Group justify="flex-end">
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              Back
            </Button>
          )}
          <Button type="submit" disabled={start.isPending}>
            Continue
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
