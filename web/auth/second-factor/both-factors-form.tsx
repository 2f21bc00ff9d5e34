import { Button, Group, Stack } from '@mantine/core'
import { BothFactors } from '#contract/auth/second-factor/second-factor.ts'
import { secondFactorMessages as say } from '#contract/auth/second-factor/second-factor-messages.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { PasswordField } from '#web/kit/fields/password-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { markFields } from '#web/kit/form/mark-fields.ts'
import { useFormOf } from '#web/kit/form/use-form-of.ts'

interface BothFactorsFormProps {
  label: string
  failed: string
  onSend: (both: BothFactors) => Promise<unknown>
  onCancel: () => void
}

/** Password and code, for changes of the second factor. */
export const BothFactorsForm = ({ label, failed, onSend, onCancel }: BothFactorsFormProps) => {
  const form = useFormOf(BothFactors, { current_password: '', code: '' })
  const submit = form.handleSubmit((both) =>
    onSend(both).catch((failure: unknown) => {
      toast.error(failureText(failure, failed))
      markFields(form, failure)
    }),
  )
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <PasswordField
          control={form.control}
          name="current_password"
          label="Current password"
          required
          autoComplete="current-password"
          autoFocus
        />
        <TextField
          control={form.control}
          name="code"
          label={say.codeLabel}
          description={say.codeHint}
          required
          input={{ autoComplete: 'one-time-code' }}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            Back
          </Button>
          <Button type="submit" disabled={form.formState.isSubmitting}>
            {label}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
